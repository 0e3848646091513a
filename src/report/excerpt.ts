/** A witness, shortened for the eye: the part that matters with the way to it, and `…` for the rest. */
import { isArray, isObject, member, pointerTokens, type Json, type JsonObject } from '../core/json.ts';
import { jsonText } from './json-text.ts';
import { shorten } from './untrusted.ts';

/** A piece of an excerpt; the forms mark the failing spot each in their way. The text is untrusted. */
export interface Piece {
  readonly text: string;
  readonly mark: boolean;
}

/** A value that is not longer than this stands whole. */
const WHOLE = 44;
/** Characters for the failing spot itself. */
const SPOT = 64;
/** Steps of the way that are shown; of a longer way, the last ones. */
const STEPS = 6;
const NAME = 40;
const MORE = '…';

/**
 * The value on one line, with its failing spot marked: `{"hours": [{"sky": "fog", …}], …}`.
 *
 * @param at JSON pointer to the failing spot; absent: nothing is marked. A token that the value does not have ends the
 *   way: the object in which something is missing is the spot then
 */
export function excerpt({ value, at }: { readonly value: Json; readonly at?: string }): readonly Piece[] {
  const way = wayTo(value, at ?? '');
  const short = jsonText(value).length <= WHOLE;
  if (way.length === 0) return [{ text: short ? jsonText(value) : brief(value, SPOT + WHOLE), mark: false }];
  const shown = way.slice(-STEPS);
  const spot = shown.at(-1)?.value ?? null;
  const frames = shown.map((step) => frame(step, short));
  const [before, after] = frames.reduce(([open, close], [left, right]) => [open + left, right + close], ['', '']);
  const lead = way.length > shown.length ? `${MORE} ` : '';
  return [
    { text: lead + before, mark: false },
    { text: short ? jsonText(spot) : brief(spot, SPOT), mark: true },
    { text: after, mark: false },
  ];
}

/** The excerpt as plain text. */
export function excerptText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** One step down: the container, the name or index taken, and what stands there. */
interface Step {
  readonly within: readonly Json[] | JsonObject;
  readonly token: string;
  readonly value: Json;
}

function wayTo(value: Json, at: string): readonly Step[] {
  const steps: Step[] = [];
  let here: Json = value;
  for (const token of pointerTokens(at)) {
    const within: Json = here;
    if (isArray(within) && /^(?:0|[1-9][0-9]{0,9})$/.test(token) && within[Number(token)] !== undefined)
      steps.push({ within, token, value: (here = within[Number(token)] ?? null) });
    else if (isObject(within) && Object.hasOwn(within, token))
      steps.push({ within, token, value: (here = member(within, token) ?? null) });
    else break;
  }
  return steps;
}

/** What stands in front of and behind the step's value. */
function frame({ within, token }: Step, whole: boolean): readonly [string, string] {
  if (isArray(within)) {
    const index = Number(token);
    const items = within.map((item) => (whole ? jsonText(item) : MORE));
    const [before, after] = whole
      ? [items.slice(0, index), items.slice(index + 1)]
      : [index > 0 ? [MORE] : [], index + 1 < within.length ? [MORE] : []];
    return [`[${before.map((item) => `${item}, `).join('')}`, `${after.map((item) => `, ${item}`).join('')}]`];
  }
  const names = Object.keys(within);
  const written = (name: string): string => `${nameText(name)}: ${jsonText(member(within, name))}`;
  const [before, after] = whole
    ? [names.slice(0, names.indexOf(token)).map(written), names.slice(names.indexOf(token) + 1).map(written)]
    : [[], names.length > 1 ? [MORE] : []];
  return [
    `{${before.map((item) => `${item}, `).join('')}${nameText(token)}: `,
    `${after.map((item) => `, ${item}`).join('')}}`,
  ];
}

function nameText(name: string): string {
  return jsonText(shorten(name, NAME));
}

/** JSON on one line in about `room` characters: members and items that do not fit are `…`. */
export function brief(value: Json, room: number): string {
  if (typeof value === 'string') return jsonText(shorten(value, Math.max(8, room)));
  if (isArray(value)) return listed('[', ']', value.length, room, (at, left) => brief(value[at] ?? null, left));
  if (!isObject(value)) return shorten(jsonText(value), Math.max(8, room));
  const names = Object.keys(value);
  return listed('{', '}', names.length, room, (at, left) => {
    const name = names[at] ?? '';
    const key = `${nameText(name)}: `;
    return key + brief(member(value, name) ?? null, left - key.length);
  });
}

function listed(
  open: string,
  close: string,
  many: number,
  room: number,
  write: (at: number, left: number) => string,
): string {
  const parts: string[] = [];
  let left = room - 2;
  for (let at = 0; at < many; at += 1) {
    // Something of every level is shown while there is room for a few characters.
    if (left < 6) {
      parts.push(MORE);
      break;
    }
    const text = write(at, left);
    parts.push(text);
    left -= text.length + 2;
  }
  return `${open}${parts.join(', ')}${close}`;
}
