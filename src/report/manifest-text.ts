import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import type { Description } from '../contracts/index.ts';
import { isPublic, type Deps, type EventSpec, type Manifest, type ToolSpec } from '../manifest/index.ts';
import { painter, wrap, type Paint } from './paint.ts';
import { fieldWords, typeWords } from './type-words.ts';
import { plain, shorten } from './untrusted.ts';

/** What stands in the first line besides the name: the kind, the size, the digest. */
export interface ManifestTextOptions {
  readonly name: string;
  readonly facts: readonly string[];
  readonly colour?: boolean;
  readonly width?: number;
}

interface Page {
  readonly paint: Paint;
  readonly width: number;
}

/** What `inspect` shows of a contract of any kind, as a table for people. */
export function descriptionText({ page }: Description, options: ManifestTextOptions): string {
  switch (page.form) {
    case 'program':
      return manifestText(page.manifest, options);
    case 'plugin':
      return pluginText(page.json, options);
    case 'tools':
      return toolsText(page.json, options);
    default:
      return page satisfies never;
  }
}

/** A berm manifest as a table for people: tools with their types, events, reach, migrations. */
export function manifestText(manifest: Manifest, options: ManifestTextOptions): string {
  const page = pageOf(options);
  const { deps, database, events } = manifest;
  const parts = [
    head(options, manifest.version, manifest.description, page),
    part(
      'Tools',
      manifest.tools.map((tool) => toolLines(tool, manifest, page)),
      page,
    ),
    events === undefined
      ? faint('  Events, reach and migrations are not known: an IDL does not say them.', page)
      : part(
          'Events',
          events.map((event) => eventLines(event, page)),
          page,
        ),
    deps === undefined ? '' : part('Reaches for', reachLines(deps, page), page),
    database === undefined
      ? ''
      : part(
          'Migrations, in their order',
          database.migrations.map(
            ({ name, sql }) => `    ${plain(shorten(name, 200))}  ${faint(`${sql.length} characters of SQL`, page)}`,
          ),
          page,
        ),
  ];
  return `${parts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** A heddle plugin manifest as a table for people. */
export function pluginText(manifest: JsonObject, options: ManifestTextOptions): string {
  const page = pageOf(options);
  const version = member(manifest, 'version');
  const capabilities = member(manifest, 'capabilities');
  const parts = [
    head(options, typeof version === 'string' ? version : '', '', page),
    part(
      'Components',
      objects(member(manifest, 'components')).map((component) => componentLines(component, page)),
      page,
    ),
    part(
      'Tools',
      objects(member(manifest, 'tools')).map((tool) => pluginToolLines(tool, page)),
      page,
    ),
    part(
      'Files',
      objects(member(manifest, 'files')).map(
        (file) =>
          '    ' +
          plain(`${word(file, 'path')}${member(file, 'dest') === undefined ? '' : ` → ${word(file, 'dest')}`}`),
      ),
      page,
    ),
    part(
      'Asks for',
      isArray(capabilities) && capabilities.length > 0
        ? [`    ${plain(capabilities.filter((one) => typeof one === 'string').join(', '))}`]
        : [],
      page,
    ),
    member(manifest, 'discoverTools') === true
      ? faint('  More tools are discovered at load, which is never done here.', page)
      : '',
  ];
  return `${parts.filter((text) => text !== '').join('\n\n')}\n`;
}

/** A list of tools as a table for people: what each tool is called with, what it answers, and its hints. */
export function toolsText(list: JsonObject, options: ManifestTextOptions): string {
  const page = pageOf(options);
  const version = member(list, 'version');
  const tools = objects(member(list, 'tools')).map((tool) => listedToolLines(tool, page));
  return `${head(options, typeof version === 'string' ? version : '', '', page)}\n\n${part('Tools', tools, page)}\n`;
}

function pageOf({ colour, width }: ManifestTextOptions): Page {
  return { paint: painter(colour ?? false), width: Math.max(40, width ?? 100) };
}

function head({ name, facts }: ManifestTextOptions, version: string, description: string, page: Page): string {
  const title = page.paint.strong(plain([name, version].filter((text) => text !== '').join(' ')));
  const about =
    description === '' ? [] : wrap(plain(shorten(description, 400)), page.width - 2).map((line) => `  ${line}`);
  return [`${title}  ${faint(facts.join(', '), page)}`, ...about].join('\n');
}

function part(title: string, entries: readonly string[], page: Page): string {
  return entries.length === 0
    ? ''
    : [`  ${page.paint.strong(title)} ${faint(`(${entries.length})`, page)}`, ...entries].join('\n');
}

function faint(text: string, page: Page): string {
  return page.paint.faint(plain(text));
}

function toolLines(tool: ToolSpec, manifest: Manifest, page: Page): string {
  const result = tool.returns === undefined ? '' : ` → ${typeWords(tool.returns, 1)}`;
  return entryLines(
    `${tool.name}(${fieldWords(tool.parameters).join(', ')})${result}`,
    tool.name,
    tool.description,
    marks(tool, manifest),
    page,
  );
}

function marks(tool: ToolSpec, manifest: Manifest): string[] {
  return [
    isPublic(manifest, tool) ? 'public' : 'internal',
    ...(tool.query ? ['query'] : []),
    ...(tool.anonymous ? ['anonymous'] : []),
    ...(tool.callers === undefined ? [] : [`${tool.callers} only`]),
    ...(tool.cron ? ['cron'] : []),
    ...(tool.stripe ? ['stripe'] : []),
    ...(tool.deprecated ? ['deprecated'] : []),
  ];
}

function eventLines(event: EventSpec, page: Page): string {
  return entryLines(
    `${event.name} {${fieldWords(event.fields).join(', ')}}`,
    event.name,
    event.description,
    event.deprecated ? ['deprecated'] : [],
    page,
  );
}

/** A signature with its name marked, what it is, and its description's first line. */
function entryLines(
  signature: string,
  name: string,
  description: string,
  words: readonly string[],
  page: Page,
): string {
  const lines = wrap(plain(signature), page.width - 8).map((line, index) =>
    index === 0 ? `    ${line}` : `        ${line}`,
  );
  const shown = plain(name);
  const first = (lines[0] ?? '').replace(shown, () => page.paint.value(shown));
  const about = [words.join(', '), description.split('\n', 1)[0] ?? ''].filter((text) => text !== '').join(' · ');
  return [
    first,
    ...lines.slice(1),
    ...(about === ''
      ? []
      : wrap(plain(shorten(about, 300)), page.width - 8).map((line) => `        ${page.paint.faint(line)}`)),
  ].join('\n');
}

function reachLines({ programs, syscalls, secrets }: Deps, page: Page): string[] {
  const line = (name: string, values: readonly string[]): string =>
    `    ${page.paint.value(plain(name))}${values.length === 0 ? '' : ` ${plain(shorten(values.join(', '), 400))}`}`;
  return [
    ...(programs.length === 0 ? [] : [line('programs', programs)]),
    ...Object.entries(syscalls).map(([name, reached]) => line(name, reached)),
    ...(secrets.length === 0 ? [] : [line('secrets', secrets)]),
  ];
}

function componentLines(component: JsonObject, page: Page): string {
  const kind = member(component, 'kind');
  const ports = (list: 'inputs' | 'outputs'): string =>
    objects(member(component, list))
      .map((port) => `${word(port, 'title')}: ${word(port, 'type')}`)
      .join(', ');
  const [inputs, outputs, branches] = [ports('inputs'), ports('outputs'), member(component, 'branches')];
  const signature = `${word(component, 'componentType')}${inputs === '' && outputs === '' ? '' : `(${inputs})${outputs === '' ? '' : ` → ${outputs}`}`}`;
  const words = [
    typeof kind === 'string' ? kind : 'node',
    ...(isArray(branches) ? [`branches ${branches.filter((one) => typeof one === 'string').join(', ')}`] : []),
  ];
  return entryLines(signature, word(component, 'componentType'), '', words, page);
}

function pluginToolLines(tool: JsonObject, page: Page): string {
  const runs =
    member(tool, 'path') === undefined ? `component ${word(tool, 'componentType')}` : `runs ${word(tool, 'path')}`;
  return calledLines(tool, [runs, ...(member(tool, 'shadows') === true ? ['shadows'] : [])], page);
}

/** Which hints a listed tool gives; those that it does not give count as MCP says. */
const HINT_WORDS = {
  readOnlyHint: ['read-only', 'writes'],
  destructiveHint: ['may destroy', 'destroys nothing'],
  idempotentHint: ['idempotent', 'not idempotent'],
  openWorldHint: ['reaches the open world', 'stays inside'],
} as const;

function listedToolLines(tool: JsonObject, page: Page): string {
  const annotations = member(tool, 'annotations');
  const hints = Object.entries(HINT_WORDS).flatMap(([hint, [on, off]]) => {
    const value = isObject(annotations) ? member(annotations, hint) : undefined;
    return typeof value === 'boolean' ? [value ? on : off] : [];
  });
  return calledLines(tool, hints, page);
}

/** `name(arguments) → result`, the description, and what else is to be said. */
function calledLines(tool: JsonObject, marks: readonly string[], page: Page): string {
  const [input, output] = [member(tool, 'inputSchema'), member(tool, 'outputSchema')];
  const result = output === undefined ? '' : ` → ${typeWords(output, 1)}`;
  return entryLines(
    `${word(tool, 'name')}(${input === undefined ? '' : fieldWords(input).join(', ')})${result}`,
    word(tool, 'name'),
    word(tool, 'description'),
    [...marks],
    page,
  );
}

function objects(value: Json | undefined): readonly JsonObject[] {
  return isArray(value) ? value.filter(isObject) : [];
}

function word(object: JsonObject, name: string): string {
  const value = member(object, name);
  return typeof value === 'string' ? shorten(value, 200) : '';
}
