import { daysIn } from '#domain/time/day-range.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import type { Answer, Selection } from '#domain/query/query.ts';

const WEEK_DAYS = 7;

/** One side of a comparison: what it selects, and its answer. */
type Side = readonly [Pick<Selection, 'window' | 'weekdays'>, Answer];

/** Days of a side's window, with or without a value. */
function daysOf([{ window, weekdays }, { from, to, dates }]: Side): readonly string[] {
  const last = (window.kind === 'all' ? dates.at(-1) : to) ?? dates.at(-1);
  if (from === null || last === undefined) return [];
  const first = weekdayOf(from);
  return daysIn({ from, to: last }).filter(
    (_, index) => weekdays === undefined || weekdays.includes((first + index) % WEEK_DAYS),
  );
}

const isOfDays = ({ what, n, dates }: Answer): boolean => what === 'days' && n === dates.length;

/** First day of a comparison within one window: weekends may begin later than weekdays. */
function firstDay([[{ window }, one], [side, other]]: readonly [Side, Side]): Pick<Answer, 'from'> {
  const isOfOneWindow = JSON.stringify(window) === JSON.stringify(side.window);
  if (!isOfOneWindow || one.from === null || other.from === null) return { from: one.from };
  return { from: one.from < other.from ? one.from : other.from };
}

/** What a comparison is based on: a day that both sides use counts once. */
export const comparedDays = (
  ...sides: readonly [Side, Side]
): Pick<Answer, 'n' | 'missingShare' | 'from'> => ({
  ...basisOf(sides),
  ...firstDay(sides),
});

function basisOf(sides: readonly [Side, Side]): Pick<Answer, 'n' | 'missingShare'> {
  const [one, other] = [sides[0][1], sides[1][1]];
  if (!isOfDays(one) || !isOfDays(other)) return { n: one.n + other.n, missingShare: null };
  const n = new Set([...one.dates, ...other.dates]).size;
  if (one.missingShare === null || other.missingShare === null) return { n, missingShare: null };
  const expected = new Set(sides.flatMap(daysOf)).size;
  return { n, missingShare: expected <= n ? 0 : 1 - n / expected };
}
