import type { Json } from '../../../contract/json.ts';

export function close(document: Json): void {
  void document;
}
