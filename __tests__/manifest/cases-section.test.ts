import { expect, test } from '@jest/globals';
import { canonical } from '../../src/core/fingerprint.ts';
import { ContractError } from '../../src/core/errors.ts';
import { isArray, isExactNumber, isObject, parseJson, type Json } from '../../src/core/json.ts';
import { examineSection, parseSection, type Manifest } from '../../src/manifest/index.ts';
import { readFileSync } from 'node:fs';
import { casesPath, describeWithCases, hasCases } from '../support/cases.ts';

interface Line {
  readonly id: string;
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly accepted: boolean;
  readonly manifest: Json;
  readonly error: string;
}

/** `JSON.parse` would round the integers that some lines are about. */
function readLines(name: string): Line[] {
  if (!hasCases) return [];
  return readFileSync(casesPath(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { value } = parseJson(line, { maxDepth: 1000 });
      if (!isObject(value)) throw new Error('not an object');
      const word = (field: string): string => {
        const of = value[field];
        return typeof of === 'string' ? of : '';
      };
      const bytes =
        typeof value['text'] === 'string' ? Buffer.from(value['text']) : Buffer.from(word('base64'), 'base64');
      return {
        id: word('id'),
        what: word('what'),
        bytes,
        accepted: value['accepted'] === true,
        manifest: value['manifest'] ?? null,
        error: word('error'),
      };
    });
}

/**
 * Leaves out what has its default, as the cases do; and reads numbers as the host does: 64 bits, where we keep every
 * digit.
 */
function trimmed(value: Json): Json {
  if (isExactNumber(value)) return Number(value.literal);
  if (typeof value === 'bigint')
    return value > 18446744073709551615n || value < -9223372036854775808n ? Number(value) : value;
  if (isArray(value)) return value.map(trimmed);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, trimmed(of)]));
}

function withoutDefaults(manifest: Manifest): Json {
  const { deps, events, tools, ...rest } = manifest;
  const kept = Object.entries(rest).filter(([, value]) => value !== '');
  const reaches =
    deps !== undefined &&
    (deps.programs.length > 0 || deps.secrets.length > 0 || Object.keys(deps.syscalls).length > 0);
  return {
    ...Object.fromEntries(kept),
    tools,
    ...(events !== undefined && events.length > 0 && { events }),
    ...(reaches && { deps }),
  } as unknown as Json;
}

const lines = readLines('berm/section.jsonl');
/**
 * The host of the cases speaks ABI 4 only; reading an older or newer manifest is not its refusal here (image.md, "The
 * manifest").
 */
const OTHER_ABI = /built against ABI version/;
/** Manifests of an older shape, which the host of the cases cannot read and we can. */
const OLDER_SHAPE: readonly string[] = ['section-134'];

describeWithCases('every settled section reads as berm-api reads it', () => {
  test.each(lines.filter(({ id, error }) => !OTHER_ABI.test(error) && !OLDER_SHAPE.includes(id)))(
    '$id $what',
    ({ bytes, accepted, manifest }) => {
      if (accepted) {
        expect(canonical(trimmed(withoutDefaults(parseSection(bytes))))).toBe(canonical(trimmed(manifest)));
        return;
      }
      expect(() => parseSection(bytes)).toThrow(ContractError);
    },
  );

  test.each(lines.filter(({ id, error }) => OTHER_ABI.test(error) || OLDER_SHAPE.includes(id)))(
    '$id $what: read, and refused for a host of ABI 4',
    ({ bytes }) => {
      const { manifest, problems } = examineSection(bytes, { hostAbi: 4 });
      expect(manifest?.abi_version).not.toBe(4);
      expect(problems.filter(({ level }) => level === 'error').map(({ rule }) => rule)).toEqual(['abi-not-spoken']);
    },
  );

  test('errors say where: a byte offset or a field', () => {
    const vague = lines
      .filter(({ accepted, error }) => !accepted && !OTHER_ABI.test(error))
      .flatMap(({ id, bytes }) => {
        const error = examineSection(bytes).problems.find(({ level }) => level === 'error');
        return error === undefined || (error.offset !== undefined && error.message.length > 40)
          ? []
          : [`${id} ${error.message}`];
      });
    expect(vague).toEqual([]);
  });
});
