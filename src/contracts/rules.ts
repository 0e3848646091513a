import type { TableRule } from '../core/rule.ts';

/** Rules that hold before it is known what kind of contract a file is. */
export const GATE_RULES = {
  'not-a-contract': {
    level: 'error',
    title: 'The file is not a contract',
    text:
      'What a file is, is told from its content. This one is neither a WebAssembly module nor JSON that a berm ' +
      'manifest section, a berm IDL or a heddle plugin manifest could be.',
    remedy:
      'Give the path of a berm image (.wasm), its manifest section or IDL, a heddle plugin manifest or a list ' +
      'of tools (.json).',
  },
} as const satisfies Readonly<Record<string, TableRule>>;
