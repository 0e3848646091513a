/** What an operator and a client choose: middleware configuration, a store, protocols. */
import { isArray, isObject, member, pointer, type Json } from '../../core/json.ts';
import { refusals, type Refusal } from './check.ts';
import { ofKind, type Host, type Provided } from './host.ts';
import type { UseFault } from './loading.ts';
import { createMatcher, type Matcher } from './patterns.ts';
import { pathText } from './plugin-component.ts';
import type { UseRuleId } from './rules.ts';
import { camelCase, isSeenArray, isSeenObject, own, seenObject, toSeen, type Seen, type SeenObject } from './seen.ts';

/** Beside the plugins: what is passed on the command line and asked for by clients. */
export interface Configuration {
  /** By component type. Middleware that is not named here is configured with `{}`. */
  readonly middleware: Readonly<Record<string, Json>>;
  readonly store?: { readonly type: string; readonly config: Json };
  readonly protocols?: readonly { readonly protocol: string; readonly contentType?: string }[];
}

export interface ConfigurationFault extends UseFault {
  readonly rule: UseRuleId;
}

/** Levels of a configuration that are looked at. */
const MAX_DEPTH = 200;

/** Every fault; pointers are into a configuration written as `{middleware, store: {type, config}, protocols}`. */
export function configurationFaults(host: Host, configuration: Configuration): ConfigurationFault[] {
  const matcher = createMatcher();
  return [
    ...unclaimed(host, configuration.middleware),
    ...ofKind(host, 'middleware').flatMap((one) => middlewareFaults(one, configuration.middleware, matcher)),
    ...storeFaults(host, configuration.store, matcher),
    ...(configuration.protocols ?? []).flatMap((one, index) => protocolFaults(host, one, `/protocols/${index}`)),
  ];
}

function unclaimed(host: Host, middleware: Configuration['middleware']): ConfigurationFault[] {
  return Object.keys(middleware)
    .filter((type) => host.types.get(type)?.kind !== 'middleware')
    .map((type) => ({
      rule: 'use-middleware-unknown',
      at: `/middleware${pointer(type)}`,
      says: `configuration is given for ${JSON.stringify(type.slice(0, 60))}, which no plugin here provides as middleware`,
      about: { part: 'component', component: type },
    }));
}

function middlewareFaults(
  provided: Provided,
  middleware: Configuration['middleware'],
  matcher: Matcher,
): ConfigurationFault[] {
  const type = provided.componentType;
  const written = Object.hasOwn(middleware, type) ? (middleware[type] ?? null) : undefined;
  return checked(provided, written, `/middleware${pointer(type)}`, matcher, withLlmConfig);
}

function storeFaults(host: Host, store: Configuration['store'], matcher: Matcher): ConfigurationFault[] {
  if (store === undefined) return [];
  const provided = host.types.get(store.type);
  if (provided?.kind === 'store') return checked(provided, store.config, '/store/config', matcher, (value) => value);
  return [
    {
      rule: 'use-store-unknown',
      at: '/store/type',
      says: `no plugin here provides the session store ${JSON.stringify(store.type.slice(0, 60))}`,
      about: { part: 'store', component: store.type },
    },
  ];
}

function checked(
  { componentType: component, json }: Provided,
  written: Json | undefined,
  at: string,
  matcher: Matcher,
  seen: (value: SeenObject) => SeenObject,
): ConfigurationFault[] {
  const subject = `the configuration of ${component}`;
  const about = (path: Refusal['path'], keyword: string) =>
    ({ part: 'configuration', component, path, keyword }) as const;
  const whole = (says: string): ConfigurationFault[] => [
    { rule: 'use-configuration', at, says: `${subject} ${says}`, about: about([], 'type') },
  ];
  if (written !== undefined && !isObject(written)) return whole('is not an object');
  if (written !== undefined && nestsTooDeep(written)) return whole(`nests deeper than ${MAX_DEPTH} levels`);
  const value = toSeen(written ?? {});
  const found = isSeenObject(value) ? refusals(seen(value), member(json, 'schema'), matcher) : [];
  return found.map(({ path, keyword, says, certain }) => ({
    rule: 'use-configuration',
    at: at + pointer(...path),
    says:
      path.length === 0 || written === undefined
        ? `${subject}${written === undefined ? ', which is not given,' : ''} ${path.length === 0 ? says : `needs more than {}: \`${pathText(path)}\` ${says}`}`
        : `${subject}: \`${pathText(path)}\` ${says}`,
    ...(certain ? {} : { mend: 'That could not be decided, so it is treated as refused.' }),
    about: about(path, keyword),
  }));
}

function nestsTooDeep(value: Json): boolean {
  const stack: { readonly value: Json; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isArray(next.value) && !isObject(next.value)) continue;
    if (next.depth > MAX_DEPTH) return true;
    for (const inner of Object.values(next.value)) stack.push({ value: inner, depth: next.depth + 1 });
  }
  return false;
}

/** Middleware may write `llm_config` as a document does; heddle adds it in camelCase, names within included. */
function withLlmConfig(value: SeenObject): SeenObject {
  const raw = own(value, 'llm_config');
  if (raw === undefined || own(value, 'llmConfig') !== undefined) return value;
  return seenObject([...Object.entries(value), ['llmConfig', camelized(raw)]]);
}

function camelized(value: Seen): Seen {
  if (isSeenArray(value)) return value.map(camelized);
  if (!isSeenObject(value)) return value;
  return seenObject(Object.entries(value).map(([name, inner]) => [camelCase(name), camelized(inner)] as const));
}

function protocolFaults(
  host: Host,
  { protocol, contentType }: { readonly protocol: string; readonly contentType?: string },
  at: string,
): ConfigurationFault[] {
  if (protocol === 'heddle') return [];
  const encoder = ofKind(host, 'encoder').find(({ json }) => member(json, 'protocol') === protocol);
  const about = { part: 'protocol', protocol } as const;
  const named = JSON.stringify(protocol.slice(0, 60));
  if (encoder === undefined)
    return [{ rule: 'use-protocol-unknown', at, says: `no plugin here provides the protocol ${named}`, about }];
  const answers = member(encoder.json, 'contentType');
  if (contentType === undefined || (typeof answers === 'string' && serves(answers, contentType))) return [];
  const says = `the protocol ${named} answers with ${JSON.stringify(answers)}`;
  return [{ rule: 'use-content-type', at, says, expected: JSON.stringify(contentType), about }];
}

/** The same media type, with every parameter that was asked for. */
function serves(answers: string, asked: string): boolean {
  const [type, ...parameters] = parts(answers);
  const [wanted, ...needed] = parts(asked);
  return type === wanted && needed.every((one) => parameters.includes(one));
}

function parts(contentType: string): string[] {
  return contentType.split(';').map((part) => part.trim().toLowerCase());
}
