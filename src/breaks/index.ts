export { breaks, type BreaksOptions } from './berm/compare.ts';
export { pluginBreaks, type PluginBreaksOptions } from './heddle/index.ts';
export { removedContract } from './run/kinds.ts';
export { ADDITIONS, CATALOGUES, kindPage } from './catalogues.ts';
