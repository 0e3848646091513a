/** Uses of plugins: documents, an operator's configuration, requests; and plugins beside each other. */
export { validateTogether, validateUse, type Use, type UseOptions } from './validate-use.ts';
export type { UseAbout, UseProblem } from './problem.ts';
export { USE_RULES, type UseRuleEntry, type UseRuleId } from './rules.ts';
export { seeConfiguration, type SeenConfiguration } from './configuration-model.ts';
export type { UseFault } from './loading.ts';
export type { Manifest } from './host.ts';
export { formatOfPath, textsIn, type DocumentFormat } from './document.ts';
