import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** More positions can't be distinguished on a screen: then weeks replace days. */
const MAX_POSITIONS = 400;

/** One position of a chart: a day, or the days of a week. */
export interface ChartDays {
  /** Its first day. */
  readonly date: string;
  readonly days: readonly string[];
}

/**
 * Positions of a chart between two local days, both included: days, or weeks if there are too many.
 * @returns oldest first; none if `to` is before `from`
 */
export function chartDays(from: string, to: string): readonly ChartDays[] {
  const count = daysBetween(from, to) + 1;
  const step = count > MAX_POSITIONS ? 7 : 1;
  return Array.from({ length: Math.max(0, Math.ceil(count / step)) }, (_, index) => {
    const date = addDays(from, index * step);
    const length = Math.min(step, count - index * step);
    return { date, days: Array.from({ length }, (__, day) => addDays(date, day)) };
  });
}
