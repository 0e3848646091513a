import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Finding } from '../../src/contract/finding.ts';
import { pointerTokens, type Json } from '../../src/contract/json.ts';
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

/** What ajv says of a value. */
export function accepts(schema: Json, value: Json): boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
  return ajv.compile(schema as object)(value);
}
