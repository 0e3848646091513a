/** A component's `schema`: what flows and operators wrote for the old one must be taken by the new one. */
import { isArray, isObject, member, type Json } from '../../core/json.ts';
import { heddleSchema } from '../../heddle/dialect.ts';
import { hostFields } from '../../heddle/host-fields.ts';
import { sameJson } from '../../heddle/measure.ts';
import type { Component } from '../../heddle/model.ts';
import type { Hit } from '../../core/finding.ts';
import type { Change, Host } from './change.ts';
import { compareSchemas } from './schemas.ts';

export function* compareConfiguration(old: Component, current: Component, host: Host): Iterable<Change> {
  if (sameJson(old.schema, current.schema)) return;
  const subject = { type: 'component', name: old.name } as const;
  const hits: readonly Hit[] = old.kind === 'middleware' || old.kind === 'store' ? ['operators'] : ['flows'];
  const shows = old.kind === 'middleware' || old.kind === 'store' ? 'load' : 'parse';
  const writer = written(old);
  const reader = heddleSchema(current.schema);
  if (writer === undefined || reader === undefined) {
    yield {
      kind: 'undecided',
      subject,
      baseline: `${old.at}/schema`,
      current: `${current.at}/schema`,
      reason: 'the schema nests more than 200 levels deep',
      about: 'the configuration',
      hits,
      shows,
    };
    return;
  }
  const changes = compareSchemas({
    reader: { schema: reader, at: `${current.at}/schema`, original: current.schema },
    writer: { schema: writer, at: `${old.at}/schema`, original: old.schema },
    direction: 'configuration',
    change: { subject, hits, shows },
    host,
  });
  yield* asOne(changes, addedByHeddle(old));
}

/** That a closed schema refuses the fields which heddle adds is one cause, however many they are. */
function asOne(changes: readonly Change[], added: ReadonlySet<string>): readonly Change[] {
  const refused = changes.filter(
    ({ kind, about }) => kind === 'configuration-narrowed' && about !== undefined && added.has(about),
  );
  const [first] = refused;
  if (first === undefined || refused.length === 1) return changes;
  const names = refused.map(({ about }) => about).join(', ');
  const one = {
    ...first,
    about: names,
    was: 'open',
    is: 'closed',
    reason: 'these fields, which heddle adds itself, are refused',
    mend: `Declare ${names} in the new schema, or leave it open`,
  };
  return changes.flatMap((change) => (change === first ? [one] : refused.includes(change) ? [] : [change]));
}

function addedByHeddle(old: Component): Set<string> {
  const properties = isObject(old.schema) ? member(old.schema, 'properties') : undefined;
  return new Set(
    [...hostFields(old.kind).keys()].filter((name) => !isObject(properties) || !Object.hasOwn(properties, name)),
  );
}

/**
 * Every configuration that heddle took for the old component: what its schema allows, with the fields that heddle
 * adds itself. A closed schema that does not declare those took none at all.
 *
 * @returns undefined when the schema nests too deeply to be followed
 */
function written(old: Component): Json | undefined {
  const schema = heddleSchema(old.schema);
  if (schema === undefined || schema === false) return schema;
  const kept = isObject(schema) ? schema : {};
  const properties = member(kept, 'properties');
  const declared = new Map(isObject(properties) ? Object.entries(properties) : []);
  const added = [...hostFields(old.kind, old.name)];
  if (member(kept, 'additionalProperties') === false && added.some(([name]) => !declared.has(name))) return false;
  const required = member(kept, 'required');
  // What heddle adds must not make a free-form configuration look like a declared one.
  const open = declared.size === 0 && member(kept, 'additionalProperties') !== false;
  return {
    ...kept,
    ...(member(kept, 'type') === undefined ? { type: 'object' } : {}),
    properties: Object.fromEntries([...added.filter(([name]) => !declared.has(name)), ...declared]),
    required: [...new Set([...(isArray(required) ? required : []), ...added.map(([name]) => name)])],
    ...(open ? { additionalProperties: true } : {}),
  };
}
