import { meanOf } from '#domain/numbers/statistics.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { DAY_MS } from '#domain/time/spans.ts';

/** What is left of an old trend value after a day. */
const KEPT_A_DAY = 0.9;
/** After a longer pause an old trend says nothing: it begins anew at the mean of the next values. */
const MAX_GAP_DAYS = 30;
const VALUES_AFTER_GAP = 3;

/** A body mass at a moment, with the local day it counts for, `YYYY-MM-DD`. */
export interface Weighing {
  readonly atMs: number;
  readonly date: string;
  readonly massKg: number;
}

/** A weighing that counts, with the trend after it. `stretch` changes where the trend began anew. */
export interface TrendPoint extends Weighing {
  readonly trendKg: number;
  readonly stretch: number;
}

export interface WeightTrend {
  /** One a day at most, oldest first. */
  readonly points: readonly TrendPoint[];
  /** Weighings too far off to count until a second one agrees. */
  readonly outliers: readonly Weighing[];
}

/**
 * Whether a mass is so far from the trend that it has to be asked about: more than 3 kg and more than 4 % of the trend.
 * @param massKg kg
 * @param trendKg the trend before it, kg
 */
export const isOutlier = (massKg: number, trendKg: number): boolean =>
  Math.abs(massKg - trendKg) > Math.max(3, 0.04 * trendKg);

/** The level of the first days of a list: the mean of its values, without one that is far from their middle. */
function levelOf(weighings: readonly Weighing[]): number {
  const byDay = new Map<string, number>();
  for (const { date, massKg } of weighings) {
    if (!byDay.has(date)) byDay.set(date, massKg);
    if (byDay.size === VALUES_AFTER_GAP) break;
  }
  const values = [...byDay.values()].toSorted((one, other) => one - other);
  const middle = values[Math.floor((values.length - 1) / 2)] ?? 0;
  return meanOf(values.filter((massKg) => !isOutlier(massKg, middle))) ?? middle;
}

/**
 * The trend of body mass: an exponentially weighted mean whose memory is counted in days, so that unequal gaps weigh what they should.
 * The earliest plausible value of a day counts. A value far from the trend waits; a second one that agrees with it begins the trend anew
 * at their mean. After more than 30 days it begins at the mean of the next three days.
 * Source: the factor of 0.9 a day is Walker J, The Hacker's Diet, 1991. Not for children, nor in pregnancy.
 * @param weighings in any order; equal ones count once
 */
export function weightTrend(weighings: readonly Weighing[]): WeightTrend {
  const ordered = weighings.toSorted((one, other) => one.atMs - other.atMs || one.massKg - other.massKg);
  const points: TrendPoint[] = [];
  const outliers: Weighing[] = [];
  let waiting: Weighing | undefined;
  const settle = () => {
    if (waiting) outliers.push(waiting);
    waiting = undefined;
  };
  ordered.forEach((weighing, index) => {
    const last = points.at(-1);
    if (last?.date === weighing.date || waiting?.atMs === weighing.atMs) return;
    const next = following(last, weighing, () => levelOf(ordered.slice(index)));
    if (!isOutlier(weighing.massKg, next.beforeKg)) {
      settle();
      points.push({ ...weighing, trendKg: next.trendKg, stretch: next.stretch });
    } else if (waiting && !isOutlier(weighing.massKg, waiting.massKg)) {
      const anew = { trendKg: (waiting.massKg + weighing.massKg) / 2, stretch: next.stretch + 1 };
      points.push({ ...waiting, ...anew });
      if (waiting.date !== weighing.date) points.push({ ...weighing, ...anew });
      waiting = undefined;
    } else {
      settle();
      waiting = weighing;
    }
  });
  settle();
  return { points, outliers };
}

/** The trend before and after a weighing, were it to count. */
function following(last: TrendPoint | undefined, { atMs, massKg }: Weighing, levelKg: () => number) {
  if (!last) return { beforeKg: massKg, trendKg: massKg, stretch: 0 };
  const gapDays = (atMs - last.atMs) / DAY_MS;
  if (gapDays > MAX_GAP_DAYS) {
    const trendKg = levelKg();
    return { beforeKg: trendKg, trendKg, stretch: last.stretch + 1 };
  }
  const share = 1 - KEPT_A_DAY ** gapDays;
  return {
    beforeKg: last.trendKg,
    trendKg: last.trendKg + share * (massKg - last.trendKg),
    stretch: last.stretch,
  };
}

/**
 * The trend on each of some days, kg: between two weighings of one stretch it goes straight; elsewhere it is not known.
 * @param dates local days, `YYYY-MM-DD`
 */
export function trendOnDays(
  points: readonly TrendPoint[],
  dates: readonly string[],
): readonly (number | undefined)[] {
  let [after, last] = [0, ''];
  return dates.map((date) => {
    // Ten years of days mostly come in order: the search goes on where the last one ended.
    if (date < last) after = 0;
    last = date;
    while ((points[after]?.date ?? date) < date) after += 1;
    const [before, next] = [points[after - 1], points[after]];
    if (!next) return undefined;
    if (next.date === date) return next.trendKg;
    if (before?.stretch !== next.stretch) return undefined;
    const share = daysBetween(before.date, date) / daysBetween(before.date, next.date);
    return before.trendKg + share * (next.trendKg - before.trendKg);
  });
}

/** The trend that a mass of a moment is held against: the last value up to then, if it is not older than 30 days; kg. */
export function trendBefore(points: readonly TrendPoint[], atMs: number): number | undefined {
  const last = points.findLast((point) => point.atMs <= atMs);
  return last && atMs - last.atMs <= MAX_GAP_DAYS * DAY_MS ? last.trendKg : undefined;
}
