#!/usr/bin/env node
/**
 * Writes one page per kind of finding and one per rule from the catalogues, so that the documentation says what the
 * program does: docs/kinds/ and docs/rules/, each with an index.
 *
 *   node scripts/docs.mjs [--check]
 *
 * `--check` writes nothing and fails when a page is not what would be written, is missing, or is left over.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources, ROOT } from './sources.mjs';

const LEVELS = {
  break: 'break: blocking',
  undecided: 'undecided: blocking unless `undecided: report`',
  error: 'error: the contract would not load, and no label helps',
  warning: 'warning',
  notice: 'notice',
};
const HITS = { flows: 'flow authors', operators: 'operators', clients: 'clients', model: 'the model' };
const SHOWS = {
  load: 'when the plugin is loaded',
  parse: 'when a flow is parsed',
  'run time': 'at run time',
  silent: 'nowhere: it is silent',
};

const code = (text, language = '') => `\`\`\`${language}\n${text}\n\`\`\``;
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
/** What a sample says, as a document of the reader's own: an object's text over several lines where it is long. */
const shown = (value) => {
  const short = JSON.stringify(value);
  return code(short.length <= 100 ? short : JSON.stringify(value, undefined, 2), 'json');
};

const PARTS = {
  arguments: 'The arguments of a tool',
  result: 'The result of a tool',
  data: 'The fields of an event',
  configuration: 'A configuration',
};

/**
 * One contract's view of a kind, as a part of its page. What the report says of the sample is what the program says.
 */
function kindPart(where, kind, finding) {
  const { sample } = kind;
  const of = 'part' in sample ? ` (${PARTS[sample.part].toLowerCase()})` : '';
  const hits = finding?.hits?.map((hit) => HITS[hit]).join(', ');
  return [
    `## ${where}`,
    `**${sentence(kind.title)}** Level: ${LEVELS[kind.level]}.`,
    kind.when,
    '**Who is hit:** ' +
      `${kind.who}${hits === undefined ? '' : ` In a plugin: ${hits}; it shows ${SHOWS[finding.shows]}.`}`,
    `Before${of}:\n\n${shown(sample.before)}\n\nAfter:\n\n${shown(sample.after)}`,
    ...(finding === undefined
      ? []
      : [
          `**The report says:** ${finding.message}`,
          ...(finding.witness === undefined
            ? []
            : [`**A value that fails:** \`${JSON.stringify(finding.witness.value)}\``]),
          ...(finding.remedy === undefined ? [] : [`**What fixes it:** ${finding.remedy}`]),
        ]),
  ].join('\n\n');
}

/** The contracts in which a kind is met; those that share it are told together, as the last of them tells it. */
function kindPages({ CATALOGUES }) {
  const ids = [...new Set(CATALOGUES.flatMap(({ kinds }) => Object.keys(kinds)))].sort();
  return ids.map((id) => {
    const views = new Map();
    for (const { where, kinds, findings } of CATALOGUES) {
      const kind = kinds[id];
      if (kind === undefined) continue;
      const finding = findings(kind).find((found) => found.kind === id);
      const known = views.get(kind);
      const both = known === undefined ? where : `${known.where} and ${where.replace(/^In /, 'in ')}`;
      views.set(kind, { where: both, finding: finding ?? known?.finding });
    }
    const [[{ level, title }]] = views;
    const parts = [...views].map(([kind, { where, finding }]) => kindPart(where, kind, finding));
    return { id, level, title, text: `# \`${id}\`\n\n${parts.join('\n\n')}\n` };
  });
}

