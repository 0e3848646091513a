import { PLACE_KINDS } from '../../schema/place-kinds.ts';
import type { Answer, SchemaPlace } from '../../schema/types.ts';
import type { Json } from '../../core/json.ts';
import { jsonText } from '../../report/json-text.ts';
import { painter, wrap, type Paint } from '../../report/paint.ts';
import { plain, shorten } from '../../report/untrusted.ts';
import type { CommandIo } from '../io.ts';

/** A witness longer than this is cut in text; `--format json` has it whole. */
const LONGEST = 2_000;

/** The answer, the places and their witnesses, for a terminal. */
export function answerText(
  answer: Answer,
  places: readonly SchemaPlace[],
  { colour, width = 100 }: Pick<CommandIo, 'colour' | 'width'>,
): string {
  const paint = painter(colour);
  const lines = [
    headline(answer, paint),
    ...places.flatMap((place, index) => ['', ...placeLines(place, index + 1, width, paint)]),
  ];
  return `${lines.join('\n')}\n`;
}

function headline(answer: Answer, paint: Paint): string {
  switch (answer.answer) {
    case 'compatible':
      return `${paint.good('compatible')}: the reader accepts every value that the writer may send`;
    case 'break':
      return `${paint.bad('break')}: the writer may send what the reader refuses\n\n  ${paint.value(valueText(answer.witness))}`;
    case 'undecided':
      return `${paint.warn('undecided')}: ${plain(answer.reason)}`;
    default:
      return answer satisfies never;
  }
}

function placeLines(place: SchemaPlace, number: number, width: number, paint: Paint): string[] {
  const entry = Object.hasOwn(PLACE_KINDS, place.kind) ? PLACE_KINDS[place.kind] : undefined;
  const row = (name: string, text: string): string => `   ${paint.faint(name.padEnd(8))} ${text}`;
  const side = (name: string, pointer: string, says: string | undefined): string =>
    row(
      name,
      `${paint.strong(plain(pointer === '' ? '(the whole schema)' : pointer))}${says === undefined ? '' : `  ${plain(shorten(says, 200))}`}`,
    );
  return [
    `${number}. ${place.answer === 'break' ? paint.bad(place.kind) : paint.warn(`${place.kind} (undecided)`)}: ${entry?.title ?? ''}`,
    side('reader', place.reader, place.readerSays),
    side('writer', place.writer, place.writerSays),
    ...(place.also ?? []).map((pointer) => row('also', plain(pointer))),
    place.answer === 'break' ? row('sent', paint.value(valueText(place.witness))) : row('reason', plain(place.reason)),
    ...(entry === undefined
      ? []
      : wrap(entry.remedy, Math.max(40, width - 12)).map((line, index) => row(index === 0 ? 'mend' : '', line))),
  ];
}

function valueText(value: Json): string {
  return plain(shorten(jsonText(value), LONGEST));
}
