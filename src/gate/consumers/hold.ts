/** Documents held against a plugin before and now: which does it break, and by which part? */
import { isArray, isObject, member, type JsonObject } from '../../core/json.ts';
import { locate } from '../../core/locate.ts';
import {
  formatOfPath,
  textsIn,
  validateUse,
  type UseAbout,
  type UseOptions,
  type UseProblem,
} from '../../heddle/index.ts';
import type { Consumer } from '../../report/model.ts';
import type { ConsumerUses } from './document.ts';

/** A plugin's change, and what else is loaded beside it. */
export interface PluginChange {
  readonly baseline: JsonObject;
  readonly current: JsonObject;
  /** Manifests of the run's other plugins. */
  readonly beside: readonly JsonObject[];
  /** An operator's file is among the documents, so each document need not be held against middleware. */
  readonly operators: boolean;
}

/** What became of one document. */
export interface Held extends Consumer {
  readonly kind: ConsumerUses['kind'];
  /** It loaded with the baseline, so that it can say what the change does to it. */
  readonly loaded: boolean;
  /** Problems that the change brought; none when it is not broken. */
  readonly broken: readonly UseProblem[];
  /** Component types, tools, stores and protocols that it names. */
  readonly names: ReadonlySet<string>;
}

export async function hold(consumer: ConsumerUses, change: PluginChange): Promise<Held> {
  const ours = provided([change.baseline, change.current]);
  const errors = async (manifest: JsonObject): Promise<UseProblem[]> =>
    (await problemsOf(consumer, [manifest, ...change.beside])).filter(
      (one) => one.level === 'error' && counts(one, ours, change),
    );
  const [before, after] = [await errors(change.baseline), await errors(change.current)];
  const { path, kind } = consumer;
  const names = await textsIn(consumer.text, kind === 'operator' ? 'json' : formatOfPath(path));
  const held = { path, kind, loaded: before.length === 0, broken: [], names };
  // What other plugins have to do with is neither before nor after this one's doing.
  const [mine, now] = [before.filter((one) => isMine(one, ours)), after.filter((one) => isMine(one, ours))];
  if (mine.length > 0)
    return now.length > 0 ? { ...held, state: 'failing', ...why(mine) } : { ...held, state: 'works' };
  if (now.length > 0) return { ...held, state: 'broken', broken: now, ...why(now) };
  return before.length > 0 ? { ...held, state: 'unknown', ...why(before) } : { ...held, state: 'works' };
}

function why([first, ...others]: readonly UseProblem[]): Pick<Consumer, 'why'> {
  if (first === undefined) return {};
  return { why: others.length === 0 ? first.message : `${first.message} And ${others.length} more.` };
}

/** What heddle says of every use in the file, each at its place in the file. */
export async function problemsOf(
  consumer: ConsumerUses,
  manifests: readonly JsonObject[],
  more: UseOptions = {},
): Promise<UseProblem[]> {
  const found: UseProblem[] = [];
  for (const { use, options, at } of consumer.uses)
    for (const problem of await validateUse(use, manifests, { ...more, ...options }))
      found.push(consumer.kind === 'document' ? problem : moved(problem, at));
  if (consumer.kind === 'document') return found;
  const places = locate(
    consumer.text,
    found.map(({ pointer }) => pointer ?? ''),
  );
  return found.map((one) => ({ ...one, ...places.get(one.pointer ?? '') }));
}

function moved(problem: UseProblem, at: string): UseProblem {
  return at === '' ? problem : { ...problem, pointer: at };
}

/** Whether a problem says anything here: a tool that no plugin ever had is the operator's own program. */
function counts(
  problem: UseProblem,
  ours: ReadonlySet<string>,
  { operators, current, baseline }: PluginChange,
): boolean {
  if (problem.rule === 'use-tool') return isMine(problem, ours);
  const configured = problem.about?.part === 'configuration' ? problem.about.component : undefined;
  const aside = operators && problem.pointer === '' && configured !== undefined;
  return !(aside && [current, baseline].some((manifest) => kindIn(manifest, configured) === 'middleware'));
}

/** Whether it lies in the plugin or in the document itself, and not in some other plugin. */
function isMine({ about, also, rule }: UseProblem, ours: ReadonlySet<string>): boolean {
  if (rule === 'use-plugin' || rule === 'use-plugins-collide') return true;
  return about === undefined || [about, also].some((part) => part !== undefined && ours.has(keyOf(part)));
}

/** What a part of a plugin is called among everything that is provided. */
export function keyOf(about: UseAbout): string {
  if (about.part === 'tool') return `tool ${about.tool}`;
  return about.part === 'protocol' ? `protocol ${about.protocol}` : `component ${about.component}`;
}

/** Everything that the manifests provide, before or now. */
function provided(manifests: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(
    manifests.flatMap((manifest) => [
      ...entries(manifest, 'components').flatMap((one) => [
        `component ${textOf(one, 'componentType')}`,
        `protocol ${textOf(one, 'protocol')}`,
      ]),
      ...entries(manifest, 'tools').map((one) => `tool ${textOf(one, 'name')}`),
    ]),
  );
}

export function entries(manifest: JsonObject, field: string): JsonObject[] {
  const list = member(manifest, field);
  return isArray(list) ? list.filter(isObject) : [];
}

export function textOf(object: JsonObject, field: string): string {
  const value = member(object, field);
  return typeof value === 'string' ? value : '';
}

export function kindIn(manifest: JsonObject, component: string): string | undefined {
  const found = entries(manifest, 'components').find((one) => textOf(one, 'componentType') === component);
  return found === undefined ? undefined : textOf(found, 'kind') || 'node';
}
