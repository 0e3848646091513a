/** heddle plugin manifests: would heddle load one, and what does a new one break? */
export { validatePlugin, type ValidateOptions } from './validate.ts';
export { looksLikePlugin } from './looks-like.ts';
