import { problem, quoted } from '../problems.ts';
import { ABI_WITH_PUBLIC } from '../program.ts';
import type { FunctionType } from '../signatures.ts';
import type { Check } from './check.ts';
import { TOOL_PREFIX } from './exports.ts';

const TYPE_NAMES: ReadonlyMap<number, string> = new Map([
  [0x7f, 'i32'],
  [0x7e, 'i64'],
  [0x7d, 'f32'],
  [0x7c, 'f64'],
  [0x7b, 'v128'],
]);

/** The host calls a tool's export with nothing and takes nothing back; it does not look before. */
export const checkSignatures: Check = ({ exports = [], signatures, label }) => {
  const tools = exports.filter(({ name }) => name.startsWith(TOOL_PREFIX));
  if (signatures === undefined || tools.length === 0) return [];
  if (signatures.why !== undefined)
    return [
      problem(
        'signatures-unchecked',
        `Whether the tools of ${label} take and return nothing was not checked: ${signatures.why}.`,
      ),
    ];
  return tools.flatMap((tool) => {
    const type = signatures.typeOf(tool);
    if (tool.kind === 'function' && type === undefined) return [];
    if (type !== undefined && type.parameters.length === 0 && type.results.length === 0) return [];
    const what = type === undefined ? `a ${tool.kind}` : `a function ${inWords(type)}`;
    return [
      problem(
        'export-not-callable',
        `The export ${quoted(tool.name)} of ${label} is ${what}; a tool's is a function () → ().`,
      ),
    ];
  });
};

/** The one import that a host of ABI 4 provides. */
const SYSCALL = { module: 'berm', name: 'syscall', type: '(i64, i32, i32) → (i64)' } as const;

/** The host refuses an image that imports anything else, when it compiles it. */
export const checkImports: Check = ({ manifest, signatures, label }) => {
  if (manifest.abi_version !== ABI_WITH_PUBLIC) return [];
  return (signatures?.imports ?? []).flatMap((entry) => {
    const name = quoted(`${entry.module}.${entry.name}`);
    if (entry.module !== SYSCALL.module || entry.name !== SYSCALL.name || entry.kind !== 'function') {
      return [
        problem(
          'import-not-served',
          `${label} imports the ${entry.kind} ${name}, which a host of ABI ${ABI_WITH_PUBLIC} does not provide.`,
        ),
      ];
    }
    const type = signatures?.typeOf(entry);
    if (type === undefined || inWords(type) === SYSCALL.type) return [];
    return [
      problem(
        'import-not-served',
        `${label} imports ${name} as ${inWords(type)}; the host provides it as ${SYSCALL.type}.`,
      ),
    ];
  });
};

function inWords({ parameters, results }: FunctionType): string {
  const names = (types: readonly number[]): string =>
    `(${types
      .slice(0, 8)
      .map((type) => TYPE_NAMES.get(type) ?? 'another type')
      .join(', ')}${types.length > 8 ? ', …' : ''})`;
  return `${names(parameters)} → ${names(results)}`;
}
