import type { JsonObject } from '../core/json.ts';
import {
  flag,
  list,
  number,
  object,
  oneOf,
  ordinal,
  pointerText,
  ref,
  said,
  text,
  whole,
  yes,
} from './schema-words.ts';

/** Ids of kinds and rules: they stand in addresses and headings, so they are held to what ours look like. */
const id: JsonObject = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' };
/** A path inside the repository; longer than any that a file system takes is none. */
const repositoryPath: JsonObject = {
  type: 'string',
  maxLength: 4096,
  pattern: '^[^/\\u0000-\\u001f][^\\u0000-\\u001f]*$',
};

const verdict = said(
  oneOf('compatible', 'first-release', 'reported', 'forced', 'refused', 'invalid', 'error'),
  'What the gate says; of several contracts the worst, which is the last of these.',
);
const fingerprint = said(
  { type: 'string', pattern: '^[0-9a-f]{12}$' },
  'The short name under which a finding is accepted.',
);

const finding = object({
  level: oneOf('break', 'undecided', 'warning', 'notice'),
  kind: said(id, 'Id of the kind; docs/kinds/<kind>.md explains it.'),
  subject: ref('subject'),
  audience: said(oneOf('callers', 'host'), 'host: only the host calls this tool.'),
  'proof?': oneOf('witness', 'structure', 'rule'),
  'baseline?': said(pointerText, 'JSON Pointer into the baseline.'),
  'current?': said(pointerText, 'JSON Pointer into the current contract.'),
  'place?': said(
    object({ part: oneOf('arguments', 'result', 'data', 'configuration'), path: text }),
    'Where in its subject it lies, as a person would type it.',
  ),
  'before?': text,
  'after?': text,
  message: said(text, 'What changed, as a short clause: the subject and the versions stand around it.'),
  'remedy?': text,
  'witness?': said(
    object({ value: {}, 'at?': said(pointerText, 'The spot in the value that the reader refuses.') }),
    'A value that the writer may send and the reader refuses. Integers keep all their digits.',
  ),
  'reason?': said(text, 'Of something that could not be decided: why.'),
  'cause?': said(
    { type: 'object', properties: { code: text }, required: ['code'] },
    'The same as data: a code and its parts.',
  ),
  'renamedTo?': said(text, 'The name that what was removed probably has now.'),
  'hits?': list(oneOf('flows', 'operators', 'clients', 'model')),
  'shows?': oneOf('load', 'parse', 'run time', 'silent'),
  'also?': list(pointerText),
  fingerprint,
  blocking: said(flag, 'Whether it fails the run: nothing lifts it.'),
  because: said(text, 'Why it blocks or does not.'),
  'callers?': said(whole, 'Who called what breaks: a place in the list `callers` of the report.'),
  'origin?': said(oneOf('here', 'base'), 'base: already on the base branch.'),
  'accepted?': object({
    reason: text,
    'expires?': text,
    'here?': said(yes, 'The pull request itself brings the entry.'),
  }),
  'proposed?': said(
    object({ reason: text, 'expires?': text }),
    'An entry that a fork brings: it lifts nothing until it is on the base branch.',
  ),
  'consumers?': said(
    list(object({ path: text, 'line?': ordinal, 'column?': ordinal })),
    'Documents of the repository that it breaks.',
  ),
  'sinceLabel?': said(yes, 'First seen in a push after the force label was applied.'),
  'location?': ref('location'),
});

const subject = object({ type: oneOf('tool', 'event', 'program', 'plugin', 'component', 'file'), name: text });

const problem = object({
  level: oneOf('error', 'warning', 'notice'),
  rule: said(id, 'Id of the rule; docs/rules/<rule>.md explains it.'),
  message: text,
  'pointer?': pointerText,
  'offset?': said(whole, 'Byte offset in the file.'),
  'line?': ordinal,
  'column?': ordinal,
  'expected?': text,
  'received?': text,
  'location?': ref('location'),
});

const baseline: JsonObject = {
  oneOf: [
    object({
      state: oneOf('found'),
      source: text,
      label: text,
      'version?': text,
      'tag?': text,
      'digest?': text,
      'date?': text,
      'url?': text,
      'why?': text,
      'others?': list(object({ name: text, why: text })),
      'cost?': object({ bytes: whole, requests: whole }),
    }),
    object({
      state: said(oneOf('none'), 'There is no earlier release, and that is certain.'),
      source: text,
      why: text,
    }),
    object({ state: said(oneOf('failed'), 'It could not be fetched or read.'), source: text, why: text }),
  ],
};

