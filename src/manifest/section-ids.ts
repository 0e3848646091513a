/**
 * The known sections of a core module, in the order in which they stand (WebAssembly core specification, "Modules").
 */
const IN_ORDER = [
  [1, 'type'],
  [2, 'import'],
  [3, 'function'],
  [4, 'table'],
  [5, 'memory'],
  [13, 'tag'],
  [6, 'global'],
  [7, 'export'],
  [8, 'start'],
  [9, 'element'],
  [12, 'data count'],
  [10, 'code'],
  [11, 'data'],
] as const;

export type SectionName = (typeof IN_ORDER)[number][1];

const KNOWN: ReadonlyMap<number, { readonly rank: number; readonly name: SectionName }> = new Map(
  IN_ORDER.map(([id, name], rank) => [id, { rank, name }]),
);

/** The place and name of a known section's id; undefined for a custom or an unknown one. */
export function knownSection(id: number): { readonly rank: number; readonly name: SectionName } | undefined {
  return KNOWN.get(id);
}
