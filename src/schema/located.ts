/** What a schema document is, apart from how it is read: keywords see these shapes, and reading sees keywords. */
import type { Json } from '../core/json.ts';
import type { Draft } from './types.ts';

/** A schema with a base URI of its own: the document, or a subschema with an `$id`. */
export interface Resource {
  /** Absolute, without a fragment. */
  readonly uri: string;
  readonly root: Json;
  readonly draft: Draft;
  /** By name: `$anchor`, and in older drafts an `$id` that is only a fragment. Dynamic anchors are here too. */
  readonly anchors: ReadonlyMap<string, Json>;
  readonly dynamicAnchors: ReadonlyMap<string, Json>;
  /** 2019-09: `$recursiveAnchor: true` at its root. */
  readonly recursive: boolean;
}

/** A schema in a document: what it says, and the resource in which it stands. */
export interface Located {
  readonly schema: Json;
  readonly resource: Resource;
}

/** One schema document: everything a reference may lead to. Nothing outside it is ever fetched. */
export interface Document {
  readonly root: Located;
  /** The resource that begins at this very schema object, if one does. */
  resourceAt(schema: Json): Resource | undefined;
  /** What a reference leads to from a resource; undefined when it leads nowhere in this document. */
  resolve(
    reference: string,
    from: Resource,
  ): (Located & { /** The anchor's name, when it was one. */ readonly anchor?: string }) | undefined;
  /** What stands at a JSON Pointer into the document. */
  locate(pointer: string): Located | undefined;
}
