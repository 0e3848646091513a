/** berm images: where the manifest stands, what it says, and what keeps a host from loading it. */
export type { Deps, EventSpec, Manifest, Migration, ToolSpec } from './model.ts';
export { parseIdl, parseSection, readImage } from './read.ts';
export {
  examineIdl,
  examineImage,
  examineSection,
  openImage,
  openSection,
  readSection,
  type Examined,
  type ImageSource,
  type Opened,
} from './examine.ts';
export type { ImageOptions } from './image.ts';
export type { LoadOptions } from './load/index.ts';
export { appendedMigrations, rewrittenMigrations, type Rewritten } from './load/migrations.ts';
export { carriesNoMark, isPublic, publishes, reachableTools } from './reach.ts';
export { RULES, type RuleId } from './rules.ts';
