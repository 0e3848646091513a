import type { Report } from '../report/model.ts';
import type { StoredFile } from './artifact-files.ts';
import type { Client } from './client.ts';
import type { RunContext } from './context.ts';
import type { Written } from './failure.ts';
import type { Identity } from './identity.ts';
import type { PullState } from './pull-state.ts';
import type { Runner } from './runner.ts';

/** When the `comment` input asks for one. */
export type CommentPolicy = 'changes' | 'always' | 'breaks' | 'never';

/** What is wanted where, by the inputs of these names. */
export interface Settings {
  readonly comment: CommentPolicy;
  readonly check: boolean;
  readonly annotations: boolean;
  readonly summary: boolean;
  readonly artifact: boolean;
  readonly formats: readonly string[];
}

/** What is published. */
export interface Material {
  readonly report: Report;
  /** A contract differs from its baseline, or there is something to say. */
  readonly changed: boolean;
  /** Files of the artifact beside the report. */
  readonly files: readonly StoredFile[];
  readonly settings: Settings;
}

/** Where and as whom. */
export interface Session {
  readonly runner: Runner;
  readonly context: RunContext;
  /** Absent without a token: then what needs the API is left out, and said. */
  readonly client?: Client;
  /** Tells this gate's check, comment and artifact from those of others. */
  readonly identity: Identity;
  readonly pull: PullState;
  /** A folder of the runner for this run's files, which outlive the step; absent where none can be made. */
  readonly folder?: string;
}

export type SurfaceName = 'artifact' | 'check' | 'log' | 'comment' | 'summary';
/** What became of the surfaces that came before. */
export type Published = ReadonlyMap<SurfaceName, Written>;

/** One place where a report is published. */
export interface Surface {
  readonly name: SurfaceName;
  /** Writes the report there, if it is wanted there. Does not throw for what the outside answers: that is a warning. */
  publish(material: Material, session: Session, before: Published): Written | Promise<Written>;
}

/** Not wanted here, or nothing to say. */
export const NOTHING: Written = { state: 'skipped' };
/** For surfaces that need the API. */
export const NO_TOKEN: Written = {
  state: 'skipped',
  warning: 'There is no token (input "github-token" is empty), so neither a check run nor a comment was written.',
};
