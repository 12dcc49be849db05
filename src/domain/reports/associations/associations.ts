import type { DayRange } from '#domain/time/day-range.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { averageQuery } from '#domain/reports/report-figure.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { adjustedSlope, type AdjustedSlope, type PairedDay } from './adjusted-slope.ts';
import { causeQuery, causeSeries, metricSeries, type DaySeries } from './day-series.ts';
import { adjustedForMany } from './false-discovery.ts';
import { PAIRS, type Pair } from './pairs.ts';

/** Days looked at: a month alone rarely shows anything, and habits change over years. */
export const MIN_WINDOW_DAYS = 90;
export const MAX_WINDOW_DAYS = 365;
/** Share of findings that may be chance. */
const MAX_ADJUSTED_P = 0.05;

const LAGS = [0, 1] as const;
export type Lag = (typeof LAGS)[number];

/** Two things that went together more than chance explains. */
export interface Association {
  readonly pair: Pair;
  readonly lag: Lag;
  readonly found: AdjustedSlope;
  readonly adjustedP: number;
}

export interface Associations {
  /** Pairs by outcome, in the declared order; found ones by certainty. */
  readonly found: readonly Association[];
  readonly unclear: readonly Pair[];
  readonly thin: readonly Pair[];
  /** Tests that p-values are adjusted for: a pair is tested at both lags. */
  readonly tests: number;
}

/** The days that associations in a report's range are looked for in, up to yesterday: today isn't over. */
export function associationWindow(range: DayRange, today: string): DayRange {
  const yesterday = addDays(today, -1);
  const to = range.to < yesterday ? range.to : yesterday;
  const length = daysBetween(range.from, to) + 1;
  const days = Math.min(MAX_WINDOW_DAYS, Math.max(MIN_WINDOW_DAYS, length));
  return { from: addDays(to, 1 - days), to };
}

/** Every query that the pairs are read by. */
export const associationQueries = (window: DayRange): readonly Query[] =>
  PAIRS.flatMap(({ cause, outcome }) => [causeQuery(cause, window), averageQuery(outcome, window)]);

/** The days on which both are known, as many days apart as stated. */
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

/** Tests every pair at both lags, and keeps those that are unlikely to be chance among all that were tested. */
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

/** Looks for the declared pairs in a member's records. */
export const associationsOf = (source: RecordSource, window: DayRange): Associations =>
  associationsIn(
    PAIRS.map((pair) => ({
      pair,
      causes: causeSeries(pair.cause, source, window),
      outcomes: metricSeries(pair.outcome, source, window),
    })),
  );
