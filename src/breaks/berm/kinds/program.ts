import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';

const migrations = (...list: readonly (readonly [name: string, sql: string])[]): Json => ({
  database: { migrations: list.map(([name, sql]) => ({ name, sql })) },
});

/** What concerns the program as a whole: its ABI, its migrations, what it reaches for, what cannot be known. */
export const PROGRAM_KINDS = {
  'abi-changed': {
    level: 'break',
    proof: 'structure',
    title: 'ABI version changed',
    when: '`abi_version` differs from the baseline’s. A host speaks one ABI.',
    who: 'Every host that ran the baseline: it refuses the current image until it is upgraded itself.',
    message: (w) => `ABI version changed from ${w.was} to ${w.is}: a host speaks one`,
    remedy: (w) => `Build against ABI ${w.was}, or upgrade the hosts first and accept this break.`,
    sample: { before: { abi_version: 1 }, after: { abi_version: 4 } },
  },
  'migration-rewritten': {
    level: 'break',
    proof: 'structure',
    title: 'Applied migration rewritten',
    when:
      'The baseline’s migrations are not the beginning of the current ones, name and text byte for byte: one ' +
      'was removed, renamed, edited or moved.',
    who: 'Every host that applied it: it refuses the image, and no force helps.',
    message: (w) => `${w.reason}: hosts that applied it refuse the image, forced or not`,
    remedy: () => 'Restore the released migrations byte for byte, and put the change into a new one behind them.',
    sample: {
      before: migrations(['0001', 'create table a(x)']),
      after: migrations(['0001', 'create table a(x, y)']),
    },
  },
  'migration-appended': {
    level: 'notice',
    title: 'Migration added',
    when:
      'The current manifest has a migration behind the baseline’s. The host applies it on deploy, and it cannot ' +
      'be undone.',
    who: 'Nobody. A host that applied it can no longer go back to the baseline.',
    message: (w) => `migration ${w.is} added: a host that applied it cannot go back`,
    sample: {
      before: migrations(['0001', 'create table a(x)']),
      after: migrations(['0001', 'create table a(x)'], ['0002', 'create table b(x)']),
    },
  },
  'database-dropped': {
    level: 'warning',
    title: 'Database no longer declared',
    when:
      'The baseline keeps a database and the current manifest says nothing of one. The host accepts that, and ' +
      'the data stays where it is.',
    who: 'No caller. Whoever operates the host keeps data that no program reads.',
    message: () => 'no database is declared any more: hosts keep its data, and nothing reads it',
    remedy: () => 'Keep the migrations in the manifest, or remove the data by hand where it is no longer wanted.',
    sample: { before: migrations(['0001', 'create table a(x)']), after: {} },
  },
  'reach-added': {
    level: 'notice',
    title: 'Reach added',
    when:
      '`deps` names a program, a syscall, a host or other target under a syscall, or a secret that the baseline ' +
      'did not name.',
    who: 'No caller. A host that does not serve a new syscall refuses the deploy.',
    message: (w) => `now reaches for ${w.is}`,
    sample: {
      before: { deps: { programs: [], syscalls: {}, secrets: [] } },
      after: { deps: { programs: [], syscalls: {}, secrets: ['openai'] } },
    },
  },
  'reach-removed': {
    level: 'notice',
    title: 'Reach removed',
    when: '`deps` no longer names something that the baseline named.',
    who: 'Nobody.',
    message: (w) => `no longer reaches for ${w.was}`,
    sample: {
      before: { deps: { programs: ['weather'], syscalls: {}, secrets: [] } },
      after: { deps: { programs: [], syscalls: {}, secrets: [] } },
    },
  },
  'not-known': {
    level: 'notice',
    title: 'Not compared',
    when:
      'A contract is an IDL, which lists the public tools and says nothing of the ABI, of events, of internal ' +
      'tools, of migrations and of reach. Those are not compared.',
    who: 'Nobody knows: compare with the image itself, or with its section, to find out.',
    message: (w) => `not compared: ${w.reason}`,
    remedy: () => 'Compare with the released image, or with its `.berm.abi` section.',
    sample: { before: { name: 'weather', digest: 'ab', tools: [] }, after: {} },
  },
} as const satisfies Kinds;
