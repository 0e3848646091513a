import { Malformed, type Content } from './vector.ts';

/** What a module takes from its host. */
export interface Import {
  readonly module: string;
  readonly name: string;
  readonly kind: 'function' | 'table' | 'memory' | 'global' | 'tag';
  /** Of a function: the index of its type. */
  readonly type?: number;
}

/** Reads an import section's items. @throws Malformed also for spellings that this reader does not know */
export function readImports(content: Content, count: number): Import[] {
  const imports: Import[] = [];
  for (let index = 0; index < count; index += 1) {
    const module = content.name('a module name');
    const name = content.name('an import name');
    imports.push({ module, name, ...readKind(content) });
  }
  if (!content.atEnd) throw new Malformed('something follows the last import', content.at);
  return imports;
}

function readKind(content: Content): Pick<Import, 'kind' | 'type'> {
  const at = content.at;
  switch (content.byte('the kind of an import')) {
    case 0:
      return { kind: 'function', type: content.number('a type index') };
    case 1:
      content.byte('a reference type');
      skipLimits(content);
      return { kind: 'table' };
    case 2:
      skipLimits(content);
      return { kind: 'memory' };
    case 3:
      content.byte('a value type');
      content.byte('a mutability');
      return { kind: 'global' };
    case 4:
      content.byte('an attribute');
      content.number('a type index');
      return { kind: 'tag' };
    default:
      throw new Malformed('the kind of an import is unknown', at);
  }
}

/** A flag and a minimum; a maximum when the flag says so. */
function skipLimits(content: Content): void {
  const at = content.at;
  const flags = content.byte('limits');
  // 64-bit memories and page sizes have longer numbers than this reader reads.
  if (flags > 3) throw new Malformed('limits of a kind this reader does not know', at);
  content.number('a minimum');
  if ((flags & 1) === 1) content.number('a maximum');
}
