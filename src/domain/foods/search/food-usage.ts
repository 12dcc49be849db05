import { daysBetween } from '#domain/time/local-date.ts';

/** How often and how recently a member ate a food. */
export interface FoodUsage {
  readonly foodId: string;
  /** Times in the last `USAGE_DAYS` days; at least 1. */
  readonly times: number;
  /** The last day it was eaten, `YYYY-MM-DD`. */
  readonly lastDate: string;
}

/** Days in which eating counts toward a habit. */
export const USAGE_DAYS = 90;

/** Days after which a habit's weight halves. */
const HALF_LIFE_DAYS = 21;

/**
 * Likelihood, from habit alone, that a food is meant: grows with the number of times, halves every three weeks without it.
 * @param today `YYYY-MM-DD`
 * @returns 0 or more; only the order matters
 */
export function habitWeight({ times, lastDate }: Omit<FoodUsage, 'foodId'>, today: string): number {
  const daysAgo = Math.max(0, daysBetween(lastDate, today));
  return Math.log2(1 + times) * 0.5 ** (daysAgo / HALF_LIFE_DAYS);
}
