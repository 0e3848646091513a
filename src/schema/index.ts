export { contains } from './contains.ts';
export { decide, decideAt, type SchemaRef } from './decide.ts';
export { explain } from './explain/index.ts';
export type { Answer, ContainsOptions, Draft, PlaceKind, SchemaPlace } from './types.ts';
