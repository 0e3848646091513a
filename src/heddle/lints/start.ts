/** How a plugin is started and called by its version: what heddle takes and what then goes wrong. */
import { isArray, member } from '../../core/json.ts';
import { example, type Rule } from '../rules/rule.ts';
import { quote, show } from '../view.ts';

/** Programs that run a script which is their argument. */
const INTERPRETERS = /^(?:node|nodejs|deno|bun|tsx|npx|python3?|ruby|perl|php|bash|sh|env|uv|java)$/;

const interpreter: Rule = {
  id: 'command-interpreter',
  level: 'warning',
  stage: 'lint',
  title: 'A command that names an interpreter',
  text:
    'A sandbox binds the program that it is given: with `node plugin.mjs` that is `node`, and the script is an ' +
    'argument, which the confined program does not find. Without a sandbox it works. Name the program itself ' +
    'and give it an execute bit, or leave `command` out and put a `.mjs` entry of the manifest’s name beside ' +
    'it.',
  wrong: example.manifest({ command: ['node', 'plugin.mjs'] }),
  right: example.manifest({ command: ['./plugin.mjs'] }),
  *check(view) {
    const command = member(view.json, 'command');
    const [program, script] = isArray(command) ? command : [];
    if (typeof program !== 'string' || !INTERPRETERS.test(program)) return;
    const own =
      typeof script === 'string' && !script.startsWith('-')
        ? `["./${script.replace(/^\.\//, '')}"]`
        : 'the program itself';
    yield {
      at: '/command/0',
      says: `${view.label} is started with ${quote(program)}, which in a sandbox does not find its script`,
      expected: own,
      received: quote(program),
      mend: 'Or leave "command" out: an entry that ends in .mjs or .js is run under the host’s node.',
    };
  },
};

/** Versions as semver writes them. */
const SEMVER = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

const version: Rule = {
  id: 'version-semver',
  level: 'notice',
  stage: 'lint',
  title: 'A version that is not semver',
  text:
    'heddle itself compares no versions. A host of the coming document dialect does (`requires: {Judge: ' +
    '"^1.2"}`), and so does this gate when it says how far the version should move.',
  wrong: example.manifest({ version: '1.2' }),
  right: example.manifest({ version: '1.2.0' }),
  *check(view) {
    const value = member(view.json, 'version');
    if (typeof value !== 'string' || value === '' || SEMVER.test(value)) return;
    yield {
      at: '/version',
      says: `${view.label} has the version ${show(value)}, which is not semver`,
      expected: 'a version such as 1.2.0',
      received: show(value),
    };
  },
};

export const startLints: readonly Rule[] = [interpreter, version];
