import type { BaselineInfo } from '../sources/model.ts';
import type { Finding, Problem, Subject } from '../core/finding.ts';
import type { Location } from '../core/location.ts';
import type { DeployPrediction, HostUsage } from '../usage/model.ts';

export type { Location } from '../core/location.ts';

/** What the gate says. The order is that of severity, worst last; see `worst()` in `gate/`. */
export type Verdict = 'compatible' | 'first-release' | 'reported' | 'forced' | 'refused' | 'invalid' | 'error';

/** A finding with the gate's judgement on it. */
export interface JudgedFinding extends Finding {
  /** Whether it fails the run: nothing lifts it. */
  readonly blocking: boolean;
  /** Why it blocks or does not, in words. */
  readonly because: string;
  /** Callers that used what breaks, most calls first. Absent when usage was not asked. */
  readonly callers?: readonly {
    readonly url: string;
    readonly source: string;
    readonly caller: string;
    readonly calls: number;
    /** Epoch seconds. */
    readonly last: number;
  }[];
  /** `here`: new in this change; `base`: already on the base branch. Absent when that was not asked. */
  readonly origin?: 'here' | 'base';
  /** The entry of the acceptance file that lets it through. `here`: the pull request itself brings the entry. */
  readonly accepted?: { readonly reason: string; readonly expires?: string; readonly here?: true };
  /** An entry that a fork's pull request brings: it lifts nothing until it is on the base branch. */
  readonly proposed?: { readonly reason: string; readonly expires?: string };
  /** Documents of the repository that it breaks. */
  readonly consumers?: readonly { readonly path: string; readonly line?: number; readonly column?: number }[];
  /** First seen in a push after the force label was applied. */
  readonly sinceLabel?: true;
  /** Where an annotation stands: a line of the repository. Repo-relative with `/`. Absent rather than wrong. */
  readonly location?: Location;
}

/** A problem with the line of the repository where it stands, when one was found. */
export interface LocatedProblem extends Problem {
  readonly location?: Location;
}

/** The report on one contract. */
export interface ContractReport {
  readonly name: string;
  /** As given, repo-relative, with `/`. */
  readonly path: string;
  /** The id of its kind of contract; `unknown` for what is none. */
  readonly kind: string;
  readonly verdict: Verdict;
  readonly current: { readonly version?: string; readonly digest?: string; readonly size?: number };
  readonly baseline:
    | ({ readonly state: 'found' } & BaselineInfo)
    | { readonly state: 'none'; readonly source: string; readonly why: string }
    /** Could not be fetched or read: the run fails with exit code 4. */
    | { readonly state: 'failed'; readonly source: string; readonly why: string };
  /** What keeps the current contract from loading, and lints. */
  readonly problems: readonly LocatedProblem[];
  readonly findings: readonly JudgedFinding[];
  readonly usage: readonly HostUsage[];
  readonly deploy: readonly DeployPrediction[];
  readonly counts: Counts;
  /**
   * The least version step that semver asks for: breaks → major, additions → minor, else patch or none. Below 1.0.0:
   * minor, patch.
   */
  readonly requiredBump: 'major' | 'minor' | 'patch' | 'none';
  /** Whether the version moved at least that far; absent when a version is not known or not semver. */
  readonly bumpEnough?: boolean;
  /**
   * What kept this contract from being judged: the configuration (exit code 3), a baseline, usage source or network
   * that could not be read (exit code 4), or a fault of ours (exit code 70). The verdict is then `error`, unless the
   * contract is `invalid`.
   */
  readonly failure?: { readonly fault: 'configuration' | 'source' | 'bug'; readonly message: string };
  /** The contract was validated on its own: there was nothing to compare it with, on purpose. */
  readonly alone?: true;
  /** Tools that became public and must be confirmed at deploy. */
  readonly publishes?: readonly string[];
  /** Of a first release: what callers may use of it. */
  readonly offers?: readonly Subject[];
  /** Documents of the repository that use this contract, when `consumers` names some. */
  readonly consumers?: readonly Consumer[];
  /** Sentences that a reader must know: usage could not be had, the baseline was invalid, an IDL cannot say events … */
  readonly notes: readonly string[];
}

/** A document that uses a contract, held against the contract before and now. */
export interface Consumer {
  /** Repo-relative, with `/`. */
  readonly path: string;
  /**
   * `works` with the current contract; `broken`: it did with the baseline and does not now; `failing`: with neither;
   * `unknown`: it could not be judged; `gone`: the base branch has it and this run does not.
   */
  readonly state: 'works' | 'broken' | 'failing' | 'unknown' | 'gone';
  /** Why it does not work, or could not be judged. */
  readonly why?: string;
}

export interface Counts {
  readonly breaks: number;
  /** Breaks and undecided places that block. */
  readonly blocking: number;
  readonly undecided: number;
  readonly warnings: number;
  readonly notices: number;
  /** Findings on tools that only the host calls. */
  readonly internal: number;
  /** Problems of level error. */
  readonly errors: number;
}

/** `report.json`; its JSON Schema is `report.schema.json`. */
export interface Report {
  readonly schema: 'https://berm.dev/compat/report-1.json';
  readonly version: 1;
  readonly generator: { readonly name: 'berm-compat'; readonly version: string };
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly contracts: readonly ContractReport[];
  readonly counts: Counts;
  /** Present when force was asked for: by a label, or by `force: true`. */
  readonly force?: {
    readonly by: 'label' | 'input';
    readonly label?: string;
    /** Who applied the label, and when (ISO 8601). */
    readonly actor?: string;
    readonly at?: string;
    readonly covers: 'pull-request' | 'findings';
  };
  /** The label that would let breaks through, on a pull request; absent where a label means nothing. */
  readonly forceLabel?: string;
  /** The options in force that are not the defaults, and where each comes from. */
  readonly rules?: readonly RuleInForce[];
  /** What the pull request changes of them: it takes effect once it is merged. */
  readonly rulesChanged?: readonly RuleChange[];
  /** Sentences about the run as a whole: an acceptance that matches nothing, a permission that is missing. */
  readonly notes: readonly string[];
}

/** An option that is not its default. */
export interface RuleInForce {
  readonly option: string;
  readonly value: string;
  /** `inputs`: the workflow or the command line; `file`: the configuration file. */
  readonly from: 'inputs' | 'file';
  /** Absent: for the whole run. */
  readonly contract?: string;
}

/** A line of the configuration file that the pull request changes. */
export interface RuleChange {
  readonly option: string;
  readonly contract?: string;
  /** Absent: it was not set; not set any more. */
  readonly before?: string;
  readonly after?: string;
}
