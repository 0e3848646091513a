/**
 * Who configures a run: inputs, then the file of the base branch, then defaults (spec: gate.md, "Who may configure
 * the gate").
 */
import { ConfigError } from '../core/errors.ts';
import { canonical } from '../core/fingerprint.ts';
import type { RuleChange, RuleInForce } from '../report/model.ts';
import { EMPTY_ACCEPT_FILE, parseAcceptFile, type Acceptance, type AcceptFile } from './accept-file.ts';
import { INPUT_NAMES, inputSpec, type GateOptions } from './options.ts';
import type { World } from './world.ts';

/** The rules of a run. */
export interface Settings {
  /** Options for one contract alone: of the base branch's file where a pull request is judged. */
  readonly contracts: AcceptFile['contracts'];
  /** What the file says that is being judged; acceptances are meant to come with it. */
  readonly acceptances: readonly Acceptance[];
  /** Whether what the contracts' options name must be a contract of this run, or the pull request repairs it. */
  readonly changed: readonly RuleChange[];
  readonly notes: readonly string[];
}

/**
 * Reads the configuration file: as it stands, or where a pull request is judged as it is on the base branch now. There
 * the pull request's own file gives nothing but acceptances, which are marked as its own.
 *
 * @throws ConfigError for a file with a fault, unless it is the base's and the pull request repairs it
 * @throws SourceError when the base branch's file cannot be read
 */
export async function readSettings({ acceptFile: path }: GateOptions, world: World): Promise<Settings> {
  const text = await world.files.text(path);
  const here = (): AcceptFile => (text === undefined ? EMPTY_ACCEPT_FILE : parseAcceptFile(text, path));
  const { pullRequest } = world;
  if (pullRequest === undefined) {
    const { accept, contracts } = here();
    return { contracts, acceptances: accept, changed: [], notes: [] };
  }
  const base = await baseSettings(path, world, here);
  const own = here();
  const known = new Set(base.file.accept.map(keyOf));
  const origin = pullRequest.fork ? ('fork' as const) : ('here' as const);
  return {
    contracts: base.file.contracts,
    acceptances: own.accept.map((entry) => (known.has(keyOf(entry)) ? entry : { ...entry, origin })),
    changed: changesOf(base.file.contracts, own.contracts),
    notes: base.notes,
  };
}

async function baseSettings(
  path: string,
  { pullRequest }: World,
  here: () => AcceptFile,
): Promise<{ readonly file: AcceptFile; readonly notes: readonly string[] }> {
  if (pullRequest?.baseFile === undefined)
    return {
      file: EMPTY_ACCEPT_FILE,
      notes: [
        `${path} of the base branch was not read, because there is no "github-token"; the defaults are in force.`,
      ],
    };
  const { text, label } = await pullRequest.baseFile(path);
  if (text === undefined) return { file: EMPTY_ACCEPT_FILE, notes: [] };
  try {
    return { file: parseAcceptFile(text, `${path} of ${label}`), notes: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    if (!isWhole(here)) throw error;
    return {
      file: EMPTY_ACCEPT_FILE,
      notes: [`${error.message} This pull request repairs it; until it is merged the defaults are in force.`],
    };
  }
}

function isWhole(here: () => AcceptFile): boolean {
  try {
    here();
    return true;
  } catch {
    return false;
  }
}

/** Two entries are one when they say the same. */
function keyOf({ fingerprint, reason, baseline, contract, expires }: Acceptance): string {
  return canonical([fingerprint, reason, baseline ?? null, contract ?? null, expires ?? null]);
}

function changesOf(before: AcceptFile['contracts'], after: AcceptFile['contracts']): readonly RuleChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((contract) =>
    INPUT_NAMES.flatMap((option) => {
      const [old, now] = [before.get(contract)?.[option], after.get(contract)?.[option]];
      if (old === now) return [];
      return [
        { option, contract, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) },
      ];
    }),
  );
}

/** The options in force that are not the defaults, as far as they decide what blocks. */
export function rulesInForce(options: GateOptions, contracts: AcceptFile['contracts']): readonly RuleInForce[] {
  const run = INPUT_NAMES.flatMap((option) => {
    const value = options.given.get(option);
    const { decides, default: standard } = inputSpec(option);
    return decides === true && value !== undefined && value !== standard
      ? [{ option, value, from: 'inputs' as const }]
      : [];
  });
  const file = [...contracts].flatMap(([contract, texts]) =>
    INPUT_NAMES.flatMap((option) => {
      const value = texts[option];
      // An input that is given wins, so what the file says of it is not in force.
      return value === undefined || options.given.has(option)
        ? []
        : [{ option, value, from: 'file' as const, contract }];
    }),
  );
  return [...run, ...file];
}
