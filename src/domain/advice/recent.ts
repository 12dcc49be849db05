import type { AdviceDay, AdviceFacts } from './facts.ts';

/** The last days, today left out: it is not over. */
export const daysBeforeToday = ({ days }: AdviceFacts, count: number): readonly AdviceDay[] =>
  days.slice(0, -1).slice(-count);

/** What is known of a measure over days. */
export const known = (
  days: readonly AdviceDay[],
  measure: (day: AdviceDay) => number | undefined,
): readonly number[] => days.map(measure).filter((value) => value !== undefined);
