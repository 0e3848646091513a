/** From a file's bytes to JSON, as heddle reads it: UTF-8 text given to `JSON.parse`. */
import { utf8Length } from '../core/utf8.ts';
import type { Problem } from '../core/finding.ts';
import { isArray, isObject, JsonError, member, parseJson, type Json, type JsonObject } from '../core/json.ts';
import { positionsAt } from '../core/locate.ts';
import { problemOf, type Fault, type RuleEntry } from './rules/rule.ts';
import { TEXT_RULES, type TextRuleId } from './rules/text.ts';
import { show } from './view.ts';

/** Bytes of a manifest that are looked at. heddle has no limit; real manifests are a few KiB. */
export const MAX_MANIFEST_BYTES = 8 * 1024 * 1024;
/** `JSON.parse` has none; the reader here keeps a stack of its own, and each level costs memory. */
const MAX_DEPTH = 1_000_000;
/** Duplicate names reported, and code units of their pointers; the rest are as wrong. */
const MAX_DUPLICATES = 100;
const MAX_POINTERS = 100_000;

/** What could be read of a manifest's text. */
export interface ManifestText {
  /** The text that positions refer to. */
  readonly text: string;
  /** Undefined when the text is not JSON, or not an object. */
  readonly json: JsonObject | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads a manifest. Never throws: what is wrong with the text is a problem at its position.
 *
 * @param source the file's bytes, or its text
 */
export function readManifestText(source: string | Uint8Array): ManifestText {
  const size = source.length;
  if (size > MAX_MANIFEST_BYTES) {
    return unreadable(
      '',
      problem('manifest-size', {
        at: '',
        says: `the manifest has ${size} bytes`,
        expected: `at most ${MAX_MANIFEST_BYTES}`,
        received: String(size),
      }),
    );
  }
  const { text, faults } = typeof source === 'string' ? { text: source, faults: [] } : decode(source);
  const fatal = faults.find(({ rule }) => rule.level === 'error') ?? textFault(text);
  if (fatal !== undefined)
    return unreadable(text, { ...problemOf(fatal.rule, fatal.fault), offset: 0, line: 1, column: 1 });
  return parse(
    text,
    faults.map(({ rule, fault }) => problemOf(rule, fault)),
  );
}

interface TextFault {
  readonly rule: RuleEntry;
  readonly fault: Fault;
}

const found = (id: TextRuleId, says: string, expected: string, mend?: string): TextFault => ({
  rule: TEXT_RULES[id],
  fault: { at: '', says, expected, ...(mend === undefined ? {} : { mend }) },
});

/** What the first bytes say of a file that is not UTF-8 text. */
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly is: string }[] = [
  { bytes: [0xff, 0xfe, 0, 0], is: 'UTF-32 text' },
  { bytes: [0, 0, 0xfe, 0xff], is: 'UTF-32 text' },
  { bytes: [0xff, 0xfe], is: 'UTF-16 text' },
  { bytes: [0xfe, 0xff], is: 'UTF-16 text' },
  { bytes: [0, 0x61, 0x73, 0x6d], is: 'a WebAssembly module' },
  { bytes: [0x1f, 0x8b], is: 'a gzip file' },
  { bytes: [0x50, 0x4b, 3, 4], is: 'a zip file' },
];

