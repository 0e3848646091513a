import type { Finding } from '../../core/finding.ts';
import { isArray, isObject, member, pointerTokens, type Json } from '../../core/json.ts';
import type { Manifest } from '../../manifest/model.ts';
import type { Location } from '../../core/location.ts';
import { rustItems, type Item, type Program, type RustFile, type Spot, type Type } from './items.ts';
import { declaredNames, migrationSpot, type DeclaredNames } from './declared.ts';

/** A source file, Rust or SQL: repo-relative with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The version of the crate that it belongs to, when that is known. */
  readonly version?: string;
}

/** What was found of a workspace's Rust files. */
export interface RustSources {
  readonly files: readonly SourceFile[];
  /** Why not all of them were looked at, in words that follow "because"; absent when all were. */
  readonly cut?: string;
}

type Locator = (finding: Pick<Finding, 'subject' | 'current' | 'baseline'>) => Location | undefined;

interface Parsed extends RustFile {
  readonly path: string;
  readonly version: string | undefined;
}

/** A file is parsed once, however many contracts ask for it. */
const parsedFiles = new WeakMap<SourceFile, Parsed>();

function parsedFile(file: SourceFile): Parsed {
  const known = parsedFiles.get(file) ?? { path: file.path, version: file.version, ...rustItems(file.text) };
  parsedFiles.set(file, known);
  return known;
}

/** A place and the names that can be looked up in it. */
interface Stand {
  readonly path: string;
  readonly spot: Spot;
  readonly item?: Item;
}

/**
 * Finds the Rust lines of a berm image's findings: the tool's `fn`, the event's `struct`, the parameter or field,
 * the enum; or the nearest of those that is left (for a tool that is gone, the program's module). A migration's
 * findings stand in its `.sql` file.
 *
 * Where two programs of the sources could be this one, or a type cannot be told for certain, nothing is said rather
 * than something wrong: the program is the one module whose tools are exactly the manifest's, in a crate of its version
 * where there are several; a type is one that berm renders (its derive, or `#[event]`) with exactly the names that the
 * manifest has.
 *
 * @param near the contract's own path: settles a tie between programs by the folders they share
 */
export function rustLocator(
  files: readonly SourceFile[],
  current: Manifest,
  baseline: Manifest | undefined,
  near = '',
): Locator {
  const parsed = files.filter(({ path }) => path.endsWith('.rs')).map(parsedFile);
  const home = programOf(parsed, current, near);
  if (home === undefined) return () => undefined;
  const look: Look = { files: parsed, home: home.path, current, baseline, names: declaredNames(current) };
  const sql = files.filter(({ path }) => path.endsWith('.sql'));
  return (finding) => {
    const migration = migrationSpot(finding, sql, look);
    if (migration !== undefined) return migration;
    const start = startOf(finding, look, home);
    if (start === undefined) return undefined;
    const end = descend(finding, start, look);
    return { path: end.path, line: end.spot.line, column: end.spot.column };
  };
}

/** What every search looks through. */
interface Look {
  readonly files: readonly Parsed[];
  /** The path of the program's file. */
  readonly home: string;
  readonly current: Manifest;
  readonly baseline: Manifest | undefined;
  readonly names: DeclaredNames;
}

interface Home {
  readonly path: string;
  readonly program: Program;
}

function programOf(files: readonly Parsed[], current: Manifest, near: string): Home | undefined {
  const names = current.tools.map(({ name }) => name);
  const fits = files
    .flatMap(({ path, version, programs }) => programs.map((program) => ({ path, version, program })))
    .filter(({ program }) => names.every((name) => program.tools.has(name)));
  const exact = fits.filter(({ program }) => program.tools.size === new Set(names).size);
  const candidates = exact.length > 0 ? exact : fits;
  const sameVersion = candidates.filter(({ version }) => version === current.version);
  return unique(sameVersion.length > 0 ? sameVersion : candidates, near);
}

