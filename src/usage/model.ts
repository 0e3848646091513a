import type { Json } from '../core/json.ts';
import type { Manifest } from '../manifest/model.ts';

/** One row of `GET /programs/{name}/usage`, checked. */
export interface UsageRow {
  readonly kind: 'tool' | 'event';
  readonly item: string;
  readonly source: 'service' | 'account' | 'app' | 'anonymous' | 'stripe';
  readonly caller: string;
  readonly outcome: 'done' | 'failed' | 'denied' | 'refused';
  readonly calls: number;
  /** Epoch seconds. */
  readonly last: number;
  readonly public?: boolean;
}

/** A call that a host will make later: `GET /programs/{name}/wakes`. */
export interface PendingWake {
  readonly tool: string;
  readonly arguments: Json;
  /** Epoch seconds, when known. */
  readonly due?: number;
  /** The program that armed it. */
  readonly by?: string;
}

/** What one bermd said of one program. */
export type HostUsage =
  | {
      readonly state: 'answered';
      readonly url: string;
      readonly program: string;
      readonly rows: readonly UsageRow[];
      /** True when "no row" about an event means "not used" on this host. */
      readonly coversEvents: boolean;
      readonly wakes: readonly PendingWake[];
      /** Tool → cron expression set. */
      readonly crons: Readonly<Record<string, string>>;
      readonly notes: readonly string[];
      /** What it runs now (`/idl` and `/runtime`): its own breaks are against this, not against the gate's baseline. */
      readonly running?: Manifest;
      /** Programs and secrets that the contract declares and this host does not have. It deploys all the same. */
      readonly missing?: { readonly programs: readonly string[]; readonly secrets: readonly string[] };
    }
  /** `/idl` said 404: nothing is deployed under this name there, so nothing is known of its callers. */
  | { readonly state: 'not-deployed'; readonly url: string; readonly program: string }
  /** It was asked for and did not answer, or answered something else. Every break counts. */
  | { readonly state: 'failed'; readonly url: string; readonly program: string; readonly why: string };

/** What a host would answer to this deploy. */
export interface DeployPrediction {
  readonly url: string;
  readonly program: string;
  /** HTTP status bermd would answer, 200 when accepted. */
  readonly status: number;
  /** In words: "accepted", "refused: migrations". */
  readonly answer: string;
  /** `PUT /programs/{name}?public=a,b&force=true`: the line the deploy needs. */
  readonly line: string;
  /** What it would answer to that line, where that is something else. */
  readonly withLine?: { readonly status: number; readonly answer: string };
}
