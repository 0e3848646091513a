export { breaks, type BreaksOptions } from './compare.ts';
export { KINDS, kindPage, type KindId } from './catalogue/index.ts';
export type { Kind } from './catalogue/kind.ts';
export { sampleWords } from './catalogue/sample.ts';
