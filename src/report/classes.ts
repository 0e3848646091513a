import type { JudgedFinding } from './model.ts';

/** Under which heading of release notes a finding stands. */
export type ChangeClass = 'breaking' | 'added' | 'changed' | 'deprecated';

/** Kinds besides `…-added` that give callers something new, and those that announce an end. */
const ADDED: ReadonlySet<string> = new Set(['tool-became-public', 'tool-became-query', 'tool-takes-more-callers']);

/** What a finding is to those who read release notes. An undecided place may break: it stands there as well. */
export function classOf({ level, kind }: Pick<JudgedFinding, 'level' | 'kind'>): ChangeClass {
  if (level === 'break' || level === 'undecided') return 'breaking';
  if (kind === 'deprecated' || kind.endsWith('-deprecated')) return 'deprecated';
  return kind.endsWith('-added') || ADDED.has(kind) ? 'added' : 'changed';
}
