import type { Projection } from '#contract/goals/goals.ts';
import { trendOnDays, type WeightTrend } from '#domain/body/weight-trend.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { onAxis, type MassUnit } from '#web/lib/units/mass-unit.ts';

/** Minimum range of a chart, however short the history is. */
const MIN_DAYS = 14;

interface SeriesParts {
  readonly trend: WeightTrend;
  /** Local days of the range, both included; the last is today. */
  readonly from: string;
  readonly to: string;
  readonly projection: Projection | undefined;
  readonly unit: MassUnit;
}

type Masses = readonly (number | undefined)[];

/** Daily values of a weight chart, in the unit of its axis. */
export interface WeightSeries {
  readonly dates: readonly string[];
  /** The weighing of each day. An outlier that awaits confirmation is only in the list: it would flatten all others into a line. */
  readonly weighed: Masses;
  readonly trend: Masses;
  /** Projection from today on; absent without a target weight. */
  readonly band: readonly ({ readonly low: number; readonly high: number } | undefined)[] | undefined;
}

const days = (from: string, count: number): readonly string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));

/** How many days ahead the chart looks: to the latest arrival, and no further than it looks back. */
function daysAhead({ from, to, projection }: SeriesParts): number {
  const { arrival, points } = projection ?? {};
  const last = points?.at(-1);
  if (arrival?.status !== 'reachable' || !last) return 0;
  return Math.max(0, Math.min(daysBetween(to, arrival.latest ?? last.date), daysBetween(from, to)));
}

/** The bounds of a day between two projected weeks, straight from one to the other. */
function boundsOn(date: string, { points }: Projection) {
  const after = points.findIndex((point) => point.date >= date);
  const [next, before] = [points[after], points[after - 1]];
  if (!next || (!before && next.date !== date)) return undefined;
  if (!before) return { low: next.lowKg, high: next.highKg };
  const share = daysBetween(before.date, date) / daysBetween(before.date, next.date);
  const between = (key: 'lowKg' | 'highKg') => before[key] + share * (next[key] - before[key]);
  return { low: between('lowKg'), high: between('highKg') };
}

/** Days of a weight chart with their values. */
export function weightSeries(parts: SeriesParts): WeightSeries {
  const { trend, from, to, projection, unit } = parts;
  const firstDate = trend.points[0]?.date ?? to;
  const shortest = addDays(to, 1 - MIN_DAYS);
  const begin = [from, firstDate < shortest ? firstDate : shortest].toSorted().at(-1) ?? from;
  const ahead = daysAhead(parts);
  const dates = days(begin, daysBetween(begin, to) + 1 + ahead);
  const onDay = new Map(trend.points.map(({ date, massKg }) => [date, onAxis(massKg, unit)]));
  return {
    dates,
    weighed: dates.map((date) => onDay.get(date)),
    trend: trendOnDays(trend.points, dates).map((kg) => (kg === undefined ? undefined : onAxis(kg, unit))),
    band:
      projection && ahead > 0
        ? dates.map((date) => {
            const bounds = date < to ? undefined : boundsOn(date, projection);
            return bounds && { low: onAxis(bounds.low, unit), high: onAxis(bounds.high, unit) };
          })
        : undefined,
  };
}
