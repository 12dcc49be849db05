import { daysBetween } from '#domain/time/local-date.ts';

/** How often and how lately a member ate a food. */
export interface FoodUsage {
  readonly foodId: string;
  /** Times within the days that are looked at (`USAGE_DAYS`), 1 at least. */
  readonly times: number;
  /** The last day it was eaten, `YYYY-MM-DD`. */
  readonly lastDate: string;
}

/** How far back eating counts as usual. */
export const USAGE_DAYS = 90;

/** Days after which a habit counts half. */
const HALF_LIFE_DAYS = 21;

/**
 * How likely a food is meant again, by habit alone: grows with the times, halves every three weeks it was not eaten.
 * @param today `YYYY-MM-DD` @returns 0 or more; only the order matters
 */
export function habitWeight({ times, lastDate }: Omit<FoodUsage, 'foodId'>, today: string): number {
  const daysAgo = Math.max(0, daysBetween(lastDate, today));
  return Math.log2(1 + times) * 0.5 ** (daysAgo / HALF_LIFE_DAYS);
}
