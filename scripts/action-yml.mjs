#!/usr/bin/env node
/**
 * Writes everything that is made from the table of inputs and the report's schema, so that they cannot drift:
 * action.yml, report.schema.json, and the tables between `<!-- name:begin -->` and `<!-- name:end -->` in the
 * README and docs/.
 *
 *   node scripts/action-yml.mjs [--check]
 *
 * `--check` writes nothing and fails when a file is not what would be written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fromSources, ROOT } from './sources.mjs';

/** The tables as the sources have them. */
const tables = () =>
  fromSources(
    "export { INPUTS, OUTPUTS } from './src/gate/inputs.ts'; export { REPORT_SCHEMA } from " +
      "'./src/report/schema.ts'; export { FORMS } from './src/report/forms.ts';",
  );

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * What the configuration file may set has no `default:` in action.yml: left out and given must be told apart. Its
 * default stands in our own table, and in the description.
 */
function meaningOf({ meaning, perContract, default: standard }) {
  return perContract && standard !== undefined ? `${meaning} Default: ${standard}.` : meaning;
}

/** action.yml: the Action's face. */
function actionYml({ INPUTS, OUTPUTS }) {
  const inputs = Object.entries(INPUTS).flatMap(([name, input]) => [
    `  ${name}:`,
    `    description: ${quoted(meaningOf(input).replaceAll('`', ''))}`,
    ...(input.required ? ['    required: true'] : []),
    ...(input.default === undefined || input.perContract ? [] : [`    default: ${quoted(input.default)}`]),
  ]);
  const outputs = Object.entries(OUTPUTS).flatMap(([name, meaning]) => [
    `  ${name}:`,
    `    description: ${quoted(meaning.replaceAll('`', ''))}`,
  ]);
  return [
    '# Written by scripts/action-yml.mjs from src/gate/inputs.ts.',
    'name: berm compat',
    'description: Stops a release from breaking the people who call it. Compares berm images and heddle ' +
      'plugins with what was released before.',
    'author: berm',
    'branding:',
    '  icon: shield',
    '  color: blue',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/action.js',
    '',
  ].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|');

function inputTable(INPUTS, wanted) {
  const rows = Object.entries(INPUTS)
    .filter(([, input]) => wanted(input))
    .map(([name, input]) => {
      const values =
        input.type === 'choice' || (input.type === 'words' && input.values)
          ? ` (${input.values.map((value) => `\`${value}\``).join(', ')})`
          : '';
      const standard = input.required ? 'required' : input.default === undefined ? '–' : `\`${input.default}\``;
      return (
        `| \`${name}\`${input.on === 'action' ? ' ¹' : ''} | ${cell(standard)} | ` + `${cell(input.meaning + values)} |`
      );
    });
  return ['| input | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

/** The tables that documents hold, by the name in their markers. */
function documentTables({ INPUTS, OUTPUTS, FORMS }) {
  return {
    inputs: `${inputTable(INPUTS, () => true)}\n\n¹ of the Action only`,
    outputs: [
      '| output | meaning |',
      '|---|---|',
      ...Object.entries(OUTPUTS).map(([name, meaning]) => `| \`${name}\` | ${cell(meaning)} |`),
    ].join('\n'),
    forms: ['| `--format` | |', '|---|---|', ...FORMS.map(({ id, about }) => `| \`${id}\` | ${cell(about)} |`)].join(
      '\n',
    ),
  };
}

function filled(text, tablesByName) {
  return text.replace(/<!-- ([a-z-]+):begin -->[^]*?<!-- \1:end -->/g, (whole, name) =>
    Object.hasOwn(tablesByName, name) ? `<!-- ${name}:begin -->\n${tablesByName[name]}\n<!-- ${name}:end -->` : whole,
  );
}

/** Every file that is written, with what it should hold. */
export async function generated() {
  const all = await tables();
  const inDocuments = documentTables(all);
  const documents = ['README.md', 'docs/inputs.md', 'docs/command.md'].filter((file) => existsSync(join(ROOT, file)));
  return new Map([
    ['action.yml', actionYml(all)],
    ['report.schema.json', `${JSON.stringify(all.REPORT_SCHEMA, null, 2)}\n`],
    ...documents.map((file) => [file, filled(readFileSync(join(ROOT, file), 'utf8'), inDocuments)]),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const stale = [];
  for (const [file, text] of await generated()) {
    if (existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), 'utf8') === text) continue;
    stale.push(file);
    if (values.check !== true) writeFileSync(join(ROOT, file), text);
  }
  if (values.check === true && stale.length > 0) {
    process.stderr.write(
      `not what the tables say, run "node scripts/action-yml.mjs" and commit: ${stale.join(', ')}\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write(stale.length === 0 ? 'nothing to write\n' : `wrote ${stale.join(', ')}\n`);
}