function rulePages({ RULES, GATE_RULES, RULE_CATALOGUE, TOOLS_RULES, USE_RULES, exampleText }) {
  const plain = (rules, on) =>
    Object.entries(rules).map(([id, rule]) => ({
      id,
      level: rule.level,
      title: rule.title,
      text:
        [
          `# \`${id}\``,
          `**${sentence(rule.title)}** A rule on ${on}. Level: ${LEVELS[rule.level]}.`,
          rule.text,
          `**What to do:** ${rule.remedy}`,
        ].join('\n\n') + '\n',
    }));
  const stages = {
    text: 'the file',
    manifest: 'the manifest',
    load: 'the load',
    directory: 'the plugin’s directory',
    submitted: 'a submitted plugin',
    lint: 'a lint',
    list: 'the list',
    use: 'documents and configuration',
  };
  const withExamples = (catalogue, on) =>
    catalogue.map((rule) => ({
      id: rule.id,
      level: rule.level,
      title: rule.title,
      text:
        [
          `# \`${rule.id}\``,
          `**${sentence(rule.title)}** A rule on ${on}, about ${stages[rule.stage]}. Level: ${LEVELS[rule.level]}.`,
          rule.text,
          `Against the rule:\n\n${code(exampleText(rule.wrong), 'json')}`,
          `As it should be:\n\n${code(exampleText(rule.right), 'json')}`,
        ].join('\n\n') + '\n',
    }));
  return [
    ...plain(RULES, 'berm images'),
    ...plain(GATE_RULES, 'files of any kind'),
    ...withExamples(RULE_CATALOGUE, 'heddle plugins'),
    ...withExamples(TOOLS_RULES, 'lists of tools'),
    ...withExamples([...USE_RULES.values()], 'uses of heddle plugins'),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function index(title, intro, pages) {
  const rows = pages.map(
    ({ id, level, title: words }) => `| [\`${id}\`](${id}.md) | ${level} | ${words.replaceAll('|', '\\|')} |`,
  );
  return `# ${title}\n\n${intro}\n\n| id | level | what |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** Path → text of every page. */
function everyPage(catalogues) {
  const kinds = kindPages(catalogues);
  const rules = rulePages(catalogues);
  const twice = rules.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`two rules share an id: ${twice.join(', ')}`);
  const made = '*Made by `npm run generate` from the catalogue in the sources.*';
  return new Map([
    [
      'docs/kinds/README.md',
      index('Kinds of findings', `What a new release can do to those who call the old one. ${made}`, kinds),
    ],
    ...kinds.map(({ id, text }) => [`docs/kinds/${id}.md`, text]),
    [
      'docs/rules/README.md',
      index('Rules', `What keeps a contract from loading, and what loads and still goes wrong. ${made}`, rules),
    ],
    ...rules.map(({ id, text }) => [`docs/rules/${id}.md`, text]),
  ]);
}

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const pages = everyPage(
  await fromSources(`
    export { CATALOGUES } from './src/breaks/index.ts';
    export { RULES } from './src/manifest/rules.ts';
    export { GATE_RULES } from './src/contracts/rules.ts';
    export { RULE_CATALOGUE, exampleText } from './src/heddle/catalogue.ts';
    export { TOOLS_RULES } from './src/tools/index.ts';
    export { USE_RULES } from './src/heddle/uses/rules.ts';
  `),
);
const standing = ['docs/kinds', 'docs/rules'].flatMap((folder) =>
  existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`) : [],
);
const leftOver = standing.filter((path) => !pages.has(path));
const stale = [...pages].filter(
  ([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text,
);
if (values.check === true) {
  const faults = [...leftOver.map((path) => `left over: ${path}`), ...stale.map(([path]) => `stale: ${path}`)];
  if (faults.length > 0) {
    process.stderr.write(
      `The pages are not what the catalogues make; run "npm run generate" and commit:\n  ${faults.join('\n  ')}\n`,
    );
    process.exit(1);
  }
  process.stdout.write(`${pages.size} pages are what the catalogues make\n`);
} else {
  for (const path of leftOver) rmSync(join(ROOT, path));
  for (const [path, text] of stale) {
    mkdirSync(join(ROOT, path, '..'), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  process.stdout.write(`${stale.length} pages written, ${leftOver.length} removed, ${pages.size} in all\n`);
}
