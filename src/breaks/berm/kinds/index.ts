import type { Kinds } from '../../kind.ts';
import { SHARED_KINDS } from '../../kinds/index.ts';
import { PROGRAM_KINDS } from './program.ts';
import { SURFACE_KINDS } from './surface.ts';

/** Every kind of finding between two berm manifests, by id. */
export const BERM_KINDS = { ...SHARED_KINDS, ...SURFACE_KINDS, ...PROGRAM_KINDS } as const satisfies Kinds;

export type BermKindId = keyof typeof BERM_KINDS;
