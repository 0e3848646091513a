import type { RunProgram } from '../../core/program.ts';

/** What a registry, or its token server, is told. */
export type Credentials =
  | { readonly kind: 'password'; readonly user: string; readonly password: string }
  /** Exchanged at the token server for a token (OAuth2, as Docker does it). */
  | { readonly kind: 'identity'; readonly token: string }
  /** Sent to the registry as it stands. */
  | { readonly kind: 'registry'; readonly token: string };

/** Where credentials are looked for. */
export interface CredentialWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly runProgram?: RunProgram;
}