const usage: JsonObject = {
  oneOf: [
    object({
      state: oneOf('answered'),
      url: text,
      program: text,
      rows: list(
        object({
          kind: oneOf('tool', 'event'),
          item: text,
          source: oneOf('service', 'account', 'app', 'anonymous', 'stripe'),
          caller: text,
          outcome: oneOf('done', 'failed', 'denied', 'refused'),
          calls: number,
          last: number,
          'public?': flag,
        }),
      ),
      coversEvents: flag,
      wakes: list(object({ tool: text, arguments: {}, 'due?': number, 'by?': text })),
      crons: { type: 'object', additionalProperties: text },
      notes: list(text),
      'missing?': said(
        object({ programs: list(text), secrets: list(text) }),
        'What the contract declares and this host does not have.',
      ),
    }),
    object({ state: oneOf('not-deployed'), url: text, program: text }),
    object({ state: oneOf('failed'), url: text, program: text, why: text }),
  ],
};

const counts = object({
  breaks: whole,
  blocking: said(whole, 'Breaks and undecided places that block.'),
  undecided: whole,
  warnings: whole,
  notices: whole,
  internal: whole,
  errors: whole,
});

const contract = object({
  name: text,
  path: said(text, 'As given, relative to the working directory, with /.'),
  kind: said(id, 'image, section, idl, plugin …; unknown for what is not a contract.'),
  verdict: ref('verdict'),
  current: object({ 'version?': text, 'digest?': text, 'size?': whole }),
  baseline: ref('baseline'),
  problems: list(ref('problem')),
  findings: list(ref('finding')),
  usage: list(ref('usage')),
  deploy: list(
    object({
      url: text,
      program: text,
      status: said(whole, 'HTTP status; 0: not known.'),
      answer: text,
      line: said(text, 'The request line that the deploy needs.'),
      'withLine?': said(object({ status: whole, answer: text }), 'What that line would be answered.'),
    }),
  ),
  counts: ref('counts'),
  requiredBump: oneOf('major', 'minor', 'patch', 'none'),
  'bumpEnough?': flag,
  'failure?': said(
    object({ fault: oneOf('configuration', 'source', 'bug'), message: text }),
    'What kept this contract from being judged.',
  ),
  'alone?': said(yes, 'Validated on its own; there was nothing to compare it with, on purpose.'),
  'offers?': said(list(ref('subject')), 'Of a first release: what callers may use of it.'),
  'publishes?': said(list(text), 'Tools that became public and must be confirmed at deploy.'),
  'consumers?': said(
    list(object({ path: text, state: oneOf('works', 'broken', 'failing', 'unknown', 'gone'), 'why?': text })),
    'Documents of the repository that use this contract.',
  ),
  notes: list(text),
});

/** The JSON Schema of `report.json`, version 1; `report.schema.json` is written from it. */
export const REPORT_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://berm.dev/compat/report-1.json',
  title: 'Report of berm-compat',
  description:
    'What the gate found out about every contract of a run. A later version of this format has another version number.',
  ...object({
    schema: oneOf('https://berm.dev/compat/report-1.json'),
    version: oneOf(1),
    generator: object({ name: oneOf('berm-compat'), version: text }),
    verdict: ref('verdict'),
    exitCode: said(
      oneOf(0, 1, 2, 3, 4, 70),
      '0 passes, 1 refused, 2 invalid contract, 3 usage or configuration, 4 a source could not be read, 70 our own fault.',
    ),
    contracts: list(ref('contract')),
    counts: ref('counts'),
    'force?': object({
      by: oneOf('label', 'input'),
      'label?': text,
      'actor?': text,
      'at?': text,
      covers: oneOf('pull-request', 'findings'),
    }),
    'callers?': said(
      list(
        list(object({ url: text, source: text, caller: text, calls: number, last: said(number, 'Epoch seconds.') })),
      ),
      'Lists of callers, most calls first; findings name theirs by its place.',
    ),
    'forceLabel?': said(text, 'The label that would let breaks through.'),
    'rules?': said(
      list(object({ option: text, value: text, from: oneOf('inputs', 'file'), 'contract?': text })),
      'The options in force that are not the defaults.',
    ),
    'rulesChanged?': said(
      list(object({ option: text, 'contract?': text, 'before?': text, 'after?': text })),
      'What the pull request changes of them: it takes effect once it is merged.',
    ),
    notes: list(text),
  }),
  $defs: {
    verdict,
    location: object({
      path: said(repositoryPath, 'Relative to the repository, with /.'),
      line: ordinal,
      'column?': ordinal,
    }),
    finding,
    subject,
    problem,
    baseline,
    usage,
    counts,
    contract,
  },
};
