import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';

const files = (...list: readonly Json[]): Json => ({ components: [{ componentType: 'Judge' }], files: list });
const plugin = (fields: Readonly<Record<string, Json>>): Json => ({
  components: [{ componentType: 'Judge' }],
  ...fields,
});
const TOOL: Json = { name: 'search', path: 'search.sh' };

/** Files, and the plugin as a whole. */
export const WHOLE_KINDS = {
  'file-removed': {
    level: 'break',
    proof: 'structure',
    title: 'File no longer there',
    when:
      'A destination (`dest`, by default the path’s base name) stands in the baseline and not in the current ' +
      'manifest. Spellings of one place (`skills`, `./skills`, `skills/`) are one destination.',
    who: 'Programs and prompts that read it in the workspace.',
    hits: ['flows', 'model'],
    shows: 'silent',
    message: (w) => `no longer in the workspace${w.renamedTo === undefined ? '' : `; it is now at ${w.renamedTo}`}`,
    remedy: (w) => (w.renamedTo === undefined ? 'Keep shipping it.' : 'Keep the old `dest`.'),
    sample: { before: files({ path: 'skills' }), after: files({ path: 'skills', dest: 'know-how' }) },
  },
  'file-source-changed': {
    level: 'notice',
    title: 'File from another path',
    when:
      'The destination stayed and the `path` in the plugin changed. The new path must be there, or heddle ' +
      'refuses to load.',
    who: 'Operators, when the new path is not shipped.',
    hits: ['operators'],
    shows: 'load',
    message: (w) => `path changed from ${w.was} to ${w.is}`,
    sample: { before: files({ path: 'skills' }), after: files({ path: 'know-how', dest: 'skills' }) },
  },
  'file-added': {
    level: 'notice',
    addition: true,
    title: 'File added',
    when:
      'A destination stands in the current manifest and not in the baseline. It is copied into every workspace, ' +
      'and collides with a mount or another plugin’s file at that place.',
    who: 'Operators with a mount or a file at that place.',
    hits: ['operators'],
    shows: 'load',
    message: () => 'new in every workspace',
    sample: { before: plugin({}), after: files({ path: 'skills' }) },
  },
  'capability-added': {
    level: 'break',
    proof: 'structure',
    title: 'Capability not granted',
    when:
      'A capability was added that is not among those granted (input `granted-capabilities`), or that heddle ' +
      'does not serve.',
    who: 'Operators whose host does not grant it: the plugin does not load.',
    hits: ['operators'],
    shows: 'load',
    message: (w) => `asks for the capability ${w.about}, which the host does not grant`,
    remedy: () => 'Do without it, or have the operators grant it first.',
    sample: { before: plugin({}), after: plugin({ capabilities: ['teleport'] }) },
  },
  'reach-grew': {
    level: 'warning',
    addition: true,
    title: 'Capability added',
    when: 'The plugin asks for a capability that it did not ask for, and the host grants it: its reach grew.',
    who: 'Operators, who should know.',
    hits: ['operators'],
    shows: 'silent',
    message: (w) => `asks for the capability ${w.about}, which the host grants`,
    remedy: () => 'Say in the release notes what it is for.',
    sample: { before: plugin({}), after: plugin({ capabilities: ['callModel'] }) },
  },
  'capability-removed': {
    level: 'notice',
    title: 'Capability dropped',
    when: 'The plugin no longer asks for a capability.',
    who: 'Flows that relied on what it did through it.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `no longer asks for the capability ${w.about}`,
    sample: { before: plugin({ capabilities: ['emitEvent'] }), after: plugin({}) },
  },
  'discovery-demanded': {
    level: 'break',
    proof: 'structure',
    title: 'Plugin must be started to load',
    when: '`discoverTools` is true and was not, and the host does not discover (input `discover-tools`).',
    who: 'Operators whose host does not discover: the plugin does not load.',
    hits: ['operators'],
    shows: 'load',
    message: () => 'must now be started and asked for its tools, which the host does not do',
    remedy: () => 'Declare the tools in the manifest, or have the operators pass --discover-tools first.',
    sample: { before: plugin({}), after: plugin({ discoverTools: true }) },
  },
  'discovery-added': {
    level: 'warning',
    title: 'Plugin is started and asked for its tools',
    when: '`discoverTools` is true and was not, and the host discovers.',
    who: 'Operators: the plugin is started when it is loaded.',
    hits: ['operators'],
    shows: 'load',
    message: () => 'is now started at load and asked for its tools; no manifest says which',
    sample: { before: plugin({}), after: plugin({ discoverTools: true }) },
  },
  'discovery-withdrawn': {
    level: 'break',
    proof: 'structure',
    title: 'Tools no longer discovered',
    when: '`discoverTools` was true and is not, and no tool is declared in place of those it found.',
    who: 'Flows that name a tool which was discovered.',
    hits: ['operators', 'flows'],
    shows: 'load',
    message: () => 'its tools are no longer discovered, and none is declared instead',
    remedy: () => 'Declare the tools, or keep `discoverTools`.',
    sample: { before: plugin({ discoverTools: true }), after: plugin({}) },
  },
  'discovery-declared': {
    level: 'undecided',
    title: 'Tools declared instead of discovered',
    when:
      '`discoverTools` was true and is not, and tools are declared that were not. Whether these are all that ' +
      'were discovered no manifest says.',
    who: 'Perhaps flows that name a tool which was discovered.',
    hits: ['operators', 'flows'],
    shows: 'load',
    message: (w) => `${w.about} declared instead of discovered: no manifest says whether that is all`,
    remedy: () => 'Compare a snapshot of the list of tools, and accept the finding when nothing is missing.',
    sample: { before: { discoverTools: true }, after: { tools: [TOOL] } },
  },
  'tool-discovered': {
    level: 'undecided',
    title: 'Tool no longer declared, perhaps discovered',
    when:
      'A declared tool is gone, and the current manifest discovers tools: it may still be among them, and no ' +
      'manifest says so.',
    who: 'Perhaps flows and models that name it.',
    hits: ['flows', 'model'],
    shows: 'load',
    message: () => 'no longer declared: it may be discovered, and no manifest says so',
    remedy: () => 'Declare it, or compare a snapshot of the list of tools.',
    sample: { before: { tools: [TOOL] }, after: { discoverTools: true } },
  },
  'discovery-not-compared': {
    level: 'notice',
    title: 'Discovered tools not compared',
    when:
      '`discoverTools` is true on both sides. Which tools are discovered no manifest says, so they are not ' +
      'compared.',
    who: 'Nobody knows: compare a snapshot of the list of tools.',
    hits: ['operators', 'flows'],
    shows: 'load',
    message: () => 'its discovered tools were not compared: no manifest says which they are',
    remedy: () => 'Keep a snapshot of the list of tools in the repository, and check that.',
    sample: {
      before: plugin({ discoverTools: true }),
      after: plugin({ discoverTools: true, capabilities: ['log'] }),
    },
  },
  'command-changed': {
    level: 'warning',
    title: 'Start command changed',
    when: '`command` was added, removed or changed. A sandbox binds the program that it is given.',
    who: 'Operators who confine the plugin.',
    hits: ['operators'],
    shows: 'run time',
    message: (w) => `start command changed from ${w.was} to ${w.is}`,
    sample: { before: plugin({}), after: plugin({ command: ['./serve'] }) },
  },
  'plugin-renamed': {
    level: 'warning',
    title: 'Plugin renamed',
    when: '`name` changed. The bundle’s directory and the labels in logs move with it.',
    who: 'Operators who look for it by its name.',
    hits: ['operators'],
    shows: 'silent',
    message: (w) => `renamed from ${w.was} to ${w.is}: its bundle directory and log labels move`,
    sample: { before: plugin({ name: 'acme' }), after: plugin({ name: 'apex' }) },
  },
  'version-unmoved': {
    level: 'warning',
    title: 'Version not raised',
    when: 'The manifest changed and its `version` did not. heddle compares no versions; people do.',
    who: 'Whoever goes by the version.',
    hits: ['operators', 'flows'],
    shows: 'silent',
    message: (w) => `the contract changed and the version is still ${w.about}`,
    remedy: () => 'Raise the version.',
    sample: { before: plugin({}), after: plugin({ capabilities: ['log'] }) },
  },
  'baseline-does-not-load': {
    level: 'notice',
    title: 'Baseline does not load',
    when:
      'A rule of the manifest reference is broken by the baseline. It was compared as far as it can be read; ' +
      'what was malformed in it was not.',
    who: 'Nobody can have relied on it as a whole.',
    hits: ['operators'],
    shows: 'silent',
    message: (w) => `heddle does not load the baseline (${w.about}); it was compared as far as it can be read`,
    sample: {
      before: { components: [{ componentType: 'Judge', kind: 'nod' }, { componentType: 'Jury' }] },
      after: { components: [{ componentType: 'Judge' }, { componentType: 'Jury' }] },
    },
  },
  'no-longer-loads': {
    level: 'break',
    proof: 'structure',
    title: 'Plugin no longer loads',
    when: 'A rule of the manifest reference is broken that the baseline kept. The rules’ own pages say more.',
    who: 'Everybody: heddle refuses the plugin.',
    hits: ['flows', 'operators', 'clients', 'model'],
    shows: 'load',
    message: (w) => `heddle no longer loads it: ${w.reason}`,
    remedy: () => 'Fix the manifest.',
    sample: {
      before: { components: [{ componentType: 'Wire', kind: 'encoder', protocol: 'acme', contentType: 'text/plain' }] },
      after: {
        components: [{ componentType: 'Wire', kind: 'encoder', protocol: 'heddle', contentType: 'text/plain' }],
      },
    },
  },
} as const satisfies Kinds;
