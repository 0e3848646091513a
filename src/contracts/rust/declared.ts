/** What a manifest says of the types and migrations that it was made from. */
import type { Finding } from '../../core/finding.ts';
import { isArray, isObject, member, pointerTokens, type Json } from '../../core/json.ts';
import type { Manifest } from '../../manifest/model.ts';
import type { Location } from '../../core/location.ts';
import type { Type } from './items.ts';

/** Whether a type of the sources is one of the manifest's. */
export interface DeclaredNames {
  has(type: Type): boolean;
}

/**
 * The structs, enums and events that a manifest's schemas were rendered from: the name, and the names of all fields or
 * values. A type of the sources with the same name and other fields is somebody else's.
 */
export function declaredNames(manifest: Manifest): DeclaredNames {
  const known = new Set<string>();
  const note = (keyword: string, name: string, names: readonly string[]): unknown =>
    known.add(JSON.stringify([keyword, name, ...[...names].sort()]));
  const visit = (schema: Json | undefined): void => {
    if (isArray(schema)) schema.forEach(visit);
    if (!isObject(schema)) return;
    const [title, properties, values] = ['title', 'properties', 'enum'].map((name) => member(schema, name));
    if (typeof title === 'string') {
      if (isObject(properties)) note('struct', title, Object.keys(properties));
      if (isArray(values))
        note(
          'enum',
          title,
          values.filter((one) => typeof one === 'string'),
        );
    }
    Object.values(schema).forEach(visit);
  };
  for (const { parameters, returns } of manifest.tools) [parameters, returns].forEach(visit);
  for (const { name, fields } of manifest.events ?? []) {
    visit(fields);
    const properties = isObject(fields) ? member(fields, 'properties') : undefined;
    note('struct', name, isObject(properties) ? Object.keys(properties) : []);
  }
  return {
    has: ({ keyword, name, parts }) => {
      const names = [...parts.keys()].map((part) => (keyword === 'enum' ? snakeCase(part) : part));
      return known.has(JSON.stringify([keyword, name, ...names.sort()]));
    },
  };
}

/** As berm renders the variant of an enum: `PtBr` is `pt_br`. */
function snakeCase(variant: string): string {
  return variant.replace(/(?!^)\p{Lu}/gu, '_$&').toLowerCase();
}

interface SqlFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Where a migration's finding stands: the file that holds exactly its text, on the first line that differs from what
 * the baseline applied. Undefined for what is no migration, is gone, or is in two files that fit equally.
 */
export function migrationSpot(
  finding: Pick<Finding, 'current'>,
  files: readonly SqlFile[],
  { current, baseline, home }: { current: Manifest; baseline: Manifest | undefined; home: string },
): Location | undefined {
  const [database, list, index] = pointerTokens(finding.current ?? '');
  if (database !== 'database' || list !== 'migrations') return undefined;
  const migration = current.database?.migrations[Number(index)];
  if (migration === undefined) return undefined;
  const named = files.filter(({ path, text }) => fileName(path) === migration.name && text === migration.sql);
  const crate = home.split('/').slice(0, -2).join('/');
  const beside = named.filter(({ path }) => crate === '' || path.startsWith(`${crate}/`));
  const [file, ...more] = beside.length > 0 ? beside : named;
  if (file === undefined || more.length > 0) return undefined;
  const before = baseline?.database?.migrations[Number(index)];
  return { path: file.path, line: before?.name === migration.name ? firstDifference(before.sql, migration.sql) : 1 };
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function firstDifference(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, index) => line !== old[index]);
  return (at === -1 ? Math.max(1, now.length - 1) : at) + 1;
}
