import { keywordOf } from '../../keywords/index.ts';
import { nearest, says } from '../says.ts';
import { said } from '../said.ts';
import { compileHere, only, type Conjunct, type Construct, type Leaf, type Node } from '../spot.ts';
import { arrayConstructs } from './arrays.ts';
import { logicConstructs } from './logic.ts';
import { objectConstructs } from './objects.ts';
import { scalarConstructs } from './scalars.ts';

/** Every way in which keywords are taken apart, in the order in which places are listed. */
export const CONSTRUCTS: readonly Construct[] = [
  ...scalarConstructs,
  ...objectConstructs,
  ...arrayConstructs,
  ...logicConstructs,
];

const TAKEN_APART = new Set(CONSTRUCTS.flatMap(({ keywords }) => keywords));

/** A schema as demands that can fail one by one; together they say what the schema says. */
export function conjuncts(node: Node): Conjunct[] {
  const others = Object.keys(node.schema).filter(
    (name) =>
      !TAKEN_APART.has(name) && keywordOf(name, node.resource.draft) !== undefined && said(node, name) !== undefined,
  );
  return [
    ...CONSTRUCTS.flatMap((construct) => construct.conjuncts(node)),
    ...others.map((name) => unknownDemand(node, name)),
  ];
}

/** A keyword that the engine does not understand: undecided, at the schema that says it. */
function unknownDemand(node: Node, keyword: string): Leaf {
  const readerSays = says(node.schema, [keyword]);
  return {
    is: 'leaf',
    kind: 'schema-narrowed',
    pointer: node.spot.pointer,
    writerPointer: nearest(node.writer),
    keywords: [keyword],
    holds: compileHere(node, only(node.schema, [keyword])),
    ...(readerSays !== undefined && { readerSays }),
  };
}
