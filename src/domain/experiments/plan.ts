import { pairVariance, powerOf, type Baseline, type PairShape } from './power.ts';

/** Two months is as long as people keep a plan. */
export const MAX_DAYS = 56;
export const MIN_PAIRS = 5;
export const MAX_PAIRS = 14;
/** The usual goal of a study. */
const GOAL_POWER = 0.8;

/** A length that a member can choose. */
export interface PlanOption {
  readonly pairs: number;
  readonly days: number;
  /** Chance to detect the difference worth knowing; undefined while it isn't known how much the outcome varies. */
  readonly power: number | undefined;
}

/** Pairs of a plan without an estimate: four weeks of two-day blocks. */
const USUAL_PAIRS = 7;

/** Every length, shortest first. */
export function planOptions(
  shape: PairShape,
  worthwhile: number,
  baseline: Baseline | undefined,
): readonly PlanOption[] {
  const most = Math.min(MAX_PAIRS, Math.floor(MAX_DAYS / (2 * shape.blockDays)));
  const least = Math.min(MIN_PAIRS, most);
  const variance = baseline && pairVariance(baseline, shape);
  return Array.from({ length: most - least + 1 }, (_, at) => {
    const pairs = least + at;
    return {
      pairs,
      days: 2 * shape.blockDays * pairs,
      power: variance === undefined ? undefined : powerOf(worthwhile, variance, pairs),
    };
  });
}

/** The shortest plan that probably detects the difference, or else the longest. */
export function recommended(options: readonly PlanOption[]): PlanOption | undefined {
  if (options.every(({ power }) => power === undefined))
    return options.find(({ pairs }) => pairs >= USUAL_PAIRS) ?? options.at(-1);
  return options.find(({ power }) => power !== undefined && power >= GOAL_POWER) ?? options.at(-1);
}
