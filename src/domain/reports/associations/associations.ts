import type { DayRange } from '#domain/time/day-range.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { adjustedSlope, type AdjustedSlope, type PairedDay } from './adjusted-slope.ts';
import { causeQuery, causeSeries, metricSeries, type DaySeries } from './day-series.ts';
import { adjustedForMany } from './false-discovery.ts';
import { PAIRS, type Pair } from './pairs.ts';

/** Days to search: a month alone rarely shows anything, and habits change over years. */
export const MIN_WINDOW_DAYS = 90;
export const MAX_WINDOW_DAYS = 365;
/** Share of findings that may be chance. */
const MAX_ADJUSTED_P = 0.05;

const LAGS = [0, 1] as const;
export type Lag = (typeof LAGS)[number];

/** Two metrics that are related beyond chance. */
export interface Association {
  readonly pair: Pair;
  readonly lag: Lag;
  readonly found: AdjustedSlope;
  readonly adjustedP: number;
}

export interface Associations {
  /** Pairs by outcome, in declared order, with found ones sorted by certainty. */
  readonly found: readonly Association[];
  readonly unclear: readonly Pair[];
  readonly thin: readonly Pair[];
  /** Number of tests that p-values are adjusted for: two lags per pair. */
  readonly tests: number;
}

/** Days searched for a report's range, up to yesterday because today isn't over. */
export function associationWindow(range: DayRange, today: string): DayRange {
  const yesterday = addDays(today, -1);
  const to = range.to < yesterday ? range.to : yesterday;
  const length = daysBetween(range.from, to) + 1;
  const days = Math.min(MAX_WINDOW_DAYS, Math.max(MIN_WINDOW_DAYS, length));
  return { from: addDays(to, 1 - days), to };
}

/** Every query that the pairs need. */
export const associationQueries = (window: DayRange): readonly Query[] =>
  PAIRS.flatMap(({ cause, outcome }) => [causeQuery(cause, window), averageQuery(outcome, window)]);

/** Days with both values, the given number of days apart. */
export const pairedDays = (causes: DaySeries, outcomes: DaySeries, apart: number): readonly PairedDay[] =>
  [...causes]
    .flatMap(([date, x]) => {
      const y = outcomes.get(addDays(date, apart));
      return y === undefined ? [] : [{ date, x, y }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

export interface PairSeries {
  readonly pair: Pair;
  readonly causes: DaySeries;
  readonly outcomes: DaySeries;
}

/** Tests every pair at both lags, and keeps those that are unlikely to be chance among all tests. */
export function associationsIn(series: readonly PairSeries[]): Associations {
  const tests = series.flatMap(({ pair, causes, outcomes }) =>
    LAGS.flatMap((lag) => {
      const tested = adjustedSlope(pairedDays(causes, outcomes, pair.after + lag));
      return tested ? [{ pair, lag, found: tested }] : [];
    }),
  );
  const adjusted = adjustedForMany(tests.map(({ found }) => found.p));
  const judged = tests.map((test, at) => ({ ...test, adjustedP: adjusted[at] ?? 1 }));
  const byPair = Map.groupBy(judged, ({ pair }) => pair);
  const found = [...byPair.values()].flatMap((lags) => {
    const [best] = lags.toSorted((one, other) => one.found.p - other.found.p);
    return best && best.adjustedP < MAX_ADJUSTED_P ? [best] : [];
  });
  const isFound = new Set(found.map(({ pair }) => pair));
  return {
    found: found.toSorted((one, other) => one.found.p - other.found.p),
    unclear: [...byPair.keys()].filter((pair) => !isFound.has(pair)),
    thin: series.map(({ pair }) => pair).filter((pair) => !byPair.has(pair)),
    tests: tests.length,
  };
}

/** Searches a member's records for the declared pairs. */
export const associationsOf = (source: RecordSource, window: DayRange): Associations =>
  associationsIn(
    PAIRS.map((pair) => ({
      pair,
      causes: causeSeries(pair.cause, source, window),
      outcomes: metricSeries(pair.outcome, source, window),
    })),
  );
