/** The library's functions as Node runs them: witnesses are checked in the worker. */
import { breaks as breaksOf, type BreaksOptions } from '../breaks/index.ts';
import { pluginBreaks as pluginBreaksOf, type PluginBreaksOptions } from '../breaks/heddle/index.ts';
import { contains as containsIn, type Answer, type Confirmer, type ContainsOptions } from '../schema/index.ts';
import { toolsBreaks as toolsBreaksOf, type ToolsBreaksOptions } from '../breaks/tools/index.ts';
import type { Finding } from '../core/finding.ts';
import type { Json } from '../core/json.ts';
import type { Manifest } from '../manifest/index.ts';
import { workerConfirmer } from './confirm/confirm.ts';

/**
 * Whether every value that the writer may send is taken by the reader.
 *
 * A break carries a witness, and independent validators have confirmed it (the writer's schema takes it, the reader's
 * refuses it); one that they do not confirm is `undecided`. Synchronous; never throws for any JSON.
 *
 * @param reader the JSON Schema of who takes the value
 * @param writer the JSON Schema of who produces it; unless `strict`, it sends only the names that it declares
 */
export function contains(reader: Json, writer: Json, options: ContainsOptions = {}): Answer {
  return containsIn(reader, writer, confirming(options));
}

/**
 * Every way in which `current` breaks a caller of `baseline`, and every other difference worth a line: each once,
 * in a stable order. `breaks(m, m)` is empty. No network, no disk, and no manifest makes it throw.
 */
export function breaks(baseline: Manifest, current: Manifest, options: BreaksOptions = {}): Finding[] {
  return breaksOf(baseline, current, confirming(options));
}

/**
 * Every way in which `current` breaks flows, operators, clients or the model of `baseline`, and every addition worth
 * telling. Both may be manifests that heddle would refuse: they are compared as far as they can be read.
 *
 * @param baseline the manifest released before: its text, or its JSON
 * @param current the one proposed
 * @throws ConfigError for an option that makes no sense; never for anything in the manifests
 */
export function pluginBreaks(
  baseline: string | Json,
  current: string | Json,
  options: PluginBreaksOptions = {},
): Finding[] {
  return pluginBreaksOf(baseline, current, confirming(options));
}

/**
 * Every way in which a list of tools breaks who calls the tools of the one before, and every addition worth telling.
 * Both are compared as far as they can be read; no list makes it throw.
 *
 * @param baseline what the server answered to MCP's `tools/list` before: the text, or its JSON
 * @param current the one proposed
 * @throws ConfigError for an option that makes no sense
 */
export function toolsBreaks(
  baseline: string | Json,
  current: string | Json,
  options: ToolsBreaksOptions = {},
): Finding[] {
  return toolsBreaksOf(baseline, current, confirming(options));
}

/** What is no object is left to whoever checks options. */
function confirming<T extends { readonly confirmer?: Confirmer }>(options: T): T {
  return isObject(options) ? { confirmer: workerConfirmer, ...options } : options;
}

function isObject(options: unknown): boolean {
  return typeof options === 'object' && options !== null && !Array.isArray(options);
}
