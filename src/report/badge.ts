import type { Form } from './form.ts';
import { jsonText } from './json-text.ts';
import type { Report } from './model.ts';
import { TONES } from './outcome.ts';
import { count } from './wording.ts';

const COLOURS = { good: 'brightgreen', warn: 'yellow', bad: 'red' } as const;

/** The endpoint format of shields.io: an address that serves it can be shown as a badge. */
export function renderBadge(report: Report): string {
  const failed = report.verdict === 'error';
  return `${jsonText(
    {
      schemaVersion: 1,
      label: 'compatibility',
      message: message(report),
      color: failed ? 'lightgrey' : COLOURS[TONES[report.verdict]],
      ...(failed && { isError: true }),
    },
    2,
  )}\n`;
}

function message({ verdict, counts }: Report): string {
  switch (verdict) {
    case 'compatible':
      return 'compatible';
    case 'first-release':
      return 'first release';
    case 'reported':
      return 'no blocking changes';
    case 'forced':
      return 'forced';
    case 'refused':
      return counts.breaks > 0 ? count(counts.breaks, 'breaking change') : 'not released';
    case 'invalid':
      return 'does not load';
    case 'error':
      return 'not judged';
    default:
      return verdict satisfies never;
  }
}

export const badgeForm = {
  id: 'badge',
  file: 'badge.json',
  about: 'what shields.io shows as a badge (its endpoint format)',
  artifact: true,
  render: renderBadge,
} as const satisfies Form;
