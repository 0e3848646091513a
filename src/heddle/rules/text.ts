/** What a manifest's text must be before any field of it is looked at. The checks themselves are in `../text.ts`. */
import type { RuleEntry } from './rule.ts';

const stage = 'text';
const level = 'error';
const right = '{"name": "acme", "version": "1.0.0", "components": [{"componentType": "Judge"}]}';

export const TEXT_RULES = {
  json: {
    id: 'json',
    level,
    stage,
    right,
    title: 'A manifest is JSON',
    text: 'heddle gives the file to `JSON.parse`: no comments, no trailing commas, names and texts in double quotes, nothing behind the object. The problem stands where the text stops being JSON; nothing further can be said until it is fixed.',
    wrong: '{"name": "acme",}',
  },
  encoding: {
    id: 'encoding',
    level,
    stage,
    right,
    title: 'A manifest is UTF-8',
    text: 'A file in UTF-16 or UTF-32, an archive or a program is not a manifest. Some editors save “Unicode” as UTF-16; save as UTF-8 instead.',
    wrong: '{\u0000"\u0000n\u0000',
  },
  'byte-order-mark': {
    id: 'byte-order-mark',
    level,
    stage,
    right,
    title: 'No byte order mark',
    text: 'heddle reads the file as UTF-8 and keeps a leading byte order mark, which `JSON.parse` then refuses. Save the file without one.',
    wrong: `\ufeff${right}`,
  },
  'manifest-size': {
    id: 'manifest-size',
    level,
    stage,
    right,
    title: 'A manifest has at most 8 MiB',
    text: 'This limit is the gate’s, not heddle’s: a larger file is not looked at, so that nobody can keep the gate busy with one. Real manifests have a few KiB.',
    wrong: 'a file of 50 MB',
  },
  'json-depth': {
    id: 'json-depth',
    level,
    stage,
    right,
    title: 'A manifest has at most a million levels',
    text: 'This limit is the gate’s, not heddle’s: it keeps memory bounded.',
    wrong: 'a million opening brackets',
  },
  'manifest-object': {
    id: 'manifest-object',
    level,
    stage,
    right,
    title: 'A manifest is a JSON object',
    text: 'An array, a text, a number or `null` is not a manifest.',
    wrong: '[]',
  },
  'duplicate-name': {
    id: 'duplicate-name',
    stage,
    right,
    level: 'warning',
    title: 'A name stands twice in one object',
    text: 'heddle keeps the last value and never sees the first. Other readers may keep the first, so remove one.',
    wrong: '{"name": "acme", "name": "acme2", "version": "1.0.0", "components": [{"componentType": "Judge"}]}',
  },
  'replaced-bytes': {
    id: 'replaced-bytes',
    stage,
    right,
    level: 'warning',
    title: 'Bytes that are not UTF-8',
    text: 'heddle reads each such byte as “\ufffd”, so a name or a path in another encoding is silently another one.',
    wrong: 'a file in ISO 8859-1',
  },
} as const satisfies Readonly<Record<string, RuleEntry>>;

export type TextRuleId = keyof typeof TEXT_RULES;
