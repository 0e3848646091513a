import { keywordOf, KEYWORDS } from '../keywords/index.ts';
import { compileHere, only, type Conjunct, type Demand, type SchemaNode } from '../keywords/demand.ts';
import { nearest } from '../writer.ts';

/** Every way in which keywords are taken apart, in the order in which places are listed. */
const DEMANDS = [...new Set(KEYWORDS.flatMap(({ demands }) => demands ?? []))];

/** A schema as demands that can fail one by one; together they say what the schema says. */
export function conjuncts(node: SchemaNode): Conjunct[] {
  const others = Object.keys(node.schema).filter((name) => {
    const keyword = keywordOf(name, node.resource.draft);
    return keyword !== undefined && keyword.demands === undefined && node.value(name) !== undefined;
  });
  return [...DEMANDS.flatMap((demands) => demands(node)), ...others.map((name) => wholeDemand(node, name))];
}

/** A keyword that nothing is known of but the set that it accepts: a place at the schema that says it. */
function wholeDemand(node: SchemaNode, keyword: string): Demand {
  const readerSays = node.describe([keyword]);
  return {
    is: 'demand',
    kind: 'schema-narrowed',
    pointer: node.location.pointer,
    writerPointer: nearest(node.writer),
    keywords: [keyword],
    holds: compileHere(node, only(node.schema, [keyword])),
    ...(readerSays !== undefined && { readerSays }),
  };
}
