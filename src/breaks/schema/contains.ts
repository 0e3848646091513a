import type { Json } from '../../contract/json.ts';
import { decide } from './decide.ts';
import type { Answer, ContainsOptions } from './types.ts';

/**
 * Whether every value that the writer may send is taken by the reader.
 *
 * @param reader the JSON Schema of who takes the value
 * @param writer the JSON Schema of who produces it; unless `strict`, it sends only the names that it declares
 */
export function contains(reader: Json, writer: Json, options: ContainsOptions = {}): Answer {
  return decide(reader, writer, options);
}
