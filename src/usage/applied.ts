import type { Manifest, Migration } from '../manifest/index.ts';
import type { HostUsage } from './model.ts';

/** Which migrations a host applied to a program's database. */
export type Applied =
  | { readonly state: 'known'; readonly migrations: readonly Migration[] }
  /** Why not, in words that follow "because". */
  | { readonly state: 'unknown'; readonly why: string };

/** A manifest, and the digest of the image that it stands in (`sha256:` and 64 hex digits), where that is known. */
export interface Digested {
  readonly manifest?: Manifest | undefined;
  readonly digest?: string | undefined;
}

/**
 * The migrations that a host applied. It does not serve them: they are known only where it runs the very image of which
 * the gate has the manifest.
 */
export function appliedOn(host: HostUsage, images: readonly Digested[]): Applied {
  switch (host.state) {
    case 'failed':
      return { state: 'unknown', why: 'the host could not be asked' };
    case 'not-deployed':
      return { state: 'unknown', why: 'a program that was deleted there keeps its database' };
    case 'answered': {
      const digest = bare(host.running?.digest);
      const known = images.find((image) => digest !== undefined && bare(image.digest) === digest)?.manifest;
      // What was told by the host itself, or by an IDL, says nothing of migrations.
      if (known?.database !== undefined) return { state: 'known', migrations: known.database.migrations };
      if (known?.abi_version !== undefined)
        return { state: 'unknown', why: 'the version there keeps no database, and an earlier one may have' };
      const version = host.running?.version ?? '';
      return {
        state: 'unknown',
        why: `the host runs another image${version === '' ? '' : ` (${version})`} than those that were compared`,
      };
    }
    default:
      return host satisfies never;
  }
}

/** bermd writes a digest without its algorithm. */
function bare(digest: string | undefined): string | undefined {
  const hex = digest?.replace(/^sha256:/, '');
  return hex !== undefined && /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}
