/** How many different members were active on a day (UTC), and in the 30 days that end with it. */
export interface ActiveDay {
  readonly daily: number;
  readonly monthly: number;
}

/**
 * Stickiness: the mean of daily by monthly active members. 0.2 means that who is active in a month is so on one day of five.
 * Days whose 30 days had nobody say nothing and are left out.
 * @returns 0 to 1; undefined without a day that says something
 */
export function stickiness(days: readonly ActiveDay[]): number | undefined {
  const known = days.filter(({ monthly }) => monthly > 0);
  if (known.length === 0) return undefined;
  return known.reduce((sum, { daily, monthly }) => sum + daily / monthly, 0) / known.length;
}