/** The only candidate, or the only one that shares the most folders with `near`. */
function unique<T extends { readonly path: string }>(candidates: readonly T[], near: string): T | undefined {
  const shared = candidates.map(({ path }) => sharedFolders(path, near));
  const most = Math.max(0, ...shared);
  const best = candidates.filter((_, index) => shared[index] === most);
  return best.length === 1 ? best[0] : undefined;
}

function sharedFolders(a: string, b: string): number {
  const [left, right] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const differs = left.findIndex((folder, index) => folder !== right[index]);
  return differs === -1 ? left.length : differs;
}

function startOf({ subject }: Pick<Finding, 'subject'>, look: Look, home: Home): Stand | undefined {
  const module: Stand = { path: home.path, spot: home.program };
  switch (subject.type) {
    case 'tool': {
      const tool = home.program.tools.get(subject.name);
      return tool === undefined ? module : { path: home.path, spot: tool, item: tool };
    }
    case 'event': {
      return typeNamed(subject.name, 'event', look) ?? module;
    }
    case 'program':
      return module;
    case 'plugin':
    case 'component':
    case 'file':
      return undefined;
    default:
      return subject.type satisfies never;
  }
}

/**
 * The one type of a name that berm renders as the manifest has it: in the program's own file, else beside or below it,
 * else anywhere; two of a name are none.
 */
function typeNamed(name: string, as: Exclude<Type['as'], 'none'>, { files, home, names }: Look): Stand | undefined {
  const all = files.flatMap((file) =>
    file.types
      .filter((type) => type.name === name && type.as === as && names.has(type))
      .map((item) => ({ path: file.path, spot: item, item })),
  );
  return unique(all.some(({ path }) => path === home) ? all.filter(({ path }) => path === home) : all, home);
}

/**
 * Walks the finding's pointer through the schema: names lead to parameters and fields, titles to the types that hold
 * them.
 */
function descend(finding: Pick<Finding, 'current' | 'baseline'>, start: Stand, look: Look): Stand {
  const [old, now] = [pointerTokens(finding.baseline ?? ''), pointerTokens(finding.current ?? '')];
  // The deeper pointer says more, also where what it names is gone: its parent is then the nearest place that is left.
  const goneNow = old.length > now.length;
  const [list, index, part, ...steps] = goneNow ? old : now;
  if (list === undefined || index === undefined || part === undefined) return start;
  let schema = at(asJson(goneNow ? look.baseline : look.current), [list, index, part]);
  let holder = part === 'returns' ? typeOf(schema, look)?.item : start.item;
  let stand = start;
  for (let next = 0; next < steps.length; next += 1) {
    const step = steps[next] ?? '';
    const name = step === 'properties' ? steps[next + 1] : undefined;
    if (name !== undefined) {
      const field = holder?.parts.get(name);
      if (field === undefined) return stand;
      stand = { path: typeOf(schema, look)?.path ?? stand.path, spot: field };
      next += 1;
    }
    schema = at(schema, name === undefined ? [step] : [step, name]);
    holder = typeOf(schema, look)?.item;
  }
  const type = isObject(schema) && member(schema, 'enum') !== undefined ? typeOf(schema, look) : undefined;
  return type ?? stand;
}

/** The `struct` or `enum` that a schema's title names. */
function typeOf(schema: Json | undefined, look: Look): Stand | undefined {
  const title = isObject(schema) ? member(schema, 'title') : undefined;
  return typeof title === 'string' ? typeNamed(title, 'schema', look) : undefined;
}

function at(value: Json | undefined, tokens: readonly string[]): Json | undefined {
  let here = value;
  for (const token of tokens)
    here = isArray(here) ? here[Number(token)] : isObject(here) ? member(here, token) : undefined;
  return here;
}

/** A manifest is JSON-shaped data with optional fields. */
function asJson(manifest: Manifest | undefined): Json | undefined {
  return manifest as unknown as Json | undefined;
}
