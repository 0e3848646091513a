import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { RULES } from '../../src/manifest/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The tests of this room, without this one and without those that need the settled cases. */
const tests = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('cases-') && file !== 'rules.test.ts')
  .map((file) => readFileSync(here + file, 'utf8'))
  .join('\n');

describe('the catalogue of rules on images', () => {
  test.each(Object.entries(RULES))(
    '%s: a title, a paragraph, a remedy and a test',
    (id, { level, title, text, remedy }) => {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(['error', 'warning', 'notice']).toContain(level);
      expect(title).toMatch(/^[A-Z][^.]{10,80}$/);
      expect(text).toMatch(/^[A-Z].{60,}[.)]$/);
      expect(remedy).toMatch(/^[A-Z].{10,}\.$/);
      expect(tests).toContain(id);
    },
  );
});
