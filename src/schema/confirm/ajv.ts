import { Ajv, type AnySchema, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';
import { isMultiple } from './decimal.ts';
import { originalOf } from './numbers.ts';
import { linearRegExp } from './regexp.ts';

type AnyAjv = Ajv | Ajv2019 | Ajv2020;

const regExp = Object.assign((pattern: string) => linearRegExp(pattern), { code: 'linearRegExp' });

const OPTIONS: Options = {
  strict: false,
  validateSchema: false,
  validateFormats: false,
  messages: false,
  logger: false,
  meta: false,
  // Names such as `constructor` are ordinary names: only own properties count.
  ownProperties: true,
  // Each validator runs once: improving its code costs more than it saves.
  code: { regExp, optimize: false },
};

/** After so many compilations an instance is replaced: it keeps what it compiled in its scope. */
const COMPILATIONS = 100;

interface Instance {
  readonly ajv: AnyAjv;
  used: number;
}
const instances = new Map<Draft, Instance>();
let current: ReadonlyMap<number, string> | undefined;

function fresh(draft: Draft): AnyAjv {
  const ajv =
    draft === '2020-12' ? new Ajv2020(OPTIONS) : draft === '2019-09' ? new Ajv2019(OPTIONS) : new Ajv(OPTIONS);
  // ajv divides doubles; decimals are exact.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', compile: multipleOf });
  return ajv;
}

function multipleOf(divisor: number): (value: number) => boolean {
  const originals = current;
  const by = originalOf(divisor, originals);
  if (by.digits <= 0n) throw new Error('multipleOf must be greater than zero');
  return (value) => isMultiple(originalOf(value, originals), by);
}

/** Validators kept: pairs often come in both directions, and writers often are alike. */
const KEPT = 64;
const kept = new Map<string, (value: Json) => boolean>();

/**
 * Whether ajv finds the value valid under a normalized schema.
 *
 * @param originals the numbers that doubles stand for, where some were replaced, see `asDoubles`
 * @throws what ajv throws for a schema that it cannot compile
 */
export function validByAjv(schema: Json, value: Json, draft: Draft, originals?: ReadonlyMap<number, string>): boolean {
  if (typeof schema === 'boolean') return schema;
  if (originals !== undefined) return compiled(schema, draft, originals)(value);
  const key = `${draft} ${JSON.stringify(schema)}`;
  const validate = kept.get(key) ?? compiled(schema, draft, undefined);
  kept.delete(key);
  kept.set(key, validate);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return validate(value);
}

function compiled(
  schema: Json,
  draft: Draft,
  originals: ReadonlyMap<number, string> | undefined,
): (value: Json) => boolean {
  let instance = instances.get(draft);
  if (instance === undefined || instance.used >= COMPILATIONS) {
    instance = { ajv: fresh(draft), used: 0 };
    instances.set(draft, instance);
  }
  instance.used += 1;
  current = originals;
  try {
    const validate = instance.ajv.compile(schema as AnySchema);
    return (value) => validate(value) === true;
  } finally {
    // Without this a later schema could refer to an `$id` of this one.
    instance.ajv.removeSchema();
  }
}
