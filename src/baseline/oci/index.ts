import { ConfigError } from '../../contract/errors.ts';
import type { BaselineOrigin } from '../request.ts';

export const oci: BaselineOrigin = {
  forms: ['oci:<registry>/<repository>[:<tag> or @<digest>]'],
  takes: (spec) => spec.startsWith('oci:'),
  fetch() { return Promise.reject(new ConfigError('baseline oci: being written')); },
};
