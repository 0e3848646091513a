import { compareUtf8 } from '../core/utf8.ts';
import { invalidUtf8At, utf8Text } from '../bytes/index.ts';
import { isObject, JsonError, member, parseJson, type Json } from '../core/json.ts';
import type { Problem } from '../core/finding.ts';
import { placeAt, placeInWords, type Document } from './document.ts';
import { duplicateNames, freeDuplicates, namesTwice, tooManyDuplicates } from './duplicates.ts';
import type { At, Decoding } from './fields.ts';
import type { EventSpec, Manifest } from './model.ts';
import { firstError, problem, quoted } from './problems.ts';
import { ABI_WITH_PUBLIC, decodeEventRecord, decodeProgram, PROGRAM_FIELDS } from './program.ts';
import { schemaProblems } from './schemas.ts';

type Program = ReturnType<typeof decodeProgram>;

/** A hostile section may be wrong in a million places; a reader needs some. */
const PROBLEMS = 100;
/** Finding the place of a problem scans the text up to it: this many code units in all. */
const PLACES_UNITS = 40 * 1024 * 1024;
const UNKNOWN_SHOWN = 10;
const RECORDS_LIMIT = 100_000;

/** One JSON value of the section. */
interface RawRecord {
  readonly value: Json;
  /** 1-based: the order is the linker's. */
  readonly number: number;
  /** UTF-16 offset in the document. */
  readonly start: number;
  readonly duplicates: ReadonlySet<string>;
}

type Record =
  | {
      readonly kind: 'program';
      readonly program: Program;
      readonly problems: readonly Problem[];
      readonly raw: RawRecord;
    }
  | {
      readonly kind: 'event';
      readonly event: EventSpec;
      readonly problems: readonly Problem[];
      readonly raw: RawRecord;
    }
  | { readonly kind: 'unknown'; readonly raw: RawRecord };

/** What the records of a section say. */
export interface SectionManifest {
  /** What the program's record says, when it reads; with the events that read. */
  readonly manifest?: Manifest;
  /** No error was found: the host reads this manifest too. */
  readonly complete: boolean;
}

const UNREAD: SectionManifest = { complete: false };

/**
 * Reads the records of a `.berm.abi` section into one manifest.
 *
 * @param base where the section's content begins in the file, in bytes; 0 when only the section was given
 * @param lines whether places are lines and columns too: the section is a file of its own
 * @param problems everything that keeps the host from reading it is added here, and warnings
 */
export function readRecords(bytes: Uint8Array, base: number, lines: boolean, problems: Problem[]): SectionManifest {
  const before = problems.length;
  const wrong = invalidUtf8At(bytes);
  if (wrong !== undefined) {
    problems.push(
      problem('manifest-not-utf8', `The manifest is not UTF-8 at byte ${wrong} of the section.`, {
        offset: base + wrong,
      }),
    );
    return UNREAD;
  }
  const document: Document = { text: utf8Text(bytes), base, lines };
  const budget = { places: Math.min(PROBLEMS, Math.floor(PLACES_UNITS / document.text.length)) };
  const records = splitRecords(document, problems).map((raw) => readRecord(document, raw, budget));
  const found = records.flatMap((record) => (record.kind === 'unknown' ? [] : record.problems));
  problems.push(...mostSevere(found, PROBLEMS));
  const manifest = merge(document, records, problems);
  return {
    ...(manifest && { manifest }),
    complete: manifest !== undefined && firstError(problems.slice(before)) === undefined,
  };
}

function splitRecords(document: Document, problems: Problem[]): RawRecord[] {
  const { text } = document;
  const records: RawRecord[] = [];
  for (let start = skipSpace(text, 0); start < text.length;) {
    if (records.length === RECORDS_LIMIT) {
      problems.push(
        problem(
          'manifest-too-large',
          `The manifest holds more than ${RECORDS_LIMIT.toLocaleString('en')} records.`,
          placeAt(document, start),
        ),
      );
      return records;
    }
    const duplicates = duplicateNames();
    try {
      const { value, end } = parseJson(text, { offset: start, partial: true, onDuplicate: duplicates.hear });
      records.push({ value, number: records.length + 1, start, duplicates: duplicates.pointers });
      if (duplicates.tooMany()) problems.push(tooManyDuplicates(`record ${records.length} of the manifest`));
      start = skipSpace(text, end);
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      const inside = error.pointer === '' ? '' : `, in ${error.pointer}`;
      const what =
        `Record ${records.length + 1} of the manifest is not JSON at ` +
        `${placeInWords(document, error.offset)}${inside}: ` +
        `${error.message}${invisible(document.text, error.offset)}.`;
      problems.push(problem('manifest-not-json', what, placeAt(document, error.offset)));
      return records;
    }
  }
  return records;
}

/** In words, for a character that no message shows. */
function invisible(text: string, offset: number): string {
  if (text[offset] === '\0') return ' (a NUL byte)';
  return text[offset] === '\u{feff}' ? ' (a byte-order mark)' : '';
}

