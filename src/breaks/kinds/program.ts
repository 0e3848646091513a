import type { Kinds } from './kind.ts';

/** What concerns the program as a whole: its ABI, its migrations, what it reaches for, what cannot be known. */
export const PROGRAM_KINDS = {
  'abi-changed': {
    level: 'break',
    proof: 'structure',
    title: 'The ABI is another',
    when: '`abi_version` differs from the baseline’s. A host speaks one ABI.',
    hits: 'Every host that ran the baseline: it refuses the current image until it is upgraded itself.',
    example: { before: '"abi_version":1', after: '"abi_version":4' },
    says: (w) => `A host that runs ${w.from} (ABI ${w.was}) refuses ${w.to}, which was built against ABI ${w.is}.`,
    remedy: (w) => `Build against ABI ${w.was}, or upgrade the hosts first and accept this break.`,
  },
  'migration-rewritten': {
    level: 'break',
    proof: 'structure',
    title: 'An applied migration was rewritten',
    when: 'The baseline’s migrations are not the beginning of the current ones, name and text byte for byte: one was removed, renamed, edited or moved.',
    hits: 'Every host that applied it: it refuses the image, and no force helps.',
    example: {
      before: '{"name":"0001","sql":"create table a(x)"}',
      after: '{"name":"0001","sql":"create table a(x, y)"}',
    },
    says: (w) => `A host that applied the migrations of ${w.from} refuses ${w.to}, forced or not: ${w.reason}.`,
    remedy: () => 'Restore the released migrations byte for byte, and put the change into a new one behind them.',
  },
  'migration-appended': {
    level: 'notice',
    title: 'A migration was appended',
    when: 'The current manifest has a migration behind the baseline’s. The host applies it on deploy, and it cannot be undone.',
    hits: 'Nobody. A host that applied it can no longer go back to the baseline.',
    example: {
      before: '"migrations":[{"name":"0001",…}]',
      after: '"migrations":[{"name":"0001",…},{"name":"0002",…}]',
    },
    says: (w) => `A host that is given ${w.to} applies migration ${w.is}, and can then no longer go back to ${w.from}.`,
  },
  'database-dropped': {
    level: 'warning',
    title: 'The database is no longer declared',
    when: 'The baseline keeps a database and the current manifest says nothing of one. The host accepts that, and the data stays where it is.',
    hits: 'No caller. Whoever operates the host keeps data that no program reads.',
    example: { before: '"database":{"migrations":[…]}', after: '(no database)' },
    says: (w) => `${w.to} declares no database: a host keeps the data of ${w.from}, and nothing reads it.`,
    remedy: () => 'Keep the migrations in the manifest, or remove the data by hand where it is no longer wanted.',
  },
  'reach-added': {
    level: 'notice',
    title: 'The program reaches for more',
    when: '`deps` names a program, a syscall, a host or other target under a syscall, or a secret that the baseline did not name.',
    hits: 'No caller. A host that does not serve a new syscall refuses the deploy.',
    example: { before: '"secrets":[]', after: '"secrets":["openai"]' },
    says: (w) => `${w.to} reaches for ${w.is}, which ${w.from} did not.`,
  },
  'reach-removed': {
    level: 'notice',
    title: 'The program reaches for less',
    when: '`deps` no longer names something that the baseline named.',
    hits: 'Nobody.',
    example: { before: '"programs":["weather"]', after: '"programs":[]' },
    says: (w) => `${w.to} no longer reaches for ${w.was}.`,
  },
  'not-known': {
    level: 'notice',
    title: 'One side does not say it',
    when: 'A contract is an IDL, which lists the public tools and says nothing of the ABI, of events, of internal tools, of migrations and of reach. Those are not compared.',
    hits: 'Nobody knows: compare with the image itself, or with its section, to find out.',
    example: { before: 'weather.json (an IDL)', after: 'weather.wasm' },
    says: (w) => `Not compared, because ${w.reason}.`,
    remedy: () => 'Compare with the released image, or with its `.berm.abi` section.',
  },
  undecided: {
    level: 'undecided',
    title: 'Not decided',
    when: 'Neither proven compatible nor refuted: a keyword that is not known, a `$ref` that cannot be resolved, a regular expression whose inclusion cannot be proved, a used-up budget.',
    hits: 'Perhaps somebody: look at the place by hand.',
    example: { before: '{"pattern":"^(a|b)\\\\1$"}', after: '{"pattern":"^(a|b|c)\\\\1$"}' },
    says: (w) =>
      `It was not decided whether ${w.who.charAt(0).toLowerCase()}${w.who.slice(1)} still fit together at ${w.place}: ${w.reason}.`,
    remedy: () => 'Write the schema with keywords that can be decided, or look at it by hand and accept this finding.',
  },
} as const satisfies Kinds;
