import type { HttpClient } from '../net/index.ts';
import type { BaselineInfo } from './model.ts';

/** The facts with their cost, which grows while the source is read: copy it (`{ ...info }`) when the reading is done. */
export function liveInfo(http: HttpClient, facts: Omit<BaselineInfo, 'cost'>): BaselineInfo {
  return {
    ...facts,
    get cost() {
      return http.cost;
    },
  };
}

/** The members that are there: `exactOptionalPropertyTypes` tells an absent member from an undefined one. */
export function present<T extends Record<string, unknown>>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
