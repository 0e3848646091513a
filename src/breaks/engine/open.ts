import { ANY, FLAG, STEPS, type OptionRule } from '../../core/options.ts';
import { explain, type Confirmer } from '../../schema/index.ts';
import type { ContainsOptions, SchemaPlace } from '../../schema/types.ts';
import { DIRECTIONS } from '../direction.ts';
import { sharedBudget } from './shared-budget.ts';
import type { SchemaPair } from './pair.ts';

/** How schemas are compared: what the options of every kind of contract have in common. */
export interface EngineOptions {
  /** Plain set reading of schemas: a writer may send names that its schema does not declare. Default false. */
  readonly strict?: boolean;
  /**
   * Work the engine may do for one schema, in steps of its own, before a place stays undecided. Default: plenty for
   * real contracts.
   */
  readonly budget?: number;
  /** Who has witnesses checked by independent validators. Default: in this thread. */
  readonly confirmer?: Confirmer;
}

/** What of these options may be given. */
export const ENGINE_OPTIONS: Readonly<Record<keyof EngineOptions, OptionRule>> = {
  strict: FLAG,
  budget: STEPS,
  confirmer: ANY,
};

/** The schema engine, open for the many schemas of one comparison: they share a budget. */
export interface Engine {
  /** Every place at which the reader of a part refuses what its writer may send, or where that is undecided. */
  narrowed(pair: SchemaPair): readonly SchemaPlace[];
  /**
   * The same with the sides exchanged, unconfirmed: every place at which more is accepted, or less is written, than
   * before.
   */
  widened(pair: SchemaPair): readonly SchemaPlace[];
}

/** Opens the engine: the one place where a comparison of contracts meets it. */
export function openEngine(options: EngineOptions): Engine {
  const ask = sharedBudget(explain, options);
  const strict = options.strict === true;
  return {
    narrowed: (pair) => {
      const { reader, writer } = DIRECTIONS[pair.part];
      return ask(pair[reader], pair[writer], { strict, ...readingOf(pair) });
    },
    widened: (pair) => {
      const { reader, writer } = DIRECTIONS[pair.part];
      return ask(pair[writer], pair[reader], { strict, ...readingOf(pair), confirm: false });
    },
  };
}

/** A tool's arguments are an object, and where it declares none there are none. */
function readingOf({ part }: SchemaPair): ContainsOptions {
  return part === 'arguments' ? { toolArguments: true } : {};
}
