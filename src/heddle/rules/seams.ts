/** Where a middleware is consulted: `seams`. */
import { isArray, isObject, member, pointer, type Json } from '../../core/json.ts';
import { oneOf, show } from '../view.ts';
import { SEAMS } from '../vocabulary.ts';
import { example, type Fault, type Rule } from './rule.ts';

const SEAM_NAMES = [...SEAMS.keys()];

const required: Rule = {
  id: 'seams-required',
  level: 'error',
  stage: 'manifest',
  title: 'A middleware must declare its seams',
  text: 'No flow names a middleware: it is consulted at the seams it subscribes to, so it must name at least one, as `{"toolCall": ["before"]}`. With none, nothing would ever call it.',
  wrong: example.component({ kind: 'middleware' }),
  right: example.component({ kind: 'middleware', seams: { toolCall: ['before'] } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const seams = member(json, 'seams');
      if (kind !== 'middleware' || (isObject(seams) && Object.keys(seams).length > 0)) continue;
      yield {
        at: `${at}/seams`,
        says: `${label} is a middleware with ${seams === undefined ? 'no "seams"' : `"seams" that are ${show(seams)}`}`,
        expected: 'an object from seam to halves, such as {"toolCall": ["before"]}',
        received: show(seams),
      };
    }
  },
};

const known: Rule = {
  id: 'seam-known',
  level: 'error',
  stage: 'manifest',
  title: 'A seam must be one that heddle has, with halves that it has',
  text: 'The seams are `node`, `nodeError`, `modelCall`, `toolCall` and `agentRound`. Each maps to a non-empty array of `"before"` and/or `"after"`. `nodeError` has only `after`: nothing precedes an error.',
  wrong: example.component({ kind: 'middleware', seams: { toolcall: ['before'] } }),
  right: example.component({ kind: 'middleware', seams: { toolCall: ['before', 'after'], nodeError: ['after'] } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const seams = member(json, 'seams');
      if (kind !== 'middleware' || !isObject(seams)) continue;
      for (const seam of Object.keys(seams)) {
        const halves = SEAMS.get(seam);
        const where = `${at}/seams${pointer(seam)}`;
        if (halves === undefined)
          yield {
            at: where,
            says: `${label} subscribes to ${show(seam)}, which is not a seam`,
            expected: oneOf(SEAM_NAMES),
            received: show(seam),
            meant: { word: seam, known: SEAM_NAMES },
          };
        else yield* checkHalves(member(seams, seam), halves, where, `${label}: seam ${show(seam)}`);
      }
    }
  },
};

function* checkHalves(value: Json | undefined, halves: readonly string[], at: string, label: string): Iterable<Fault> {
  const expected = oneOf(halves.map((half) => JSON.stringify(half)));
  if (!isArray(value) || value.length === 0) {
    yield {
      at,
      says: `${label} has halves that are ${show(value)}`,
      expected: `a non-empty array of ${expected}`,
      received: show(value),
    };
    return;
  }
  for (const [index, half] of value.entries()) {
    if (typeof half === 'string' && halves.includes(half)) continue;
    yield {
      at: `${at}/${index}`,
      says: `${label} has no half ${show(half)}`,
      expected,
      received: show(half),
      meant: { word: half, known: halves },
    };
  }
}

export const seamRules: readonly Rule[] = [required, known];
