/** The law is Node's own `path.posix`. */
import { posix } from 'node:path';
import { test, expect } from '@jest/globals';
import fc from 'fast-check';
import { basename, normalizePath } from '../../src/core/posix-path.ts';

const path = fc
  .array(fc.constantFrom('a', 'b', '.', '..', '', '...', ' ', 'x.json'), { maxLength: 8 })
  .map((steps) => steps.join('/'));

test('normalizePath is path.posix.normalize', () => {
  fc.assert(
    fc.property(path, (given) => expect([given, normalizePath(given)]).toEqual([given, posix.normalize(given)])),
    { numRuns: 2000 },
  );
});
test('basename is path.posix.basename', () => {
  fc.assert(
    fc.property(path, (given) => expect([given, basename(given)]).toEqual([given, posix.basename(given)])),
    { numRuns: 2000 },
  );
});
