import type { JsonObject } from '../core/json.ts';
import type { Contract, ContractKind } from './contract.ts';
import { idl } from './idl.ts';
import { image } from './image.ts';
import { plugin } from './plugin.ts';
import { section } from './section.ts';
import { tools } from './tools.ts';

/**
 * Every kind of contract; of several that take a file for theirs the first has it. The one place that knows them all:
 * a new kind is its own file, and one line here.
 */
export const KINDS: readonly ContractKind[] = [plugin, section, idl, tools, image];

/** The kind of an id; undefined for `unknown`. */
export function kindNamed(id: string): ContractKind | undefined {
  return KINDS.find((kind) => kind.id === id);
}

/**
 * What documents are held against, of a contract that documents use; undefined for others, and where it cannot be
 * read.
 */
export function usedInDocuments({ kind, json }: Contract): JsonObject | undefined {
  return kindNamed(kind)?.usedInDocuments === true ? json : undefined;
}
