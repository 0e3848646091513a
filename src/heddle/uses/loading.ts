/** A document being loaded: what every part of the loader shares. */
import type { Kind } from '../vocabulary.ts';
import type { Host } from './host.ts';
import type { Matcher } from './patterns.ts';
import type { Casts, Port } from './ports.ts';
import type { UseAbout } from './problem.ts';
import type { UseRuleId } from './rules.ts';
import type { Seen, SeenObject } from './seen.ts';

/** A component of the document, as heddle holds it once it is loaded. */
export interface Loaded {
  /** Empty for one whose type could not be told. */
  readonly type: string;
  /** `spec`: Agent Spec's own. `unknown`: it was not loaded, and a problem says why. */
  readonly kind: Kind | 'spec' | 'unknown';
  /** JSON Pointer into the document, to where the component is written down. */
  readonly at: string;
  readonly name: string;
  /** Two components are one to heddle when their ids are. */
  readonly id: string;
  readonly value: SeenObject;
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  /** Empty when it says nothing of them. */
  readonly branches: readonly string[];
  /** The plugin's own ports stand in, for lack of ports in the document. */
  readonly given: { readonly inputs: boolean; readonly outputs: boolean; readonly branches: boolean };
  /** Its ports and branches could not be told, for a reason that was reported already. */
  readonly uncertain: boolean;
}

/** What is wrong, in the words of a problem. */
export interface UseFault {
  /** JSON Pointer into the document. */
  readonly at: string;
  readonly says: string;
  readonly expected?: string;
  readonly mend?: string;
  readonly about?: UseAbout;
  readonly also?: UseAbout;
  /** It could not be told whether heddle refuses this, or heddle does not and it still goes wrong. */
  readonly level?: 'warning' | 'notice';
}

export interface Loading {
  readonly host: Host;
  readonly matcher: Matcher;
  readonly casts: Casts;
  /** Names of tools that the host has from elsewhere. */
  readonly otherTools: ReadonlySet<string>;
  report(rule: UseRuleId, fault: UseFault): void;
  /** The component that a field's value is, if it is one. */
  loaded(value: Seen): Loaded | undefined;
  /** Loads what a field holds: references and components in it become what they stand for. */
  resolve(value: Seen, at: string): Seen;
  /** A component that becomes known under its value. */
  keep(component: Loaded): Loaded;
  /** The first port of a title. */
  port(component: Loaded, side: 'inputs' | 'outputs', title: string): Port | undefined;
  /** An id that nobody wrote. */
  freshId(): string;
}

/** One of Agent Spec's own components being loaded: its fields as heddle calls them. */
export interface SpecFields {
  readonly type: string;
  readonly at: string;
  readonly name: string;
  readonly values: Map<string, Seen>;
  /** What heddle calls a field → what the document calls it. */
  readonly written: Map<string, string>;
  /** The document's own; a side is absent where it has none. */
  readonly ports: { inputs?: readonly Port[]; outputs?: readonly Port[] };
  uncertain: boolean;
}

/** A component in words: `Judge "n"`. */
export function called({ type, name }: Pick<Loaded, 'type' | 'name'>): string {
  return `${type === '' ? 'component' : type} ${JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)}`;
}

/** The component that a type of a plugin may be named after: none for Agent Spec's own. */
export function pluginPart({ kind, type }: Loaded): string | undefined {
  return kind === 'spec' || kind === 'unknown' ? undefined : type;
}
