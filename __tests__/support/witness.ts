import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Finding } from '../../src/core/finding.ts';
import { pointerTokens, type Json } from '../../src/core/json.ts';
import type { Manifest } from '../../src/manifest/model.ts';

/** The whole schemas that a finding is about: the writer's and the reader's. */
export function schemasOf(finding: Finding, old: Manifest, current: Manifest): { writer: Json; reader: Json } {
  const [before, after] = [schemaAt(old, finding.baseline), schemaAt(current, finding.current)];
  return partOf(finding) === 'parameters' ? { writer: before, reader: after } : { writer: after, reader: before };
}

/** `parameters`, `returns` or `fields`. */
export function partOf(finding: Finding): string {
  return pointerTokens(finding.current ?? finding.baseline ?? '')[2] ?? '';
}

function schemaAt(manifest: Manifest, pointer = ''): Json {
  const [list = '', index = '', part = ''] = pointerTokens(pointer);
  return [list, index, part].reduce<unknown>((value, token) => Reflect.get(Object(value), token), manifest) as Json;
}

/** Why a finding's witness proves nothing, by ajv alone: the writer may not send it, or the reader takes it. */
export function doubt(finding: Finding, old: Manifest, current: Manifest): string | undefined {
  if (finding.witness === undefined) return 'there is no witness';
  const { writer, reader } = schemasOf(finding, old, current);
  const text = JSON.stringify(finding.witness.value);
  if (!accepts(writer, finding.witness.value)) return `the writer's schema refuses ${text}`;
  return accepts(reader, finding.witness.value) ? `the reader's schema takes ${text}` : undefined;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, ownProperties: true });

const compiled = new Map<string, (value: unknown) => unknown>();

/**
 * What ajv says of a value. It passes over a property named `__proto__`, and knows no empty `enum`: both get another
 * spelling.
 */
export function accepts(schema: Json, value: Json): boolean {
  const spell = (json: Json): string => JSON.stringify(json).replaceAll('"__proto__"', '"proto of ours"');
  const text = spell(schema).replaceAll('"enum":[]', '"not":{}');
  const check = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, check);
  return check(JSON.parse(spell(value))) === true;
}
