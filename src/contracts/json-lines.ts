import { locate } from '../core/locate.ts';
import { NOWHERE, type Locator, type Placing } from './contract.ts';

/**
 * Of contracts that are JSON files kept in the repository: each finding and problem stands on a line of the file
 * itself.
 */
export function locateInJson({ path, inside, contract: { text = '' }, findings }: Placing): Promise<Locator> {
  if (!inside) return Promise.resolve(NOWHERE);
  const places = locate(
    text,
    findings.map(({ current }) => current ?? ''),
  );
  return Promise.resolve({
    finding: ({ current }) => {
      const place = places.get(current ?? '');
      return place && { path, line: place.line, column: place.column };
    },
    problem: ({ line, column }) =>
      line === undefined ? undefined : { path, line, ...(column !== undefined && { column }) },
  });
}
