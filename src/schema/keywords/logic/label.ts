import { isArray, isObject, member, type Json } from '../../../core/json.ts';

const LONGEST = 40;

/**
 * What a person would call one alternative of a union: its type where no other alternative has it, else the value of
 * its tag, its title, the name of the definition it refers to, or its number.
 */
export function labelOf(branch: Json, among: readonly Json[]): string {
  const type = typeName(branch);
  if (type !== undefined && among.filter((other) => typeName(other) === type).length === 1) return type;
  return tagOf(branch) ?? titleOf(branch) ?? referred(branch) ?? type ?? `alternative ${among.indexOf(branch) + 1}`;
}

function typeName(branch: Json): string | undefined {
  if (!isObject(branch)) return undefined;
  const type = member(branch, 'type');
  if (typeof type === 'string') return type;
  return isObject(member(branch, 'properties')) ? 'object' : undefined;
}

/** The one value that a property of it may have, the first there is. */
function tagOf(branch: Json): string | undefined {
  const properties = isObject(branch) ? member(branch, 'properties') : undefined;
  for (const property of isObject(properties) ? Object.values(properties) : []) {
    if (!isObject(property)) continue;
    const list = member(property, 'enum');
    const one = member(property, 'const') ?? (isArray(list) && list.length === 1 ? list[0] : undefined);
    if (typeof one === 'string') return cut(one);
  }
  return undefined;
}

function titleOf(branch: Json): string | undefined {
  const title = isObject(branch) ? member(branch, 'title') : undefined;
  return typeof title === 'string' && title !== '' ? cut(title) : undefined;
}

function referred(branch: Json): string | undefined {
  const reference = isObject(branch) ? member(branch, '$ref') : undefined;
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  return name === undefined || name === '' || name === '#' ? undefined : cut(name);
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
}
