import { canonical } from '../../core/fingerprint.ts';
import { isObject, type Json } from '../../core/json.ts';
import type { Draft } from '../types.ts';
import { validByAjv } from './ajv.ts';
import { close } from './close.ts';
import { dialectOf, dress } from './dress.ts';
import { ajvIsKnownToErr, secondMayErr } from './known-errors.ts';
import { asDoubles } from './numbers.ts';
import { prune } from './prune.ts';
import { validBySecond } from './second.ts';
import { needsUnrolling, unroll } from './unroll.ts';

/** One witness to check, and the pair that it is said to break. */
export interface WitnessCheck {
  readonly reader: Json;
  readonly writer: Json;
  /** The dialect of a side that does not name its own with `$schema`. */
  readonly draft: Draft;
  readonly witness: Json;
  /** False: the writer sends only the names that it declares. */
  readonly strict: boolean;
}

/**
 * What the validators say of a witness: `confirmed` (the writer may send it and the reader refuses it), `refuted`
 * (not so), or `unknown` (they cannot read a schema, disagree where one of them is known to err, or ran out of time).
 */
export type WitnessVerdict = 'confirmed' | 'refuted' | 'unknown';

type Validity = 'valid' | 'invalid' | 'unknown';

/** Checks one witness. May be slow on hostile schemas; never throws. */
export function judge(check: WitnessCheck): WitnessVerdict {
  try {
    const { values, original } = asDoubles([check.reader, check.writer, check.witness] as const);
    const [reader, writer, witness] = values;
    const sent = validity(writer, witness, check.draft, original, !check.strict);
    if (sent === 'unknown') return 'unknown';
    if (sent === 'invalid') return 'refuted';
    const taken = validity(reader, witness, check.draft, original, false);
    return taken === 'unknown' ? 'unknown' : taken === 'valid' ? 'refuted' : 'confirmed';
  } catch {
    return 'unknown';
  }
}

function validity(
  shared: Json,
  value: Json,
  otherwise: Draft,
  exact: ((value: number) => number | bigint) | undefined,
  closed: boolean,
): Validity {
  const draft = dialectOf(shared, otherwise);
  if (draft === undefined) return 'unknown';
  // Witnesses of one batch share their schemas, and what follows changes them.
  const source = JSON.parse(JSON.stringify(shared)) as Json;
  // Nothing to validate: such a writer sends this one value. (draft-04 does not know `const`.)
  if (draft !== 'draft-04' && isConstant(source))
    return canonical(source.const) === canonical(value) ? 'valid' : 'invalid';
  const schemas = dress(source, draft);
  const document = isObject(source) && needsUnrolling(source, schemas) ? unroll(source) : source;
  if (closed) close(document);
  prune(document, value);
  const first = attempt(() => validByAjv(document, value, draft, exact));
  if (first === 'unreadable') return 'unknown';
  if (first !== 'unresolved' && !ajvIsKnownToErr(schemas)) return first;
  const second = attempt(() => validBySecond(document, value, draft));
  if (second === 'unreadable' || second === 'unresolved') return 'unknown';
  return first !== second && first !== 'unresolved' && secondMayErr(schemas) ? 'unknown' : second;
}

function isConstant(schema: Json): schema is { readonly const: Json } {
  return isObject(schema) && Object.hasOwn(schema, 'const') && Object.keys(schema).length === 1;
}

/** `unresolved`: the validator lost its way in references, which says nothing about the schema. */
function attempt(validate: () => boolean): 'valid' | 'invalid' | 'unresolved' | 'unreadable' {
  try {
    return validate() ? 'valid' : 'invalid';
  } catch (error) {
    const lost = error instanceof RangeError || (error instanceof Error && /reference/.test(error.message));
    return lost ? 'unresolved' : 'unreadable';
  }
}
