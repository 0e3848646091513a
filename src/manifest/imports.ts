import { skipGlobalType, skipLimits, readValueType } from './types.ts';
import { Malformed, Unfamiliar, type Content } from './vector.ts';

/** What a module takes from its host. */
export interface Import {
  readonly module: string;
  readonly name: string;
  readonly kind: 'function' | 'table' | 'memory' | 'global' | 'tag';
  /** Of a function: the index of its type. */
  readonly type?: number;
}

/** Kinds that a proposal adds: functions of an exact type, and two compact encodings. */
const PROPOSED_KINDS: ReadonlySet<number> = new Set([0x20, 0x7e, 0x7f]);

/** Reads the items of an import section. @throws Malformed, and Unfamiliar for spellings that this reader does not know */
export function readImports(content: Content, count: number): Import[] {
  const imports: Import[] = [];
  for (let index = 0; index < count; index += 1) {
    const module = content.name('a module name');
    const name = content.name('an import name');
    imports.push({ module, name, ...readKind(content) });
  }
  return imports;
}

function readKind(content: Content): Pick<Import, 'kind' | 'type'> {
  const at = content.at;
  const kind = content.byte('the kind of an import');
  switch (kind) {
    case 0:
      return { kind: 'function', type: content.number('a type index') };
    case 1:
      readValueType(content);
      skipLimits(content, 'table');
      return { kind: 'table' };
    case 2:
      skipLimits(content, 'memory');
      return { kind: 'memory' };
    case 3:
      skipGlobalType(content);
      return { kind: 'global' };
    case 4:
      if (content.byte('the attribute of a tag') !== 0) throw new Malformed('a tag has an attribute', content.at - 1);
      content.number('a type index');
      return { kind: 'tag' };
    default:
      if (PROPOSED_KINDS.has(kind)) throw new Unfamiliar('an import of a kind this reader does not know', at);
      throw new Malformed(`the byte ${kind} is not a kind of import`, at);
  }
}
