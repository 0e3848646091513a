import { canonical } from '../../core/fingerprint.ts';
import { isObject, type Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';
import type { Unconfirmed } from '../undecided.ts';
import { partsOf } from '../formula/parts.ts';
import { validByAjv } from './ajv.ts';
import { sendsOnlyDeclared } from './close.ts';
import type { WitnessCheck, WitnessVerdict } from './confirmer.ts';
import { concretize } from './concretize.ts';
import { MAX_VISITS, visitsOf } from './cost.ts';
import { TooCostlyError } from './matching.ts';
import { embedMetaSchemas } from './embed.ts';
import { dialectOf, normalize, type Draftable } from './normalize.ts';
import { ajvIsKnownToErr, secondMayErr } from './known-errors.ts';
import { prepare, type PreparedCheck } from './prepare.ts';
import { prune, walk } from './prune.ts';
import { validBySecond } from './second.ts';
import { needsUnrolling, unroll } from './unroll.ts';
import { isWellFormed } from './well-formed.ts';

type Validity = 'valid' | 'invalid' | Exclude<Unconfirmed, 'refuted'>;

/** Checks one witness. May be slow on hostile schemas; never throws. */
export function judge(check: WitnessCheck): WitnessVerdict {
  const prepared = prepare(check);
  return prepared === undefined ? 'unreadable' : judgePrepared(prepared);
}

/** Checks one witness that was prepared. Never throws. */
export function judgePrepared(check: PreparedCheck): WitnessVerdict {
  try {
    const sent = validity(check.writer, check, !check.strict);
    if (sent !== 'valid') return sent === 'invalid' ? 'refuted' : sent;
    const taken = validity(check.reader, check, false);
    return taken === 'invalid' ? 'confirmed' : taken === 'valid' ? 'refuted' : taken;
  } catch (error) {
    return error instanceof TooCostlyError ? 'too-costly' : 'unreadable';
  }
}

/** Witnesses of more parts than this are not handed to anybody. */
const MAX_PARTS = 100_000;
/** Documents of more parts than this are not read. */
const MAX_DOCUMENT = 500_000;
/** Documents of more schemas than this are not compiled. */
const MAX_SCHEMAS = 20_000;

function validity(
  shared: Json,
  { reader, witness, draft: otherwise, originals }: PreparedCheck,
  closed: boolean,
): Validity {
  const draft = dialectOf(shared, otherwise);
  // What is shared inside a schema counts as often as it occurs: it is written out now.
  if (partsOf(witness) > MAX_PARTS || partsOf(shared) > MAX_DOCUMENT) return 'too-costly';
  // Witnesses of one batch share their schemas, and what follows changes them.
  const source = JSON.parse(JSON.stringify(shared)) as Json;
  // Nothing to validate: such a writer sends this one value. (draft-04 does not know `const`.)
  if (draft !== 'draft-04' && isConstant(source))
    return canonical(source.const) === canonical(witness) ? 'valid' : 'invalid';
  const own = normalize(source, draft);
  const schemas = [...own, ...embedMetaSchemas(source, own)];
  const document = isObject(source) && needsUnrolling(source, schemas) ? unroll(source) : source;
  if (closed && !sendsOnlyDeclared(document, witness, reader)) return 'invalid';
  prune(document, witness);
  const kept = walk(document);
  if (kept.length > MAX_SCHEMAS || visitsOf(document, witness) > MAX_VISITS) return 'too-costly';
  concretize(new Set([...schemas, ...kept]), witness);
  return validated({ document, schemas, witness, draft, originals });
}

/** A document made ready for the validators. */
interface Question {
  readonly document: Json;
  /** Its schema objects as they were before references were unrolled. */
  readonly schemas: readonly Draftable[];
  readonly witness: Json;
  readonly draft: Draft;
  readonly originals: ReadonlyMap<number, string> | undefined;
}

/** Asks ajv; and the second validator where ajv stumbles or is known to err. */
function validated({ document, schemas, witness, draft, originals }: Question): Validity {
  const first = attempt(() => validByAjv(document, witness, draft, originals));
  if (first !== 'stumbled' && !ajvIsKnownToErr(schemas)) return first;
  if (first === 'stumbled' && !isWellFormed(walk(document), draft)) return 'unreadable';
  const second = attempt(() => validBySecond(document, witness, draft));
  if (second === 'stumbled') return 'unreadable';
  return first !== second && first !== 'stumbled' && secondMayErr(schemas) ? 'disagreement' : second;
}

function isConstant(schema: Json): schema is { readonly const: Json } {
  return isObject(schema) && Object.hasOwn(schema, 'const') && Object.keys(schema).length === 1;
}

/** A validator that throws says nothing of the value: it could not read the schema, or lost its way in references. */
function attempt(validate: () => boolean): 'valid' | 'invalid' | 'stumbled' {
  try {
    return validate() ? 'valid' : 'invalid';
  } catch {
    return 'stumbled';
  }
}
