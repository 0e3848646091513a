#!/usr/bin/env node
/**
 * Hostile contracts, and what a comparison costs: explanation and confirmation included, in seconds of processor time
 * of all threads. Prints one line for each shape and the slowest; ends with 1 when one takes longer than the limit.
 *
 *   node --max-old-space-size=1024 bench/hostile.mjs [--random 200] [--limit 10]
 */
import { parseArgs } from 'node:util';

const { values: asked } = parseArgs({
  options: { random: { type: 'string', default: '200' }, limit: { type: 'string', default: '10' } },
});
const { breaks } = await import(process.env.BERM_COMPAT ?? '../dist/index.js');

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const contract = (parameters) => ({
  name: 'hostile',
  version: '1.0.0',
  abi_version: 1,
  tools: parameters.map((schema, index) => ({ name: `t${index}`, parameters: schema, public: true })),
});
const nested = (levels, leaf, wrap) => {
  let schema = leaf;
  for (let level = 0; level < levels; level += 1) schema = wrap(schema, level);
  return schema;
};

function chain(count, leaf) {
  const $defs = { [`d${count}`]: { type: leaf } };
  for (let index = 0; index < count; index += 1) {
    const next = { $ref: `#/$defs/d${index + 1}` };
    $defs[`d${index}`] = { type: 'object', properties: { l: next, r: next }, required: ['l', 'r'] };
  }
  return { type: 'object', properties: { root: { $ref: '#/$defs/d0' } }, required: ['root'], $defs };
}
const products = (count, shift) => ({
  type: 'object',
  properties: {
    x: {
      allOf: times(count, (index) => ({
        anyOf: [{ multipleOf: index + 1 + shift }, { minimum: 7 * (index + shift) }],
      })),
    },
  },
});
const exponential = (levels, most) =>
  nested(levels, { type: 'string', maxLength: most }, (inner, level) => ({
    anyOf: [{ allOf: [{ $ref: '#/$defs/x' }, { type: 'object', properties: { [`p${level}`]: inner } }] }, inner],
  }));
const wide = (count, type) => ({
  type: 'object',
  properties: Object.fromEntries(times(count, (index) => [`p${index}`, { type, description: 'x'.repeat(20) }])),
});
const selfReferring = (type) => ({
  type: 'object',
  properties: { a: { $ref: '#' }, b: { anyOf: [{ $ref: '#' }, { type }] }, c: { items: { $ref: '#' } } },
});
const patterned = (suffix) => ({
  type: 'object',
  patternProperties: Object.fromEntries(times(40, (index) => [`^(a|b${index})*${suffix}$`, { type: 'string' }])),
});

/** A contract of about 1 MiB, of as many such tools as go into it. */
const filled = (make) => {
  const count = Math.floor(1e6 / (JSON.stringify(make(0)).length + 60));
  return [times(count, () => make(0)), times(count, () => make(1))];
};
const overlapping = (count, suffix) => ({
  type: 'object',
  properties: {
    x: { allOf: times(count, (index) => ({ pattern: `^(a|b${index})*x${suffix}[ab]{0,${index + 5}}$` })) },
  },
});
/** Tools as people write them, each changed in four places. */
const ordinary = (count) => {
  const text = { type: 'string' };
  const before = {
    properties: { a: text, b: { ...text, enum: ['x', 'y', 'z'] }, c: { type: 'integer' }, d: text },
    required: ['a'],
  };
  const after = {
    properties: {
      a: { type: 'integer' },
      b: { ...text, enum: ['x', 'y'] },
      c: { type: 'integer', maximum: 10 },
      d: text,
    },
    required: ['a', 'd'],
  };
  return [before, after].map((schema) => times(count, () => ({ type: 'object', ...structuredClone(schema) })));
};

