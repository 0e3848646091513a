/** Rules that the baseline kept and the current manifest breaks: what heddle says when it loads it. */
import type { Subject } from '../../core/finding.ts';
import { isObject, type Json } from '../../core/json.ts';
import { RULES } from '../../heddle/rules/index.ts';
import type { Fault, HostOptions, Rule } from '../../heddle/rules/rule.ts';
import { viewOf, type View } from '../../heddle/view.ts';
import { CAPABILITIES } from '../../heddle/vocabulary.ts';
import type { PluginChange } from './change.ts';

/** What the host grants and allows has findings of its own. */
const HOST: HostOptions = { grantedCapabilities: CAPABILITIES, discoverTools: true, submitted: false };

const LOADING = RULES.filter(({ level, stage }) => level === 'error' && stage !== 'submitted');

/** One finding per rule, at the first place that breaks it. */
export function* compareLoading(baseline: Json, current: Json, subject: Subject): Iterable<PluginChange> {
  if (!isObject(baseline) || !isObject(current)) return;
  const [old, now] = [viewOf(baseline), viewOf(current)];
  for (const rule of LOADING) {
    const fault = firstFault(rule, now);
    if (fault === undefined || firstFault(rule, old) !== undefined) continue;
    yield {
      kind: 'no-longer-loads',
      subject,
      current: fault.at,
      about: rule.id,
      is: rule.id,
      reason: fault.says,
    };
  }
}

/** That the baseline itself would not load: what could not be read of it was not compared. */
export function* baselineFaults(
  baseline: Json,
  changes: readonly PluginChange[],
  subject: Subject,
): Iterable<PluginChange> {
  if (changes.length === 0) return;
  const view = isObject(baseline) ? viewOf(baseline) : undefined;
  const broken =
    view === undefined ? ['json'] : LOADING.filter((rule) => firstFault(rule, view) !== undefined).map(({ id }) => id);
  if (broken.length > 0)
    yield { kind: 'baseline-does-not-load', subject, baseline: '', was: broken.join(', '), about: broken.join(', ') };
}

function firstFault(rule: Rule, view: View): Fault | undefined {
  for (const fault of rule.check(view, HOST)) return fault;
  return undefined;
}