function decode(bytes: Uint8Array): { text: string; faults: TextFault[] } {
  const known = SIGNATURES.find(({ bytes: first }) => first.every((byte, index) => bytes[index] === byte));
  const zero = bytes[0] === 0 || bytes[1] === 0;
  if (known !== undefined || (zero && bytes.length > 1)) {
    return {
      text: '',
      faults: [
        found(
          'encoding',
          `the file is ${known?.is ?? 'UTF-16 text'}`,
          'JSON in UTF-8',
          'Save it as UTF-8 without a byte order mark.',
        ),
      ],
    };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const valid = !text.includes('\ufffd') || isUtf8(bytes);
  return {
    text,
    faults: valid
      ? []
      : [
          found(
            'replaced-bytes',
            'the file holds bytes that are not UTF-8, and heddle reads each as “\ufffd”',
            'UTF-8',
          ),
        ],
  };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function textFault(text: string): TextFault | undefined {
  if (text.startsWith('\ufeff'))
    return found(
      'byte-order-mark',
      'the file begins with a byte order mark, which heddle does not read',
      'JSON in UTF-8 without one',
      'Save it as UTF-8 without a byte order mark.',
    );
  if (text.trim() === '') return found('json', 'the file is empty', 'a JSON object');
  return undefined;
}

/**
 * A manifest's JSON for a comparison: as heddle reads it, but for the schemas of its tools, which are there for callers
 * and keep every digit of their numbers. Undefined where it is no manifest.
 */
export function comparableManifest(source: string): JsonObject | undefined {
  const { text, json } = readManifestText(source);
  if (json === undefined || !isArray(member(json, 'tools'))) return json;
  const exact = parseJson(text, { dialect: 'json', maxDepth: MAX_DEPTH }).value;
  const tools = isObject(exact) ? member(exact, 'tools') : undefined;
  return tools === undefined ? json : { ...json, tools };
}

function parse(text: string, before: readonly Problem[]): ManifestText {
  const duplicates: Problem[] = [];
  let room = MAX_POINTERS;
  let value: Json;
  try {
    value = parseJson(text, {
      dialect: 'ecma',
      maxDepth: MAX_DEPTH,
      onDuplicate: (name, pointer, offset) => {
        room -= pointer.length;
        if (room > 0) duplicates.push(duplicate(name, pointer, offset));
        return room > 0 && duplicates.length < MAX_DUPLICATES;
      },
    }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unreadable(text, { ...problemOf(...jsonFault(error, text)), ...place(text, error.offset) });
  }
  const problems = [...before, ...placeAll(text, duplicates)];
  if (isObject(value)) return { text, json: value, problems };
  const fault = { at: '', says: `the manifest is ${show(value)}`, expected: 'a JSON object', received: show(value) };
  return { text, json: undefined, problems: [...problems, problem('manifest-object', fault)] };
}

function jsonFault(error: JsonError, text: string): [RuleEntry, Fault] {
  const at = error.pointer.slice(0, 200);
  if (error.code === 'depth')
    return [TEXT_RULES['json-depth'], { at, says: `the manifest has ${error.message}`, expected: 'fewer' }];
  return [TEXT_RULES.json, { at, says: `the file is not JSON: ${error.message}`, ...hint(text, error.offset) }];
}

function duplicate(name: string, pointer: string, offset: number): Problem {
  const fault = {
    at: pointer,
    says: `the name ${show(name)} stands twice in one object; heddle keeps the last`,
    expected: 'each name once',
  };
  return { ...problem('duplicate-name', fault), offset };
}

/** The usual slips, said plainly. */
function hint(text: string, offset: number): { mend?: string } {
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  const rest = text.slice(offset, offset + 20);
  if (/^[}\]]/.test(rest) && before.endsWith(',')) return { mend: 'Remove the trailing comma.' };
  if (rest.startsWith('/') || rest.startsWith('#')) return { mend: 'JSON has no comments; remove it.' };
  if (rest.startsWith('\0')) return { mend: 'Remove the NUL byte.' };
  if (rest.startsWith("'") || rest.startsWith('“')) return { mend: 'Write texts and names in straight double quotes.' };
  if (/^[A-Za-z_$]/.test(rest) && /[{,]$/.test(before)) return { mend: 'Write names in double quotes.' };
  if (/^(?:NaN|Infinity|undefined|True|False|None)/.test(rest))
    return { mend: 'JSON has true, false, null and finite numbers.' };
  return {};
}

const problem = (id: TextRuleId, fault: Fault): Problem => problemOf(TEXT_RULES[id], fault);
const unreadable = (text: string, only: Problem): ManifestText => ({ text, json: undefined, problems: [only] });

/** A problem's offset is in bytes of the file. */
function place(text: string, offset: number): Pick<Problem, 'offset' | 'line' | 'column'> {
  const position = positionsAt(text, [offset]).get(offset);
  return { offset: utf8Length(text.slice(0, offset)), line: position?.line ?? 1, column: position?.column ?? 1 };
}

function placeAll(text: string, problems: readonly Problem[]): Problem[] {
  return problems.map((one) => ({ ...one, ...place(text, one.offset ?? 0) }));
}
