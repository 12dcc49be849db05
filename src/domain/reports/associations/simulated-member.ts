import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import type { PairSeries } from './associations.ts';
import { PAIRS } from './pairs.ts';

/** Structure of a simulated member's days. Amounts are in standard deviations of a day. */
export interface Simulated {
  readonly seed: number;
  readonly days: number;
  /** Share of days without a value, 0 to 1. */
  readonly missing?: number;
  /** Correlations between consecutive days are drawn from 0 to this. */
  readonly autocorrelation?: number;
  /** Added on Saturdays and Sundays, to everything. */
  readonly weekend?: number;
  /** Rise of everything from the first day to the last. */
  readonly trend?: number;
  /** The only true association: how strongly one pair's outcome follows its cause at lag 0. */
  readonly effect?: { readonly pair: string; readonly size: number };
}

const START = '2025-01-01';

/** Standard normal numbers (Box and Muller 1958, doi:10.1214/aoms/1177706645). */
const normals =
  (random: () => number): (() => number) =>
  () =>
    Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A stationary first-order autoregressive series with a standard deviation of 1. */
function autoregressive(days: number, correlation: number, normal: () => number): readonly number[] {
  let value = normal();
  return Array.from({ length: days }, (_, day) => {
    if (day > 0) value = correlation * value + Math.sqrt(1 - correlation ** 2) * normal();
    return value;
  });
}

/** The declared pairs of a simulated member with random days, for tests of the statistics. */
export function simulatedMember(asked: Simulated): readonly PairSeries[] {
  const { seed, days, missing = 0, autocorrelation = 0, weekend = 0, trend = 0, effect } = asked;
  const random = seededRandom(seed);
  const normal = normals(random);
  const dates = Array.from({ length: days }, (_, day) => addDays(START, day));
  const known = new Map<string, readonly number[]>();
  // Causes and outcomes that pairs share use the same series.
  const seriesOf = (key: string): readonly number[] => {
    const was = known.get(key);
    if (was) return was;
    const noise = autoregressive(days, autocorrelation * random(), normal);
    const values = dates.map(
      (date, day) => (noise[day] ?? 0) + (weekdayOf(date) > 4 ? weekend : 0) + (trend * day) / days,
    );
    known.set(key, values);
    return values;
  };
  const logged = (values: readonly number[]): Map<string, number> =>
    new Map(dates.flatMap((date, day) => (random() < missing ? [] : [[date, values[day] ?? 0] as const])));
  return PAIRS.map((pair) => {
    const causes = seriesOf(JSON.stringify(pair.cause));
    const outcomes = seriesOf(pair.outcome);
    const size = effect?.pair === pair.key ? effect.size : 0;
    return {
      pair,
      causes: logged(causes),
      outcomes: logged(outcomes.map((value, day) => value + size * (causes[day - pair.after] ?? 0))),
    };
  });
}
