/** What a finding's sentence is made of. Text from manifests stands in backticks and holds none itself. */
import type { Subject } from '../../core/finding.ts';
import type { Words } from './kinds/words.ts';
import type { Change } from './change.ts';

/** What two versions of a plugin are called in sentences. */
export interface Names {
  readonly baseline: string;
  readonly current: string;
}

const SHORT = 80;

export function wordsFor(change: Change, names: Names): Words {
  const { renamedTo } = change;
  return {
    from: names.baseline,
    to: names.current,
    subject: subjectWords(change.subject),
    about: change.about === undefined ? 'it' : /^the [a-z]+$/.test(change.about) ? change.about : code(change.about),
    was: change.was === undefined ? 'nothing' : code(change.was),
    is: change.is === undefined ? 'nothing' : code(change.is),
    renamed: renamedTo === undefined ? '' : `; it is probably called ${code(renamedTo)} now`,
    newName: renamedTo === undefined ? undefined : code(renamedTo),
    reason: change.reason ?? '',
    mend: change.mend ?? '',
    result: change.part === 'result',
  };
}

function subjectWords({ type, name }: Subject): string {
  return type === 'plugin' ? 'the plugin' : `${type} ${code(name)}`;
}

/** A text as a finding's `before` or `after`: at most 80 characters. */
export function short(text: string): string {
  return text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text;
}

/** A name or value in backticks: none of its own, no control, format or surrogate characters. */
export function code(text: string): string {
  return `\`${short(text).replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\``;
}
