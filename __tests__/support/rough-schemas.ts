import fc from 'fast-check';
import type { Json } from '../../src/core/json.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { object } from './manifests.ts';

/** JSON that stands where a schema is expected: hand-written, careless, or no schema at all. */
export function roughSchemaArbitrary(depth: number): fc.Arbitrary<Json> {
  const inner =
    depth > 0 ? roughSchemaArbitrary(depth - 1) : fc.constantFrom<Json>({}, true, false, { type: 'string' });
  const names = fc.constantFrom('a', 'b c', '__proto__', 'toString', 'é', 'type', '');
  const keywords: Readonly<Record<string, fc.Arbitrary<Json>>> = {
    type: fc.constantFrom<Json>(
      'string',
      'integer',
      'number',
      'object',
      'array',
      ['string', 'null'],
      ['null', 'string'],
      'nonsense',
      null,
      7,
    ),
    minimum: fc.constantFrom<Json>(0, -5, 1.5, null, 'zero'),
    enum: fc.oneof(fc.subarray<Json>(['x', 'y', 'z', 1, null, ['x']]), fc.constantFrom<Json>('x', {})),
    required: fc.oneof(
      fc.subarray<Json>(['a', 'b c', '__proto__', 'toString', 3]),
      fc.constantFrom<Json>('a', ['a', 'a']),
    ),
    properties: fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.tuple(names, inner), { maxLength: 3 }).map(object) },
      { weight: 1, arbitrary: fc.constantFrom<Json>([], null) },
    ),
    items: fc.oneof(inner, fc.array(inner, { maxLength: 2 })),
    additionalProperties: inner,
    maxLength: fc.nat(5),
    title: fc.constantFrom('A', 'B'),
  };
  const schema = fc
    .array(fc.constantFrom(...Object.keys(keywords)), { maxLength: 4 })
    .chain((chosen) =>
      fc.tuple(
        ...[...new Set(chosen)].map((keyword) =>
          fc.tuple(fc.constant(keyword), keywords[keyword] ?? fc.constant(null)),
        ),
      ),
    )
    .map(object);
  return fc.oneof(
    { weight: 12, arbitrary: schema },
    { weight: 1, arbitrary: fc.constantFrom<Json>(true, false, null, 'object', [], 3) },
  );
}

/** Two manifests with one tool and one event, each of rough schemas, that differ in some of them. */
export function roughPairArbitrary(): fc.Arbitrary<{ old: Manifest; current: Manifest }> {
  const schema = roughSchemaArbitrary(2);
  const optional = fc.option(schema, { nil: undefined });
  return fc
    .record({
      parameters: fc.tuple(schema, schema),
      returns: fc.tuple(optional, optional),
      fields: fc.tuple(schema, schema),
      same: fc.boolean(),
    })
    .map(({ parameters, returns, fields, same }) => ({
      old: roughManifest(parameters[0], returns[0], fields[0]),
      current: roughManifest(parameters[same ? 0 : 1], returns[1], fields[1]),
    }));
}

function roughManifest(parameters: Json, returns: Json | undefined, fields: Json): Manifest {
  return {
    abi_version: 4,
    version: '1.0.0',
    description: '',
    homepage: '',
    repository: '',
    readme: '',
    tools: [{ name: 't', description: '', public: true, parameters, ...(returns !== undefined && { returns }) }],
    events: [{ name: 'E', description: '', fields }],
    deps: { programs: [], syscalls: {}, secrets: [] },
  };
}
