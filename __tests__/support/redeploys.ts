/** Redeploys to try on a real bermd: small images whose tools all answer `null`, under manifests of every sort. */
import { createHash } from 'node:crypto';
import { refusedOnRedeploy } from '../../src/breaks/berm/redeploy.ts';
import type { Manifest, Migration, ToolSpec } from '../../src/manifest/index.ts';
import { diceOf, pick, type Dice } from './dice.ts';
import { internal, manifest, tool } from './contracts.ts';
import { MUTATION_LABELS, mutate } from './manifests.ts';
import type { MutationLabel } from './mutations.ts';
import { sectionText } from './section.ts';
import {
  bytes,
  custom,
  exportSection,
  functionType,
  I32,
  I64,
  leb,
  name,
  section,
  vector,
  wasmModule,
} from './wasm.ts';

/** One redeploy: what the host went through, what the gate knows, and what is deployed then. */
export interface Redeploy {
  readonly name: string;
  /** Deployed first, each confirmed and forced; `undeploy` deletes the program. */
  readonly before: readonly (Uint8Array | 'undeploy')[];
  /** Tools that are called then, each with a call that ends `done`. */
  readonly calls: readonly string[];
  /** The gate's baseline. */
  readonly baseline: Uint8Array;
  readonly image: Uint8Array;
  readonly force: boolean;
  /** Whether the deploy confirms what becomes public. */
  readonly confirm: boolean;
}

/** The number of a syscall: its name's FNV-1a hash, as a signed LEB128. */
function syscall(title: string): number[] {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(title)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  let rest = BigInt.asIntN(64, hash);
  const out: number[] = [];
  for (;;) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    const last = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
    out.push(last ? low : low | 0x80);
    if (last) return out;
  }
}

/** An image whose tools end with `null`, done. */
export function doneImage(text: string, tools: readonly string[]): Uint8Array {
  const body = bytes([0x00, 0x42], syscall('berm.done'), [0x41, 0x00, 0x41, 0x04, 0x10, 0x00, 0x1a, 0x0b]);
  return wasmModule(
    section(1, vector([functionType([I64, I32, I32], [I64]), functionType([], [])])),
    section(2, vector([bytes(name('berm'), name('syscall'), [0x00, 0x00])])),
    section(3, vector([leb(1)])),
    section(5, vector([[0x00, 0x01]])),
    exportSection([
      { name: 'memory', kind: 'memory' },
      ...[...new Set(tools)].map((title) => ({ name: `berm_tool_${title}`, index: 1 })),
    ]),
    section(10, vector([bytes(leb(body.length), body)])),
    section(11, vector([bytes([0x00, 0x41, 0x00, 0x0b], name('null'))])),
    custom('.berm.abi', text),
  );
}

const imageOf = (of: Manifest): Uint8Array =>
  doneImage(
    sectionText(of),
    of.tools.map((one) => one.name),
  );

export const digestOf = (image: Uint8Array): string => `sha256:${createHash('sha256').update(image).digest('hex')}`;

/** What a host refuses for other reasons than breaks. */
function special(base: Manifest): Record<string, Uint8Array> {
  const of = (changes: Partial<Manifest>): Uint8Array => imageOf({ ...base, ...changes });
  const names = base.tools.map((one) => one.name);
  const plain = imageOf(base);
  const deps = base.deps ?? { programs: [], syscalls: {}, secrets: [] };
  const migrations = base.database?.migrations ?? [];
  const mark = (title: string, marks: object): readonly ToolSpec[] =>
    base.tools.map((one) => (one.name === title ? { ...one, ...marks } : one));
  const absent = [...base.tools, internal('absent')];
  const served = 'get set call call.after http.fetch http.proxy emit sql caller'.split(' ').map((one) => `berm.${one}`);
  return {
    'the same image': plain,
    'above 2 MiB': bytes(plain, custom('padding', new Uint8Array(2 * 1024 * 1024))),
    'just below 2 MiB': bytes(plain, custom('padding', new Uint8Array(2 * 1024 * 1024 - plain.length - 100))),
    'no section': wasmModule(custom('other')),
    'two program records': doneImage(sectionText(base).repeat(2), names),
    'another ABI': of({ abi_version: 3 }),
    'an unserved syscall': of({ deps: { ...deps, syscalls: { ...deps.syscalls, 'berm.fs.read': [] } } }),
    'every served syscall': of({ deps: { ...deps, syscalls: Object.fromEntries(served.map((one) => [one, []])) } }),
    'a tool without an export': doneImage(sectionText({ ...base, tools: absent }), names),
    'a tool without an export and a migration': doneImage(
      sectionText({
        ...base,
        tools: absent,
        database: { migrations: [...migrations, { name: '9', sql: 'create table nine(x)' }] },
      }),
      names,
    ),
    'a public cron': of({ tools: mark('prune', { public: true }) }),
    'a public stripe tool': of({ tools: mark('paid', { public: true }) }),
    'two stripe tools': of({ tools: mark('recount', { stripe: true }) }),
    'anonymous and internal': of({ tools: mark('recount', { anonymous: true }) }),
    'anonymous for services': of({ tools: mark('forecast', { callers: 'services' }) }),
    'a migration renamed': of({
      database: { migrations: migrations.map((one, at) => (at === 1 ? { ...one, name: 'other' } : one)) },
    }),
    'a migration removed': of({ database: { migrations: migrations.slice(0, -1) } }),
    'migrations reordered': of({ database: { migrations: [...migrations].reverse() } }),
    'a migration twice': of({ database: { migrations: [...migrations, ...migrations.slice(0, 1)] } }),
  };
}

