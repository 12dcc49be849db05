import { meanOf } from '#domain/numbers/statistics.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { DAY_MS } from '#domain/time/spans.ts';

/** Weight of the previous trend value after a day. */
const DAILY_DECAY = 0.9;
/** After a longer gap the trend restarts at the average of the next values. */
export const TREND_HOLDS_DAYS = 30;
const VALUES_AFTER_GAP = 3;

/** Weighing with its local day, `YYYY-MM-DD`. */
export interface Weighing {
  readonly atMs: number;
  readonly date: string;
  readonly massKg: number;
}

/** Counted weighing with the trend after it. `stretch` increases each time the trend restarts. */
export interface TrendPoint extends Weighing {
  readonly trendKg: number;
  readonly stretch: number;
}

export interface WeightTrend {
  /** At most one per day, oldest first. */
  readonly points: readonly TrendPoint[];
  /** Weighings that are too far off, with no second one to confirm them. */
  readonly outliers: readonly Weighing[];
}

/**
 * Whether a mass is so far from the trend that the member should confirm it: more than 3 kg and more than 4% of the trend.
 * @param trendKg trend before the weighing, kg
 */
export const isOutlier = (massKg: number, trendKg: number): boolean =>
  Math.abs(massKg - trendKg) > Math.max(3, 0.04 * trendKg);

/** Average of the first days of a list, without values far from their median. */
function levelOf(weighings: readonly Weighing[]): number {
  const byDay = new Map<string, number>();
  for (const { date, massKg } of weighings) {
    if (!byDay.has(date)) byDay.set(date, massKg);
    if (byDay.size === VALUES_AFTER_GAP) break;
  }
  const values = [...byDay.values()].toSorted((one, other) => one - other);
  const median = values[Math.floor((values.length - 1) / 2)] ?? 0;
  return meanOf(values.filter((massKg) => !isOutlier(massKg, median))) ?? median;
}

/**
 * Trend of body mass: an exponentially weighted average that decays by the day, so uneven gaps are weighted correctly.
 * The earliest plausible value of a day counts. A value far from the trend is held back; if the next one agrees with it, the trend
 * restarts at their average. After a gap of more than 30 days it restarts at the average of the next three days.
 * Source: the factor of 0.9 a day is Walker J, The Hacker's Diet, 1991. Not for children or during pregnancy.
 * @param weighings in any order; duplicates count once
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
      const restarted = { trendKg: (waiting.massKg + weighing.massKg) / 2, stretch: next.stretch + 1 };
      points.push({ ...waiting, ...restarted });
      if (waiting.date !== weighing.date) points.push({ ...weighing, ...restarted });
      waiting = undefined;
    } else {
      settle();
      waiting = weighing;
    }
  });
  settle();
  return { points, outliers };
}

/** Trend before and after a weighing, if it counts. */
function following(last: TrendPoint | undefined, { atMs, massKg }: Weighing, levelKg: () => number) {
  if (!last) return { beforeKg: massKg, trendKg: massKg, stretch: 0 };
  const gapDays = (atMs - last.atMs) / DAY_MS;
  if (gapDays > TREND_HOLDS_DAYS) {
    const trendKg = levelKg();
    return { beforeKg: trendKg, trendKg, stretch: last.stretch + 1 };
  }
  const share = 1 - DAILY_DECAY ** gapDays;
  return {
    beforeKg: last.trendKg,
    trendKg: last.trendKg + share * (massKg - last.trendKg),
    stretch: last.stretch,
  };
}

/**
 * The trend as charts draw it: each day's average of the weighings before and after it, which runs through them. The trend itself looks
 * back only, so it lags behind a steady change by about nine days. Towards the newest weighing, where the days after are missing, the
 * drawn line turns into the trend, so it ends at the figure that screens show.
 * @param points of `weightTrend`, oldest first
 */
export function centeredTrend(points: readonly TrendPoint[]): readonly TrendPoint[] {
  const centered: TrendPoint[] = [];
  let aheadKg = 0;
  let later: TrendPoint | undefined;
  let knownAhead = 0;
  for (const point of points.toReversed()) {
    const isSame = later?.stretch === point.stretch;
    const fade = isSame && later ? DAILY_DECAY ** ((later.atMs - point.atMs) / DAY_MS) : 0;
    aheadKg = isSame ? fade * aheadKg + (1 - fade) * point.massKg : point.massKg;
    // Share of the days ahead that have been weighed: none at the newest weighing.
    knownAhead = isSame ? 1 - fade * (1 - knownAhead) : 0;
    const trendKg = (point.trendKg + knownAhead * aheadKg) / (1 + knownAhead);
    centered.unshift({ ...point, trendKg });
    later = point;
  }
  return centered;
}

/**
 * Trend on each of the given days, kg. Interpolated between two weighings of the same stretch, otherwise undefined.
 * @param dates local days, `YYYY-MM-DD`
 */
export function trendOnDays(
  points: readonly TrendPoint[],
  dates: readonly string[],
): readonly (number | undefined)[] {
  let [after, last] = [0, ''];
  return dates.map((date) => {
    // Days usually come in order, so the search continues where the last one ended.
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

/** Trend to compare a new weighing with: the last value before it, if it's at most 30 days old; kg. */
export function trendBefore(points: readonly TrendPoint[], atMs: number): number | undefined {
  const last = points.findLast((point) => point.atMs <= atMs);
  return last && atMs - last.atMs <= TREND_HOLDS_DAYS * DAY_MS ? last.trendKg : undefined;
}

/** What a new weighing is compared with: the trend before it, or the first trend if it's older than all weighings. */
export function usualMassKg(points: readonly TrendPoint[], atMs: number): number | undefined {
  const [first] = points;
  return first && atMs < first.atMs ? first.trendKg : trendBefore(points, atMs);
}
