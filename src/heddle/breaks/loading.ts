/** Rules that the baseline kept and the current manifest breaks: what heddle says when it loads it. */
import type { Subject } from '../../contract/finding.ts';
import { isObject, type Json } from '../../contract/json.ts';
import { RULES } from '../rules/index.ts';
import type { Fault, HostOptions, Rule } from '../rules/rule.ts';
import { viewOf } from '../view.ts';
import { CAPABILITIES } from '../vocabulary.ts';
import type { Change, Host } from './change.ts';

/** What the host grants and allows has findings of its own. */
const HOST: HostOptions = { grantedCapabilities: CAPABILITIES, discoverTools: true, submitted: false };

/** One finding per rule, at the first place that breaks it. */
export function* compareLoading(baseline: Json, current: Json, _host: Host, subject: Subject): Iterable<Change> {
  if (!isObject(baseline) || !isObject(current)) return;
  const rules = RULES.filter(({ level, stage }) => level === 'error' && stage !== 'submitted');
  for (const rule of rules) {
    const fault = firstFault(rule, current);
    if (fault === undefined || firstFault(rule, baseline) !== undefined) continue;
    yield { kind: 'no-longer-loads', subject, current: fault.at, about: rule.id, is: rule.id, reason: `${fault.says}.` };
  }
}

function firstFault(rule: Rule, json: Json): Fault | undefined {
  if (!isObject(json)) return undefined;
  for (const fault of rule.check(viewOf(json), HOST)) return fault;
  return undefined;
}