/** A mutation where callers are, if it can be had: one of the tools that are called here breaks. */
function evolved(base: Manifest, labels: readonly MutationLabel[], seed: number): Manifest {
  const called = new Set(callable(base));
  const tries = Array.from({ length: 12 }, (_, at) => {
    const dice = diceOf(seed * 100 + at);
    return labels.reduce((before, label) => mutate(before, label, dice), base);
  });
  return tries.find((next) => refusedOnRedeploy(base, next).some((one) => called.has(one.name))) ?? tries[0] ?? base;
}

/** Tools that an account can call. */
const callable = (of: Manifest): string[] =>
  of.tools.flatMap((one) => (one.public === true && one.callers !== 'services' ? [one.name] : []));

/** The host runs the gate's baseline. */
function fromBaseline(base: Manifest): Redeploy[] {
  const mutated = MUTATION_LABELS.map((label, at): [string, Uint8Array] => {
    const second = at % 3 === 0 ? MUTATION_LABELS[(2 * at + 1) % MUTATION_LABELS.length] : undefined;
    const next = evolved(base, second === undefined ? [label] : [label, second], at + 1);
    return [second === undefined ? label : `${label} and ${second}`, imageOf(next)];
  });
  return [...Object.entries(special(base)), ...mutated].map(([what, image], at) => {
    const dice = diceOf(at * 7 + 3);
    return {
      name: what,
      before: [imageOf(base)],
      calls: callable(base).filter(() => dice(3) > 0),
      baseline: imageOf(base),
      image,
      force: dice(4) === 0,
      confirm: dice(2) === 0,
    };
  });
}

const MIGRATIONS: readonly (readonly Migration[] | undefined)[] = (() => {
  const of = (title: string, table: string): Migration => ({ name: title, sql: `create table ${table}(x)` });
  const [a, b, c] = [of('1', 'a'), of('2', 'b'), of('3', 'c')];
  return [undefined, [], [a], [a, b], [a, b, c], [a, of('2', 'other')], [of('0', 'a'), b], [b, a]];
})();
const TOOLS: readonly (readonly ToolSpec[])[] = [
  [tool('say')],
  [tool('say'), internal('ring')],
  [tool('say'), tool('more')],
  [tool('say', { parameters: { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] } })],
  [internal('ring'), internal('tick', { cron: true })],
  [internal('say')],
];

/** A version of some small program. */
function version(dice: Dice): Manifest {
  const migrations = pick(MIGRATIONS, dice);
  return manifest({
    version: `${dice(3)}.${dice(9)}.0`,
    tools: pick(TOOLS, dice) ?? [],
    ...(migrations !== undefined && { database: { migrations } }),
  });
}

/** The host went its own way: other versions than the baseline, deletions, rollbacks, nothing at all. */
function fromElsewhere(count: number): Redeploy[] {
  return Array.from({ length: count }, (_, at) => {
    const dice = diceOf(at * 31 + 17);
    const before: (Uint8Array | 'undeploy')[] = Array.from({ length: dice(3) }, () => imageOf(version(dice)));
    if (before.length > 0 && dice(4) === 0) before.push('undeploy');
    const last = before.findLast((one): one is Uint8Array => one !== 'undeploy');
    // Now and then it runs the baseline, or what is deployed already.
    const [baseline, image] = [imageOf(version(dice)), imageOf(version(dice))];
    return {
      name: `elsewhere ${at}`,
      before,
      calls: dice(2) === 0 ? ['say'] : [],
      baseline: last !== undefined && dice(3) === 0 ? last : baseline,
      image: last !== undefined && dice(6) === 0 ? last : image,
      force: dice(2) === 0,
      confirm: dice(3) > 0,
    };
  });
}

/** @param base a contract with tools, events and migrations of many sorts: weather's */
export function redeploys(base: Manifest): readonly Redeploy[] {
  return [...fromBaseline(base), ...fromElsewhere(105)];
}
