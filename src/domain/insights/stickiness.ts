/** Number of different members active on a day (UTC), and in the 30 days up to it. */
export interface ActiveDay {
  readonly daily: number;
  readonly monthly: number;
}

/**
 * Stickiness: the average ratio of daily to monthly active members. 0.2 means that a monthly active member is active one day in five.
 * Leaves out days without monthly active members.
 * @returns 0 to 1; undefined if no days are left
 */
export function stickiness(days: readonly ActiveDay[]): number | undefined {
  const known = days.filter(({ monthly }) => monthly > 0);
  if (known.length === 0) return undefined;
  return known.reduce((sum, { daily, monthly }) => sum + daily / monthly, 0) / known.length;
}
