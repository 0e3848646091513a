/** What contracts are called. */
import type { Contract } from '../contracts/index.ts';

/** What is known of a contract that wants a name. */
export interface Nameless {
  readonly given?: string;
  readonly path: string;
  readonly contract: Contract | undefined;
}

/**
 * Names for the contracts of a run: the one given by hand, else what a plugin calls itself, else the file's own name.
 * Of two that would be called alike, those that nobody named by hand are called by their paths.
 */
export function namesOf(all: readonly Nameless[]): readonly string[] {
  const wanted = all.map(ownName);
  return all.map((one, index) => {
    const name = wanted[index] ?? '';
    const alike = wanted.filter((other) => other === name).length > 1;
    return alike && one.given === undefined ? asName(one.path) : name;
  });
}

function ownName({ given, path, contract }: Nameless): string {
  return given ?? declared(contract) ?? contractName(path);
}

/** A plugin is called by its manifest; what its author wrote is a name when it is made like one. */
function declared(contract: Contract | undefined): string | undefined {
  const name = contract?.facts.name;
  return name !== undefined && name.length <= 100 && asName(name) === name ? name : undefined;
}

/**
 * `weather` of `dist/weather-1.4.0.wasm`: the file's name without its version. Of a source its last part, without a
 * tag.
 */
export function contractName(path: string): string {
  const last = path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
  const bare = last
    .replace(/^(?:bermd|ref|file|oci|artifact):/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:@sha256)?:[^:]*$/, '')
    .replace(/\.(wasm|json|abi)$/i, '');
  return asName(bare.replace(/[-_@]v?[0-9]+\.[0-9]+\.[0-9]+(?:[-+.][0-9A-Za-z.+-]*)?$/, '') || bare);
}

/** Names go into outputs, file names and addresses: what has another meaning there becomes a dash. */
function asName(text: string): string {
  const name = text.replace(/[^A-Za-z0-9._@/-]+/g, '-');
  return name === '' || name === '-' ? 'contract' : name;
}
