/**
 * What the build puts in the place of `refa`, 1 MB with its tables of Unicode: the library itself lies beside the chunks
 * and is read at the first pattern. Most contracts have none.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

let loaded;
function refa() {
  if (loaded !== undefined) return loaded;
  const beside = new URL('./refa.cjs', import.meta.url);
  const file = existsSync(beside) ? beside : new URL('./chunks/refa.cjs', import.meta.url);
  return (loaded = createRequire(import.meta.url)(fileURLToPath(file)));
}

export const CharSet = {
  all: (last) => refa().CharSet.all(last),
  empty: (last) => refa().CharSet.empty(last),
};

export const JS = { Parser: { fromLiteral: (literal) => refa().JS.Parser.fromLiteral(literal) } };
