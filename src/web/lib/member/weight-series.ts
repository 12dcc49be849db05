import type { Projection } from '#contract/goals/goals.ts';
import { centeredTrend, trendOnDays, type WeightTrend } from '#domain/body/weight-trend.ts';
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
  /** Shows the projection up to the day the target is likely reached, even if that is further than the chart looks back. */
  readonly isToArrival?: boolean;
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
  /** The likely path within the band. */
  readonly path: Masses | undefined;
}

const days = (from: string, count: number): readonly string[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));

/** Beyond the likely arrival, so that its mark isn't on the edge. */
const MARGIN_DAYS = 7;

/** How many days ahead the chart looks: to the latest arrival, and no further than it looks back; or to the likely one. */
function daysAhead({ from, to, projection, isToArrival = false }: SeriesParts): number {
  const { arrival, points } = projection ?? {};
  const last = points?.at(-1);
  if (arrival?.status !== 'reachable' || !last) return 0;
  const ahead = isToArrival
    ? Math.min(daysBetween(to, arrival.date ?? last.date) + MARGIN_DAYS, daysBetween(to, last.date))
    : Math.min(daysBetween(to, arrival.latest ?? last.date), daysBetween(from, to));
  return Math.max(0, ahead);
}

/** Projected masses of a day, interpolated linearly between two projected weeks. */
function projectedOn(date: string, { points }: Projection) {
  const after = points.findIndex((point) => point.date >= date);
  const [next, before] = [points[after], points[after - 1]];
  if (!next || (!before && next.date !== date)) return undefined;
  if (!before) return { massKg: next.massKg, low: next.lowKg, high: next.highKg };
  const share = daysBetween(before.date, date) / daysBetween(before.date, next.date);
  const between = (key: 'massKg' | 'lowKg' | 'highKg') => before[key] + share * (next[key] - before[key]);
  return { massKg: between('massKg'), low: between('lowKg'), high: between('highKg') };
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
  const projected =
    projection && ahead > 0
      ? dates.map((date) => (date < to ? undefined : projectedOn(date, projection)))
      : undefined;
  return {
    dates,
    weighed: dates.map((date) => onDay.get(date)),
    trend: trendOnDays(centeredTrend(trend.points), dates).map((kg) =>
      kg === undefined ? undefined : onAxis(kg, unit),
    ),
    band: projected?.map((mass) => mass && { low: onAxis(mass.low, unit), high: onAxis(mass.high, unit) }),
    path: projected?.map((mass) => mass && onAxis(mass.massKg, unit)),
  };
}
