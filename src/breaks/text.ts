import { isArray, isObject, member, type Json } from '../core/json.ts';

const SHORT = 80;

/**
 * A name or value from a contract, in backticks: none of its own, no control or bidirectional characters, at most
 * 120 characters. What it says stays data: the forms of the report neutralise the rest.
 */
export function quote(text: string): string {
  return `\`${plain(text, 120)}\``;
}

/** Text that may hold some of a contract's, for a sentence: cut, and without backticks and control characters. */
export function plain(text: string, longest = 300): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return cut.replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, escapeUnit);
}

function escapeUnit(text: string): string {
  return Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  );
}

/** A value as short text: a string as it stands, anything else as JSON, cut at 80 characters. */
export function short(value: Json): string {
  if (typeof value === 'string') return clip(value);
  const out: string[] = [];
  write(value, out, { left: SHORT, depth: 0 });
  return clip(out.join(''));
}

function clip(text: string): string {
  return text.length > SHORT ? `${text.slice(0, SHORT - 1).toWellFormed()}…` : text;
}

/**
 * Writes JSON until the budget of characters or of depth is used up: a hostile value costs no more than a short one.
 */
function write(value: Json, out: string[], budget: { left: number; depth: number }): void {
  if (budget.left < 0 || budget.depth > 16) return void out.push('…');
  const put = (text: string): void => {
    out.push(text);
    budget.left -= text.length;
  };
  budget.depth += 1;
  if (isArray(value)) {
    put('[');
    for (const [at, item] of value.entries()) {
      if (budget.left < 0) break;
      if (at > 0) put(',');
      write(item, out, budget);
    }
    put(']');
  } else if (isObject(value)) {
    put('{');
    for (const [at, name] of Object.keys(value).entries()) {
      if (budget.left < 0) break;
      put(`${at > 0 ? ',' : ''}${JSON.stringify(name.slice(0, SHORT))}:`);
      write(member(value, name) ?? null, out, budget);
    }
    put('}');
  } else if (typeof value === 'string') put(JSON.stringify(value.slice(0, SHORT)));
  else put(String(value));
  budget.depth -= 1;
}
