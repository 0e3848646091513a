import { ConfigError } from '../contract/errors.ts';
import type { BaselineOrigin } from './request.ts';

export const bermd: BaselineOrigin = {
  forms: ['bermd[:<name>]'],
  takes: (spec) => spec === 'bermd' || spec.startsWith('bermd:'),
  fetch() { return Promise.reject(new ConfigError('baseline bermd: being written')); },
};
