/** A file that uses plugins: an Agent Spec document, or what an operator passes and clients ask for. */
import { isArray, isObject, JsonError, member, parseJson, type Json, type JsonObject } from '../../core/json.ts';
import { formatOfPath, type Use, type UseOptions } from '../../heddle/index.ts';

/** A file as it was found. */
export interface ConsumerFile {
  /** Repo-relative, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Its uses: one of a document; of an operator's file one for what it configures and one for each protocol. */
export interface ConsumerUses {
  readonly path: string;
  readonly text: string;
  readonly kind: 'document' | 'operator';
  readonly uses: readonly { readonly use: Use; readonly options: UseOptions; readonly at: string }[];
}

/** Fields of an operator's file; see docs/consumers.md. */
const OPERATOR: readonly string[] = ['middleware', 'store', 'protocols'];

/** Tells an operator's file from a document by its fields, and takes it apart. Never throws. */
export function usesOf({ path, text }: ConsumerFile): ConsumerUses {
  const operator = formatOfPath(path) === 'json' ? operatorJson(text) : undefined;
  if (operator === undefined) {
    const uses = [{ use: { flow: text }, options: { format: formatOfPath(path) }, at: '' }];
    return { path, text, kind: 'document', uses };
  }
  return { path, text, kind: 'operator', uses: operatorUses(operator) };
}

function operatorJson(text: string): JsonObject | undefined {
  try {
    const { value } = parseJson(text, { dialect: 'ecma', maxDepth: 1_000 });
    if (!isObject(value)) return undefined;
    const names = Object.keys(value).filter((name) => name !== '$schema' && name !== '$comment');
    return names.length > 0 && names.every((name) => OPERATOR.includes(name)) ? value : undefined;
  } catch (error) {
    if (error instanceof JsonError) return undefined;
    throw error;
  }
}

function operatorUses(json: JsonObject): ConsumerUses['uses'] {
  const middleware = member(json, 'middleware') ?? {};
  const store = member(json, 'store');
  const protocols = member(json, 'protocols');
  return [
    { use: { config: isObject(middleware) ? middleware : { middleware } }, options: {}, at: '' },
    ...(store === undefined ? [] : [{ use: storeUse(store), options: {}, at: '' }]),
    ...(isArray(protocols) ? protocols : []).flatMap((one, index) => protocolUse(one, index)),
  ];
}

function storeUse(store: Json): Use {
  const type = isObject(store) ? member(store, 'type') : store;
  const config = isObject(store) ? member(store, 'config') : undefined;
  return { store: typeof type === 'string' ? type : '', ...(config === undefined ? {} : { config }) };
}

function protocolUse(one: Json, index: number): ConsumerUses['uses'] {
  const protocol = isObject(one) ? member(one, 'protocol') : one;
  const contentType = isObject(one) ? member(one, 'contentType') : undefined;
  if (typeof protocol !== 'string') return [];
  const use: Use = { protocol, ...(typeof contentType === 'string' ? { contentType } : {}) };
  return [{ use, options: {}, at: `/protocols/${index}` }];
}
