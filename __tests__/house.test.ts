/** What the lint rule on circles does not see: circles of types. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from './support/dist.ts';

/** Each source file, and the source files that it imports, types included. */
function importsOf(): Map<string, string[]> {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(ROOT, 'src', name));
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        file,
        [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)].map(([, path]) => join(dirname(file), path ?? '')),
      ];
    }),
  );
}

/** The first circle found, as paths from the root; none is an empty list. */
function circle(imports: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found.map((path) => relative(ROOT, path));
  }
  return [];
}

test('no circle of imports, types included', () => {
  const imports = importsOf();
  expect(imports.size).toBeGreaterThan(300);
  expect(circle(imports)).toEqual([]);
});

test('a circle would be found', () => {
  expect(
    circle(
      new Map([
        [join(ROOT, 'a'), [join(ROOT, 'b')]],
        [join(ROOT, 'b'), [join(ROOT, 'c')]],
        [join(ROOT, 'c'), [join(ROOT, 'b')]],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});