const SHAPES = {
  'a chain of 20 definitions, each twice': [[chain(20, 'string')], [chain(20, 'integer')]],
  'a chain of 40 definitions, each twice': [[chain(40, 'string')], [chain(40, 'integer')]],
  'a product of 80 alternatives, moved by one': [[products(80, 0)], [products(80, 1)]],
  'a product of 300 alternatives, moved by one': [[products(300, 0)], [products(300, 1)]],
  'eight such products': [times(8, () => products(100, 0)), times(8, () => products(100, 1))],
  'exponential anyOf and allOf': [
    [{ type: 'object', properties: { e: exponential(11, 5) }, $defs: { x: { minProperties: 0 } } }],
    [{ type: 'object', properties: { e: exponential(11, 4) }, $defs: { x: { minProperties: 1 } } }],
  ],
  'nesting of 100 levels': [
    [nested(100, { type: 'string' }, (inner) => ({ type: 'object', properties: { n: inner } }))],
    [nested(100, { type: 'integer' }, (inner) => ({ type: 'object', properties: { n: inner } }))],
  ],
  '10,000 properties, each another type': [[wide(10_000, 'string')], [wide(10_000, 'integer')]],
  'an enum of 40,000 values less one': [
    [{ type: 'object', properties: { e: { enum: times(40_000, (index) => `value-${index}`) } } }],
    [{ type: 'object', properties: { e: { enum: times(39_999, (index) => `value-${index}`) } } }],
  ],
  'two enums of 20,000 objects': [
    [{ type: 'object', properties: { e: { enum: times(20_000, (index) => ({ index })) } } }],
    [{ type: 'object', properties: { e: { enum: times(20_000, (index) => ({ index: index + 1 })) } } }],
  ],
  'schemas that refer to themselves': [[selfReferring('string')], [selfReferring('integer')]],
  'patterns that explode elsewhere': [
    [{ type: 'object', properties: { s: { type: 'string', pattern: '^(a+)+$' } } }],
    [{ type: 'object', properties: { s: { type: 'string', pattern: '^(?=(a+)+b?$)(a|aa)+$', maxLength: 60 } } }],
  ],
  '40 overlapping patterns of names': [[patterned('x')], [patterned('y')]],
  'a long repetition': [
    [{ type: 'object', properties: { s: { type: 'string', pattern: '^(a{1,1000}){1,60}$' } } }],
    [{ type: 'object', properties: { s: { type: 'string', pattern: '^(a{1,999}){1,60}b$' } } }],
  ],
  'large sizes': [
    [
      {
        type: 'object',
        properties: { s: { type: 'string', maxLength: 1 << 24 }, l: { type: 'array', maxItems: 1e6 } },
      },
    ],
    [
      {
        type: 'object',
        properties: { s: { type: 'string', maxLength: 1 << 23 }, l: { type: 'array', maxItems: 5e5 } },
      },
    ],
  ],
  'numbers of a thousand digits': [
    [{ type: 'object', properties: { n: { type: 'number', multipleOf: 10n ** 1000n } } }],
    [{ type: 'object', properties: { n: { type: 'number', multipleOf: 10n ** 1000n + 1n } } }],
  ],
  '1 MiB of tools, each a product of 8': filled((shift) => products(8, shift)),
  '1 MiB of tools, each of 3 overlapping patterns': filled((suffix) => overlapping(3, suffix)),
  '1 MiB of tools, each of 8 overlapping patterns': filled((suffix) => overlapping(8, suffix)),
  '1,000 ordinary tools, each changed in four places': ordinary(1_000),
  '60 tools, each a product': [times(60, () => products(30, 0)), times(60, () => products(30, 1))],
};

/** Whole numbers below `limit`, the same in every run. */
function dice(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
}

/** A schema that puts everything together at random, with many branches. */
function random(roll, depth) {
  const sub = () => random(roll, depth - 1);
  const leaf = [
    () => ({ type: ['string', 'integer', 'null', 'boolean'][roll(4)] }),
    () => ({ enum: times(1 + roll(30), () => roll(50)) }),
    () => ({ type: 'integer', multipleOf: 1 + roll(40), minimum: roll(100) }),
    () => ({ type: 'string', pattern: ['^(a|b)*$', '^(?!x)[a-z]+', '(a*)*b', '^.{3,90}$'][roll(4)] }),
    () => ({ $ref: `#/$defs/d${roll(6)}` }),
  ];
  if (depth === 0) return leaf[roll(leaf.length)]();
  const branch = [
    () => ({ allOf: times(1 + roll(6), sub) }),
    () => ({ anyOf: times(1 + roll(6), sub) }),
    () => ({ oneOf: times(1 + roll(6), sub) }),
    () => ({ not: sub() }),
    () => ({ if: sub(), then: sub(), else: sub() }),
    () => ({
      type: 'object',
      properties: Object.fromEntries(times(1 + roll(8), () => [`p${roll(12)}`, sub()])),
      required: times(roll(4), () => `p${roll(12)}`),
    }),
    () => ({ type: 'object', patternProperties: { [`^p[0-${roll(10)}]`]: sub() }, minProperties: roll(4) }),
    () => ({ type: 'array', items: sub(), contains: sub(), uniqueItems: roll(2) === 1, minItems: roll(5) }),
    () => ({ $ref: `#/$defs/d${roll(6)}`, unevaluatedProperties: roll(2) === 1 }),
  ];
  return branch[roll(branch.length)]();
}
const randomTool = (roll) => ({
  type: 'object',
  properties: { v: random(roll, 5), w: random(roll, 4) },
  $defs: Object.fromEntries(times(6, (index) => [`d${index}`, random(roll, 3)])),
});

const limit = Number(asked.limit) * 1000;
let slowest = 0;
function run(name, [before, after]) {
  const begun = process.cpuUsage();
  let told;
  try {
    const found = breaks(contract(before), contract(after));
    const levels = ['break', 'undecided'].map(
      (level) => `${found.filter((one) => one.level === level).length} ${level}`,
    );
    told = levels.join(', ');
  } catch (error) {
    told = `threw ${error.name}: ${error.message}`;
  }
  const { user, system } = process.cpuUsage(begun);
  const took = (user + system) / 1000;
  slowest = Math.max(slowest, took);
  return { took, line: `${(took / 1000).toFixed(2).padStart(7)} s  ${name}: ${told}` };
}
for (const [name, pair] of Object.entries(SHAPES)) console.log(run(name, pair).line);

const randoms = times(Number(asked.random), (index) => {
  const roll = dice(index + 1);
  return run(`random ${index + 1}`, [times(4, () => randomTool(roll)), times(4, () => randomTool(roll))]);
}).sort((a, b) => b.took - a.took);
for (const { line } of randoms.slice(0, 5)) console.log(line);
console.log(
  `slowest of ${Object.keys(SHAPES).length} shapes and ${randoms.length} random ones: ${(slowest / 1000).toFixed(2)} s`,
);
process.exit(slowest > limit ? 1 : 0);
