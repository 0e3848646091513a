export { contains } from './contains.ts';
export { confirmedAnswer } from './confirm/answer.ts';
export type { Confirmer, WitnessCheck, WitnessVerdict } from './confirm/confirmer.ts';
export { confirmHere } from './confirm/here.ts';
export { decide, decideAt, type SchemaRef } from './decide.ts';
export { explain } from './explain/index.ts';
export { describeCause, isExhausted, undecided, type Cause, type Undecided } from './undecided.ts';
export type { Answer, ContainsOptions, Draft, PlaceKind, SchemaPlace } from './types.ts';
