import { mondayOf } from '#domain/time/local-date.ts';

/** More days than this are shown by the week: bars would be lines. */
const MAX_BARS = 120;

/** One position of a chart: a day, or a week from its first day in the range. */
export interface Step<Day> {
  readonly date: string;
  readonly days: readonly Day[];
}

/** Positions of a chart over consecutive days, oldest first: days, or weeks from Monday if there are many. */
export function chartSteps<Day extends { readonly date: string }>(
  days: readonly Day[],
): readonly Step<Day>[] {
  if (days.length <= MAX_BARS) return days.map((day) => ({ date: day.date, days: [day] }));
  return [...Map.groupBy(days, ({ date }) => mondayOf(date)).values()].map((ofWeek) => ({
    date: ofWeek[0]?.date ?? '',
    days: ofWeek,
  }));
}

/** A figure of a position: of all its days together. */
export const sumOf = <Day>(days: readonly Day[], figure: (day: Day) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0);
