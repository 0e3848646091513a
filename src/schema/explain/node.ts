import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { ANY } from '../formula/formula.ts';
import type { Asking, Location, SchemaNode } from '../keywords/demand.ts';
import { describeSchema, describeWriter } from './describe.ts';
import { inPlace } from './in-place.ts';
import { keywordValue } from './keyword-value.ts';

/** Where each schema stands, in the two documents. */
export interface Pointers {
  readonly reader: ReadonlyMap<Json, string>;
  readonly writer: ReadonlyMap<Json, string>;
}

/** A schema of the reader, with all that its keywords need to be taken apart. */
export function nodeAt(location: Location, schema: JsonObject, asking: Asking, pointers: Pointers): SchemaNode {
  const { resource } = location.at;
  const writer = inPlace(location.writer, asking.writer, pointers.writer);
  return {
    location,
    schema,
    resource,
    asking,
    guard: ANY,
    pointers: pointers.reader,
    writer,
    value: (keyword) => keywordValue({ schema, resource }, keyword),
    valueIn: keywordValue,
    surely: (inside) => {
      const start = { schema: inside, resource: asking.reader.resourceAt(inside) ?? resource, pointer: '' };
      return inPlace([start], asking.reader, pointers.reader, ['allOf']).flatMap((at) =>
        isObject(at.schema) ? [{ schema: at.schema, resource: at.resource }] : [],
      );
    },
    describe: (keywords) => describeSchema(schema, keywords),
    describeWriter: (keywords) => describeWriter(writer, keywords),
  };
}
