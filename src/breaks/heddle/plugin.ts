/** The plugin as a whole: its name, how it starts, what it may call back, whether it must be asked. */
import type { Subject } from '../../core/finding.ts';
import { compactText, sameJson } from '../../heddle/measure.ts';
import type { Plugin } from '../../heddle/model.ts';
import type { Compare, PluginChange } from './change.ts';

export const subjectOf = (plugin: Plugin): Subject => ({ type: 'plugin', name: plugin.name ?? 'plugin' });

export const comparePlugin: Compare = function* (old, current, host) {
  yield* compareName(old, current);
  yield* compareCommand(old, current);
  yield* compareCapabilities(old, current, host);
  yield* compareDiscovery(old, current, host);
};

function* compareName(old: Plugin, current: Plugin): Iterable<PluginChange> {
  if (old.name === current.name) return;
  yield {
    kind: 'plugin-renamed',
    subject: subjectOf(old),
    baseline: '/name',
    current: '/name',
    ...(old.name === undefined ? {} : { was: old.name }),
    ...(current.name === undefined ? {} : { is: current.name }),
  };
}

function* compareCommand(old: Plugin, current: Plugin): Iterable<PluginChange> {
  if (sameJson(old.command, current.command)) return;
  const text = (command: Plugin['command']): string =>
    command === undefined ? 'the entry beside the manifest' : compactText(command);
  yield {
    kind: 'command-changed',
    subject: subjectOf(old),
    baseline: '/command',
    current: '/command',
    was: text(old.command),
    is: text(current.command),
  };
}

const compareCapabilities: Compare = function* (old, current, host) {
  for (const capability of current.capabilities) {
    if (old.capabilities.includes(capability)) continue;
    const granted = host.grantedCapabilities.some((known) => known === capability);
    yield {
      kind: granted ? 'reach-grew' : 'capability-added',
      subject: subjectOf(old),
      baseline: '/capabilities',
      current: '/capabilities',
      is: capability,
      about: capability,
    };
  }
  for (const capability of old.capabilities) {
    if (!current.capabilities.includes(capability))
      yield {
        kind: 'capability-removed',
        subject: subjectOf(old),
        baseline: '/capabilities',
        current: '/capabilities',
        was: capability,
        about: capability,
      };
  }
};

const compareDiscovery: Compare = function* (old, current, host) {
  const change = {
    subject: subjectOf(old),
    baseline: '/discoverTools',
    current: '/discoverTools',
    was: String(old.discoverTools),
    is: String(current.discoverTools),
  };
  if (old.discoverTools === current.discoverTools) {
    if (current.discoverTools)
      yield {
        kind: 'discovery-not-compared',
        subject: change.subject,
        baseline: change.baseline,
        current: change.current,
      };
    return;
  }
  if (current.discoverTools) yield { kind: host.discoverTools ? 'discovery-added' : 'discovery-demanded', ...change };
  else {
    const known = new Set(old.tools.map(({ name }) => name));
    const declared = current.tools.filter(({ name }) => !known.has(name)).map(({ name }) => name);
    // Which tools were discovered no manifest says: tools that are declared now are taken to be those.
    yield declared.length === 0
      ? { kind: 'discovery-withdrawn', ...change }
      : { kind: 'discovery-declared', ...change, about: declared.join(', ') };
  }
};
