import { meanOf } from '#domain/numbers/statistics.ts';
import type { DaySeries } from '#domain/reports/associations/day-series.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Adherence } from './adherence.ts';
import type { Idea } from './ideas.ts';
import type { Condition, ScheduledDay } from './schedule.ts';
import { pairedSerialT } from './serial-t.ts';

/** A scheduled day and its outcome. */
export interface LivedDay extends ScheduledDay {
  readonly followed: Adherence;
  /** For the night or morning that belongs to the day; null if it wasn't logged. */
  readonly outcome: number | null;
}

/** `unclear`: the interval includes zero. `too-few`: no interval at all. */
export type Verdict = 'more' | 'less' | 'unclear' | 'too-few';

interface Side {
  readonly mean: number | null;
  readonly days: number;
}

export interface PairOutcome extends Readonly<Record<Condition, Side>> {
  /** From 0 on. */
  readonly pair: number;
}

export interface Result {
  readonly verdict: Verdict;
  /** Changed minus usual, averaged over pairs; null without a complete pair. */
  readonly difference: number | null;
  readonly interval: { readonly low: number; readonly high: number; readonly p: number } | null;
  readonly changed: Side;
  readonly usual: Side;
  readonly pairs: readonly PairOutcome[];
  /** Pairs with at least one valid day of each condition. */
  readonly completePairs: number;
  readonly followedDays: number;
  readonly plannedDays: number;
}

/** With fewer complete pairs there is no interval. */
export const MIN_COMPLETE_PAIRS = 3;

/** Matches outcomes to the days they belong to. */
export const outcomeOf = ({ lag }: Pick<Idea, 'lag'>, date: string, outcomes: DaySeries): number | null =>
  outcomes.get(addDays(date, lag)) ?? null;

const counts = ({ followed, isWashout, outcome }: LivedDay): boolean =>
  followed === 'yes' && !isWashout && outcome !== null;

/** Days that the comparison uses. */
export const countedDays = (days: readonly LivedDay[]): readonly LivedDay[] => days.filter(counts);

function sideOf(days: readonly LivedDay[], condition: Condition): Side {
  const values = days.flatMap(({ condition: own, outcome }) =>
    own === condition && outcome !== null ? [outcome] : [],
  );
  return { mean: meanOf(values) ?? null, days: values.length };
}

/**
 * Compares the conditions pair by pair with the paired serial t-test, on the days on which the plan was followed.
 * @param days that are over, in order
 */
export function resultOf(days: readonly LivedDay[]): Result {
  const counted = countedDays(days);
  const pairs = [...Map.groupBy(days, ({ pair }) => pair).keys()].map((pair) => {
    const own = counted.filter((day) => day.pair === pair);
    return { pair, changed: sideOf(own, 'changed'), usual: sideOf(own, 'usual') };
  });
  const differences = pairs.flatMap(({ changed, usual }) =>
    changed.mean === null || usual.mean === null ? [] : [changed.mean - usual.mean],
  );
  const tested = pairedSerialT(differences, 0);
  const clear = tested && (tested.low > 0 ? 'more' : tested.high < 0 ? 'less' : 'unclear');
  return {
    verdict: clear ?? 'too-few',
    difference: meanOf(differences) ?? null,
    interval: tested ? { low: tested.low, high: tested.high, p: tested.p } : null,
    changed: sideOf(counted, 'changed'),
    usual: sideOf(counted, 'usual'),
    pairs,
    completePairs: differences.length,
    followedDays: days.filter(({ followed }) => followed === 'yes').length,
    plannedDays: days.length,
  };
}
