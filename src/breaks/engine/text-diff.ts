import { quote } from '../text.ts';

const LONGEST = 60;

/** The words that differ between two texts: what is between their common beginning and their common end. */
export function differingWords(was: string, is: string): string {
  const [before, after] = [words(was), words(is)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const gone = show(before.slice(start, before.length - end));
  const fresh = show(after.slice(start, after.length - end));
  if (gone === '' && fresh === '') return 'only in white space';
  if (gone === '') return `${fresh} added`;
  if (fresh === '') return `${gone} removed`;
  return `${gone} became ${fresh}`;
}

function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

function show(list: readonly string[]): string {
  if (list.length === 0) return '';
  const text = list.join(' ');
  return quote(text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text);
}
