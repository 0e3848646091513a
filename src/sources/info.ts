import type { HttpClient } from '../net/index.ts';
import type { BaselineInfo } from './model.ts';

/** The facts, and what it cost to come by them. */
export function withCost(http: HttpClient, facts: Omit<BaselineInfo, 'cost'>): BaselineInfo {
  return { ...facts, cost: http.cost };
}

/** The members that are there: `exactOptionalPropertyTypes` tells an absent member from an undefined one. */
export function present<T extends Record<string, unknown>>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
