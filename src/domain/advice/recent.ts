import type { AdviceDay, AdviceFacts } from './facts.ts';

/** The mean; undefined for no value. */
export const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The last days, today left out: it is not over. */
export const daysBeforeToday = ({ days }: AdviceFacts, count: number): readonly AdviceDay[] =>
  days.slice(0, -1).slice(-count);

/** What is known of a measure over days. */
export const known = (
  days: readonly AdviceDay[],
  measure: (day: AdviceDay) => number | undefined,
): readonly number[] => days.map(measure).filter((value) => value !== undefined);
