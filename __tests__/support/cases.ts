import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from '@jest/globals';

const ROOT = new URL('../../../shared/cases/', import.meta.url);

/** The path of a settled case that lies beside the checkout; it may not be there. */
export function casesPath(name: string): string {
  return fileURLToPath(new URL(name, ROOT));
}

/** Whether the settled cases lie beside the checkout. */
export const hasCases: boolean = existsSync(casesPath('README.md'));

/** `describe` where the settled cases are there; elsewhere skipped, with a message. */
export function describeWithCases(title: string, body: () => void): void {
  if (hasCases) describe(title, body);
  else {
    process.stderr.write(`skipped: "${title}" needs ../shared/cases, which is not there\n`);
    describe.skip(title, body);
  }
}

/** The lines of a `.jsonl` case file, each parsed with `JSON.parse`; none where the cases are not there. */
export function readJsonLines<T>(name: string): T[] {
  if (!hasCases) return [];
  return readFileSync(casesPath(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
