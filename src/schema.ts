/**
 * The JSON Schema engine alone: may the writer send what the reader refuses? For people who have neither berm images
 * nor heddle plugins. It is pure, fetches nothing, and knows draft-04 to 2020-12.
 */
export { contains } from './platform/library.ts';
export type { Answer, ContainsOptions, Draft } from './schema/index.ts';
export type { Json, JsonObject } from './core/json.ts';
