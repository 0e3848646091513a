/** What the plugin may call back: `capabilities`, and what the host grants of them. */
import { isArray, member } from '../../core/json.ts';
import { oneOf, show } from '../view.ts';
import { CAPABILITIES, isCapability } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

const known: Rule = {
  id: 'capability-known',
  level: 'error',
  stage: 'manifest',
  title: 'A capability must be one that heddle serves',
  text:
    'heddle serves four: `runTool`, `callModel`, `emitEvent` and `log`. Leave the field out, or empty, to ask ' +
    'for none. A plugin that asks for nothing gets nothing.',
  wrong: example.manifest({ capabilities: ['fetch'] }),
  right: example.manifest({ capabilities: ['log'] }),
  *check(view) {
    const value = member(view.json, 'capabilities');
    if (value === undefined) return;
    if (!isArray(value)) {
      yield {
        at: '/capabilities',
        says: `${view.label} has "capabilities" that are ${show(value)}`,
        expected: 'an array of strings',
        received: show(value),
      };
      return;
    }
    for (const [index, entry] of value.entries()) {
      if (isCapability(entry)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show(entry)}, which heddle does not serve`,
        expected: oneOf(CAPABILITIES),
        received: show(entry),
        meant: { word: entry, known: CAPABILITIES },
      };
    }
  },
};

const granted: Rule = {
  id: 'capability-granted',
  level: 'error',
  stage: 'manifest',
  title: 'A capability must be one that the host grants',
  text:
    'A manifest asks, the operator decides. What the host grants is the input `granted-capabilities`; by ' +
    'default all four. A capability that is not granted fails the load, naming it. A server that supplies a ' +
    'model credential of its own does not grant `callModel` to a submitted plugin.',
  wrong: example.manifest({ capabilities: ['callModel'] }),
  right: example.manifest({ capabilities: ['log'] }),
  *check(view, host) {
    const value = member(view.json, 'capabilities');
    if (!isArray(value)) return;
    for (const [index, entry] of value.entries()) {
      if (!isCapability(entry) || host.grantedCapabilities.includes(entry)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show(entry)}, which this host does not grant`,
        expected: host.grantedCapabilities.length === 0 ? 'no capability' : oneOf(host.grantedCapabilities),
        received: show(entry),
        mend: 'Drop it from the manifest, or have the operator grant it.',
      };
    }
  },
};

export const capabilityRules: readonly Rule[] = [known, granted];
