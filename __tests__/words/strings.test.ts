/** Every sentence that the sources hold, held against the words that are ruled out: whoever writes one, wherever. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { ROOT } from '../support/dist.ts';

/** What is not the field's language, and how it is said instead. */
const RULED_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/(?<!there )(?<!it )\b(?:is|are) no (?!longer\b|error\b|more\b|$)/i, 'is not a'],
  [/\bcounts? as\b|\bthat counts?\b|\bcounts?\.$/i, 'is treated as, blocking'],
  [/\bis taken\b|\bare taken\b|\bwas taken\b/i, 'accepted, treated as'],
  [/\bno longer what it was\b/i, 'what changed'],
  [/\bneither proven\b/i, 'could not be decided: reason'],
  [/\bcould not be had\b/i, 'could not be read'],
  [/\b(?:is|are) another\b/i, 'changed, does not match'],
  [/\bcallers built for\b/i, 'the change, not the story'],
];
/** The branch of a flow is taken, and so is a name: nothing is accepted there. */
const MEANT = ['when the new one is taken', 'A name taken by'];

/** Texts of a file with blanks in them, each with its line; what stands between `${}` left out. */
function sentences(path: string): readonly (readonly [string, number])[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: (readonly [string, number])[] = [];
  const visit = (node: ts.Node): void => {
    const text =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
          : '';
    if (/\s\S+\s/.test(text)) found.push([text, source.getLineAndCharacterOfPosition(node.getStart()).line + 1]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the words of every sentence', () => {
  const files = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const all = files.flatMap((file) => sentences(`${ROOT}src/${file}`).map(([text, line]) => ({ file, line, text })));

  test('the sources hold sentences in every room', () => {
    expect(all.length).toBeGreaterThan(1_000);
  });

  test.each(RULED_OUT)('%s: say %s', (word) => {
    const found = all
      .filter(({ text }) => word.test(MEANT.reduce((rest, meant) => rest.replace(meant, ''), text)))
      .map(({ file, line, text }) => `src/${file}:${line}: ${text.slice(0, 120)}`);
    expect(found).toEqual([]);
  });
});