function skipSpace(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ' || text[end] === '\t' || text[end] === '\n' || text[end] === '\r') end += 1;
  return end;
}

/** As the host tells them apart: what reads as an event is one; else what reads as a program is one. */
function readRecord(document: Document, raw: RawRecord, budget: { places: number }): Record {
  const named = isObject(raw.value) ? member(raw.value, 'event') : undefined;
  const decode = <T>(where: string, isManifest: boolean, read: (at: At) => T): { value: T; problems: Problem[] } => {
    const decoding: Decoding = {
      document,
      root: raw.value,
      start: raw.start,
      where: `record ${raw.number} (${where})`,
      isManifest,
      duplicates: raw.duplicates,
      problems: [],
      free: new Set(),
      budget,
    };
    const value = read({ value: raw.value, pointer: '', decoding });
    return { value, problems: [...decoding.problems, ...freeDuplicates(decoding)] };
  };
  const asEvent = named === undefined ? undefined : decode(eventName(named), false, decodeEventRecord);
  if (asEvent !== undefined && firstError(asEvent.problems) === undefined)
    return { kind: 'event', event: asEvent.value, problems: asEvent.problems, raw };
  const hasProgramField = isObject(raw.value) && Object.keys(raw.value).some((name) => PROGRAM_FIELDS.has(name));
  if (isObject(raw.value) && !hasProgramField && asEvent === undefined) return { kind: 'unknown', raw };
  const asProgram = decode("the program's", true, decodeProgram);
  const program = { kind: 'program', program: asProgram.value, problems: asProgram.problems, raw } as const;
  if (firstError(asProgram.problems) === undefined) return program;
  // Neither: report on what it was meant to be.
  if (isObject(raw.value) && (Object.hasOwn(raw.value, 'abi_version') || Object.hasOwn(raw.value, 'tools')))
    return program;
  if (asEvent !== undefined) return { kind: 'event', event: asEvent.value, problems: asEvent.problems, raw };
  return hasProgramField ? program : { kind: 'unknown', raw };
}

function eventName(value: Json): string {
  const name = isObject(value) ? member(value, 'name') : undefined;
  return typeof name === 'string' ? `the event ${quoted(name)}` : "an event's";
}

function merge(document: Document, records: readonly Record[], problems: Problem[]): Manifest | undefined {
  const programs = records.filter((record) => record.kind === 'program');
  const events = records.flatMap((record) =>
    record.kind === 'event' && firstError(record.problems) === undefined ? [record.event] : [],
  );
  const unknown = records.filter((record) => record.kind === 'unknown');
  const [first, second] = programs;
  reportUnknown(document, unknown, first?.program.abi_version ?? ABI_WITH_PUBLIC, problems);
  if (second !== undefined) {
    const numbers = programs.map(({ raw }) => raw.number).join(', ');
    problems.push(
      problem(
        'program-record-twice',
        `The manifest holds ${programs.length} program records (records ${numbers}).`,
        placeAt(document, second.raw.start),
      ),
    );
  }
  if (first === undefined) {
    // A record that could not be read was reported, and may have been the program's.
    if (unknown.length === 0 && firstError(problems) === undefined)
      problems.push(
        problem(
          'program-record-missing',
          `The manifest holds no program record; it holds ${count(events.length, 'event record')}.`,
          placeAt(document, 0),
        ),
      );
    return undefined;
  }
  if (firstError(first.problems) !== undefined) return undefined;
  const manifest = { ...first.program, events: [...first.program.events, ...events.sort(byName)] };
  problems.push(...namesTwice('tool', manifest.tools), ...namesTwice('event', manifest.events));
  problems.push(...schemaProblems(manifest));
  return manifest;
}

function reportUnknown(
  document: Document,
  records: readonly { readonly raw: RawRecord }[],
  abi: number,
  problems: Problem[],
): void {
  const rule = abi > ABI_WITH_PUBLIC ? 'record-unknown-newer-abi' : 'record-unknown';
  for (const { raw } of records.slice(0, UNKNOWN_SHOWN)) {
    problems.push(
      problem(
        rule,
        `Record ${raw.number} of the manifest, at ${placeInWords(document, raw.start)}, is neither a ` +
          "program's nor an event's.",
        placeAt(document, raw.start),
      ),
    );
  }
}

/** Errors before the rest, each kind in its order, and no more than `limit` of them. */
function mostSevere(problems: readonly Problem[], limit: number): Problem[] {
  if (problems.length <= limit) return [...problems];
  return [
    ...problems.filter(({ level }) => level === 'error'),
    ...problems.filter(({ level }) => level !== 'error'),
  ].slice(0, limit);
}

/** Byte order of the names' UTF-8, as the host sorts; not that of UTF-16. */
function byName(one: EventSpec, other: EventSpec): number {
  return compareUtf8(one.name, other.name);
}

function count(number: number, what: string): string {
  return number === 1 ? `one ${what}` : `${number === 0 ? 'no' : number} ${what}s`;
}
