export { breaks, type BreaksOptions } from './berm/compare.ts';
export { KINDS, kindPage, type KindId } from './kinds/index.ts';
export type { Kind } from './kinds/kind.ts';
export { sampleWords } from './kinds/sample.ts';
