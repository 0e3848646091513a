#!/usr/bin/env node
/**
 * How much the tests notice: changes one small thing in a source file at a time (a condition turned round, a statement
 * left out, a constant that is another), runs the tests of its room, and counts what made them fail. What survives is
 * printed with its line. Run by hand; a file is put back as it was before the next one is touched.
 *
 *   node scripts/mutate.mjs src/breaks/berm/places.ts=__tests__/breaks/berm [FILE=TESTS …] [--sample 40] [--seed 1]
 *
 * TESTS is what jest takes as a pattern of paths. Mutants are drawn over all files together.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
/** A mutant that leads round and round counts as noticed. */
const LIMIT = 120_000;

const TURNED = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** What may be changed at a node: the span that is replaced, and by what. */
function changesAt(node, source) {
  const whole = (to) => ({ from: node.getStart(source), end: node.getEnd(), to });
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return 'nothing inside';
  if (ts.isTypeAliasDeclaration(node)) return 'nothing inside';
  if (ts.isBinaryExpression(node) && TURNED.has(node.operatorToken.kind)) {
    const { operatorToken: token } = node;
    return [{ from: token.getStart(source), end: token.getEnd(), to: TURNED.get(token.kind) }];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [whole(node.operand.getText(source))];
  if (ts.isConditionalExpression(node)) {
    const [one, other] = [node.whenTrue.getText(source), node.whenFalse.getText(source)];
    return [whole(`${node.condition.getText(source)} ? ${other} : ${one}`)];
  }
  if (ts.isIfStatement(node))
    return [{ ...whole('false'), from: node.expression.getStart(source), end: node.expression.getEnd() }];
  if (ts.isExpressionStatement(node)) return [whole(';')];
  if (ts.isNumericLiteral(node)) return [whole(String(Number(node.text.replaceAll('_', '')) + 1))];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [whole('false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [whole('true')];
  if (ts.isStringLiteral(node) && node.text !== '') return [whole("''")];
  if (ts.isSpreadElement(node)) return [whole('...[]')];
  return [];
}

function mutantsOf(file, tests) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    const changes = changesAt(node, source);
    if (changes === 'nothing inside') return;
    for (const { from, end, to } of changes) {
      const { line } = source.getLineAndCharacterOfPosition(from);
      found.push({ file, tests, text, from, end, to, line: line + 1, was: text.slice(from, end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whole numbers below `limit`, the same in every run. */
function dice(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function drawn(all, count, roll) {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(roll(rest.length), 1)[0]);
}

function pass(tests) {
  const run = spawnSync('npx', ['jest', '--ci', '--silent', '--bail', '-i', ...tests.split(',')], {
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    stdio: 'ignore',
    timeout: LIMIT,
  });
  return run.status === 0;
}

/** Whether the tests fail with the mutant in place. */
function isNoticed({ file, tests, text, from, end, to }) {
  try {
    writeFileSync(file, text.slice(0, from) + to + text.slice(end));
    return !pass(tests);
  } finally {
    writeFileSync(file, text);
  }
}

const all = positionals.flatMap((one) => {
  const [file = '', tests = ''] = one.split('=');
  if (file === '' || tests === '') throw new Error(`${one}: write it as FILE=TESTS`);
  return mutantsOf(file, tests);
});
const sample = drawn(all, Number(asked.sample), dice(Number(asked.seed)));
for (const tests of new Set(sample.map((mutant) => mutant.tests)))
  if (!pass(tests)) throw new Error(`${tests}: these tests fail, or there are none, before anything is changed`);
let noticed = 0;
for (const mutant of sample) {
  const killed = isNoticed(mutant);
  if (killed) noticed += 1;
  else console.log(`survives  ${mutant.file}:${mutant.line}  ${mutant.was.slice(0, 80)} → ${mutant.to.slice(0, 80)}`);
}
const share = sample.length === 0 ? 0 : Math.round((1000 * noticed) / sample.length) / 10;
console.log(
  `${noticed} of ${sample.length} mutants noticed (${share} %), of ${all.length} in ${positionals.length} files`,
);
