import { pairVariance, powerOf, type Baseline, type PairShape } from './power.ts';

/** People rarely follow a plan for more than two months. */
export const MAX_DAYS = 56;
export const MIN_PAIRS = 5;
export const MAX_PAIRS = 14;
/** The usual goal of a study. */
const GOAL_POWER = 0.8;

/** A length that a member can choose. */
export interface PlanOption {
  readonly pairs: number;
  readonly days: number;
  /** Chance to detect the difference worth knowing; undefined until the outcome's variation is known. */
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

/** The shortest plan that will probably detect the difference, otherwise the longest. */
export function recommended(options: readonly PlanOption[]): PlanOption | undefined {
  if (options.every(({ power }) => power === undefined))
    return options.find(({ pairs }) => pairs >= USUAL_PAIRS) ?? options.at(-1);
  return options.find(({ power }) => power !== undefined && power >= GOAL_POWER) ?? options.at(-1);
}
