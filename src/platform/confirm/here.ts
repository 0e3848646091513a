import type { Confirmer } from '../../schema/confirm/confirmer.ts';
import { workerConfirmer } from './confirm.ts';

/**
 * What the build for Node puts in the place of `schema/confirm/here.ts`: who hands in no confirmer gets the worker with
 * its guards, so that no validator is loaded into the process itself and none compiles a schema there.
 */
export const confirmHere: Confirmer = workerConfirmer;
