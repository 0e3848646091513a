/** Being started in order to be asked: `discoverTools` needs the operator's consent. */
import { member } from '../../core/json.ts';
import type { Rule } from './rule.ts';

export const discoveryRules: readonly Rule[] = [
  {
    id: 'discovery-allowed',
    level: 'error',
    stage: 'load',
    title: '`discoverTools` needs the operator’s consent',
    text:
      'heddle would have to start the plugin to learn its tools, and a manifest that asks is not consent: the ' +
      'operator must pass `--discover-tools` (here: the input `discover-tools`). Nothing is ever started by ' +
      'this gate.',
    wrong: { name: 'acme', version: '1.0.0', discoverTools: true },
    right: { name: 'acme', version: '1.0.0', tools: [{ name: 'search', path: 'search.sh' }] },
    *check(view, host) {
      if (member(view.json, 'discoverTools') !== true || host.discoverTools === true || host.submitted) return;
      yield {
        at: '/discoverTools',
        says: `${view.label} declares "discoverTools", and this host does not discover`,
        expected: 'declared tools, or a host started with --discover-tools',
        received: 'true',
        mend: 'Set the input discover-tools when the host does.',
      };
    },
  },
];
