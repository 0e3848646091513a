/** Would heddle load these plugins side by side? */
import { isObject, member, type JsonObject } from '../../core/json.ts';
import { RULES as MANIFEST_RULES } from '../rules/index.ts';
import { landings } from '../rules/files.ts';
import type { Fault, HostOptions } from '../rules/rule.ts';
import { readManifestText } from '../text.ts';
import { viewOf } from '../view.ts';
import { CAPABILITIES, MAX_FILES } from '../vocabulary.ts';
import { hostOfPlugins, manifestJson, ofKind, type Host, type LoadedPlugin, type Manifest } from './host.ts';
import type { UseFault } from './loading.ts';
import type { UseRuleId } from './rules.ts';

export interface TogetherOptions {
  /** What the host grants. Default: all four capabilities. */
  readonly grantedCapabilities?: HostOptions['grantedCapabilities'];
  /** The operator passes `--discover-tools`. Default: not known, so a plugin that asks for it is a warning. */
  readonly discoverTools?: boolean;
}

/** A fault of the plugins, before any use of them is looked at. */
export interface PluginFault extends UseFault {
  readonly rule: UseRuleId;
  /** Position in the list of manifests that were given. */
  readonly plugin: number;
}

export interface Together {
  readonly host: Host;
  readonly faults: readonly PluginFault[];
}

/** Loads the manifests as heddle would, one after the other. */
export function loadTogether(manifests: readonly Manifest[], options: TogetherOptions = {}): Together {
  const jsons = manifests.map(manifestJson);
  const host = hostOfPlugins(jsons);
  return {
    host,
    faults: [...manifests.flatMap((manifest, index) => ownFaults(manifest, index, options)), ...collisions(host)],
  };
}

/** The first thing for which heddle refuses a manifest alone: the others are `validatePlugin`'s to list. */
function ownFaults(manifest: Manifest, plugin: number, options: TogetherOptions): PluginFault[] {
  const text = typeof manifest === 'string' || manifest instanceof Uint8Array ? readManifestText(manifest) : undefined;
  const unreadable = text?.problems.find(({ level }) => level === 'error');
  const fault = (says: string, more: Partial<UseFault> = {}): PluginFault[] => [
    { rule: 'use-plugin', plugin, at: '', says, ...more },
  ];
  if (unreadable !== undefined) return fault(`plugin ${plugin + 1} cannot be loaded: ${unreadable.message}`);
  const json = text === undefined ? manifest : text.json;
  if (!isPlainObject(json)) return fault(`plugin ${plugin + 1} is not a JSON object, so heddle does not load it`);
  const view = viewOf(json);
  const host: HostOptions = {
    grantedCapabilities: options.grantedCapabilities ?? CAPABILITIES,
    discoverTools: options.discoverTools,
    submitted: false,
  };
  for (const rule of MANIFEST_RULES) {
    if (rule.level !== 'error' || rule.stage === 'submitted') continue;
    const [first] = take(rule.check(view, host));
    if (first === undefined) continue;
    const says = `${view.label} is not loaded: ${first.says}`;
    const unsure = rule.id === 'discovery-allowed' && options.discoverTools === undefined;
    if (unsure) return fault(says, { at: first.at, level: 'warning' });
    return fault(says, { at: first.at, ...(first.expected === undefined ? {} : { expected: first.expected }) });
  }
  return [];
}

function isPlainObject(json: Manifest | undefined): json is JsonObject {
  return !(json instanceof Uint8Array) && typeof json !== 'string' && isObject(json);
}

function take(faults: Iterable<Fault>): Fault[] {
  for (const fault of faults) return [fault];
  return [];
}

/** One thing that a plugin provides, so that no other may. */
interface Claim {
  readonly plugin: LoadedPlugin;
  readonly key: string;
  readonly what: string;
  readonly at: string;
}

function collisions(host: Host): PluginFault[] {
  if (host.plugins.length < 2) return [];
  const taken = new Map<string, Claim>();
  const faults: PluginFault[] = [];
  for (const claim of host.plugins.flatMap(claimsOf)) {
    const earlier = taken.get(claim.key);
    if (earlier === undefined) taken.set(claim.key, claim);
    else if (earlier.plugin !== claim.plugin) faults.push(collision(claim, earlier, `both provide ${claim.what}`));
  }
  return [...faults, ...landingsCollide(host.plugins)];
}

function collision(later: Pick<Claim, 'plugin' | 'at'>, earlier: Pick<Claim, 'plugin'>, says: string): PluginFault {
  const names = [earlier, later].map(({ plugin }) => JSON.stringify(plugin.name.slice(0, 60)));
  return {
    rule: 'use-plugins-collide',
    plugin: later.plugin.index,
    at: later.at,
    says: `plugins ${names.join(' and ')} ${says}`,
    mend: 'Load one of them, or rename what they share.',
  };
}

function claimsOf(plugin: LoadedPlugin): Claim[] {
  const alone = hostOfPlugins([plugin.json]);
  const claim = (key: string, what: string, at: string): Claim => ({ plugin, key, what, at });
  return [
    ...[...alone.types.values()].map(({ componentType, at }) =>
      claim(`type ${componentType}`, `the component type ${JSON.stringify(componentType)}`, at),
    ),
    ...[...alone.tools].map((name) => claim(`tool ${name}`, `the tool ${JSON.stringify(name)}`, '/tools')),
    ...ofKind(alone, 'store').map(({ at }) => claim('store', 'a session store, and heddle accepts only one', at)),
    ...ofKind(alone, 'encoder').flatMap(({ json, at }) => {
      const protocol = member(json, 'protocol');
      return typeof protocol === 'string'
        ? [claim(`protocol ${protocol}`, `the protocol ${JSON.stringify(protocol)}`, at)]
        : [];
    }),
  ];
}

function landingsCollide(plugins: readonly LoadedPlugin[]): PluginFault[] {
  const placed = plugins.flatMap((plugin) =>
    landings(viewOf(plugin.json))
      .slice(0, MAX_FILES)
      .map(({ dest, destAt }) => ({ plugin, dest, at: destAt, key: '', what: '' })),
  );
  return placed.flatMap((one, index) => {
    const earlier = placed
      .slice(0, index)
      .find((other) => other.plugin !== one.plugin && overlap(one.dest, other.dest));
    return earlier === undefined
      ? []
      : [collision(one, earlier, `put files on ${JSON.stringify(earlier.dest)} and ${JSON.stringify(one.dest)}`)];
  });
}

function overlap(a: string, b: string): boolean {
  const inside = (inner: string, outer: string): boolean =>
    inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}\\`);
  return a === b || inside(a, b) || inside(b, a);
}
