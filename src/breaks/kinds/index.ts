import { KEYWORD_KINDS } from './keywords.ts';
import type { Kind } from './kind.ts';
import { NOTICE_KINDS } from './notices.ts';
import { PROGRAM_KINDS } from './program.ts';
import { SCHEMA_KINDS } from './schema.ts';
import { SURFACE_KINDS } from './surface.ts';

/** Every kind of finding between two berm manifests, by id. A new family is a file beside this one and a line here. */
export const KINDS = {
  ...SURFACE_KINDS,
  ...SCHEMA_KINDS,
  ...KEYWORD_KINDS,
  ...PROGRAM_KINDS,
  ...NOTICE_KINDS,
} as const satisfies Readonly<Record<string, Kind>>;

/** The id of a kind. */
export type KindId = keyof typeof KINDS;

/** The page that explains a kind, from the repository's root. */
export function kindPage(kind: string): string {
  return `docs/kinds/${kind}.md`;
}
