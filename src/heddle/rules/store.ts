/** Where conversations are kept: at most one `store`. */
import { example, type Rule } from './rule.ts';

export const storeRules: readonly Rule[] = [
  {
    id: 'store-once',
    level: 'error',
    stage: 'load',
    title: 'At most one store',
    text:
      'heddle writes its conversations to one place, so two stores are a deployment that configured something ' +
      'it did not: the load is refused.',
    wrong: example.manifest({
      components: [
        { componentType: 'SqliteStore', kind: 'store' },
        { componentType: 'RedisStore', kind: 'store' },
      ],
    }),
    right: example.manifest({ components: [{ componentType: 'SqliteStore', kind: 'store' }] }),
    *check(view) {
      const stores = view.components.filter(({ kind }) => kind === 'store');
      const first = stores[0];
      for (const { at, label } of stores.slice(1)) {
        yield {
          at: `${at}/kind`,
          says: `${label} and ${first?.label ?? 'another'} are both stores`,
          expected: 'one store',
          mend: 'Ship each store in a plugin of its own.',
        };
      }
    },
  },
];
