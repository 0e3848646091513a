import type { PullState } from './pull-state.ts';

/** The force label as the gate is told of it. */
export interface LabelTold {
  readonly set: boolean;
  readonly label: string;
  readonly actor?: string;
  readonly at?: string;
  readonly covered?: readonly string[];
  readonly whole?: Readonly<Record<string, string>>;
  readonly startedRun?: boolean;
  readonly unknown?: string;
}

/** What the gate is told of the label; undefined where a label means nothing. Pure. */
export function labelState(
  { label, labelFault, cover }: PullState,
  options: { readonly forceLabel: string; readonly forceCovers: 'pull-request' | 'findings' },
): LabelTold | undefined {
  if (labelFault !== undefined) return { set: false, label: options.forceLabel, unknown: labelFault };
  if (label === undefined) return undefined;
  const { set, label: name, actor, at } = label;
  return {
    set,
    label: name,
    ...(actor !== undefined && { actor }),
    ...(at !== undefined && { at }),
    ...(cover?.state === 'known' && { covered: cover.covered.fingerprints }),
    ...(cover?.state === 'known' && cover.covered.whole !== undefined && { whole: cover.covered.whole }),
    ...(cover?.state === 'all' && { startedRun: true }),
    ...(cover?.state === 'unknown' &&
      options.forceCovers === 'findings' && { unknown: `What the label "${name}" covers is not known: ${cover.why}.` }),
  };
}
