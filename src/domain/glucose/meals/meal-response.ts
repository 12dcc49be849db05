import { BAND_LIMITS_MGDL } from '#domain/glucose/time-in-bands.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { incrementalArea, type CurvePoint } from './incremental-area.ts';
import { mealWindow, valueAt } from './meal-window.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

/** Responses to meals closer together than this can't be told apart. */
const MEALS_APART_MINUTES = 120;
/** When a fingerstick counts as taken before or after a meal. */
const PAIR_MINUTES = { before: 30, afterFrom: 50, afterTo: 135, afterBest: 60 };

/** Glucose response measured by a sensor. */
export interface ResponseCurve {
  readonly kind: 'curve';
  readonly baselineMgdl: number;
  /** Area above the baseline, mg/dL·min. */
  readonly incrementalAreaMgdlMin: number;
  /** Highest value minus baseline, mg/dL. */
  readonly peakRiseMgdl: number;
  readonly minutesToPeak: number;
  /** Value after two hours minus baseline, mg/dL. */
  readonly riseAtTwoHoursMgdl: number;
  /** First time after the peak at or below the baseline; undefined if the window ends above it. */
  readonly minutesToBaseline: number | undefined;
  readonly points: readonly CurvePoint[];
}

/** Response measured by two fingersticks: their difference, with no peak and no area. */
export interface ResponsePair {
  readonly kind: 'pair';
  readonly baselineMgdl: number;
  readonly riseMgdl: number;
  readonly minutesAfter: number;
}

/** Why there is no valid response. */
export type InvalidReason =
  | 'another-meal-before'
  | 'another-meal-after'
  | 'low-before'
  | 'no-baseline'
  | 'readings-missing';

export interface InvalidResponse {
  readonly kind: 'invalid';
  readonly reasons: readonly InvalidReason[];
}

export type MealResponse = ResponseCurve | ResponsePair | InvalidResponse;

/** A meal with the other meals around it. Instants in ms since 1970-01-01 UTC. */
export interface MealToJudge {
  readonly eatenAtMs: number;
  readonly otherMealsAtMs: readonly number[];
  /** Defaults to 120; use 180 for slow meals. */
  readonly windowMinutes?: 120 | 180;
}

/**
 * Glucose response to a meal from tidy readings (mg/dL): a curve if a sensor measured it, otherwise the difference of two fingersticks.
 * Invalid if another meal was eaten within two hours, the meal treated a low (baseline readings below 70 mg/dL), or more than one
 * reading in a row is missing. Shows what followed a meal, not what caused it.
 * Source of the area: Wolever and Jenkins 1986, doi:10.1093/ajcn/43.1.167.
 */
export function mealResponse(tidy: readonly GlucoseSample[], meal: MealToJudge): MealResponse {
  const window = mealWindow(tidy, meal.eatenAtMs, meal.windowMinutes ?? MEALS_APART_MINUTES);
  const reasons: InvalidReason[] = mealsTooNear(meal);
  if (window.baselineMgdl !== undefined && window.lowestBeforeMgdl < BAND_LIMITS_MGDL.low)
    reasons.push('low-before');
  if (reasons.length > 0) return { kind: 'invalid', reasons };
  if (window.baselineMgdl !== undefined && window.isComplete) {
    return curveOf(window.points, window.baselineMgdl);
  }
  const pair = pairOf(window.around);
  if (pair)
    return pair.baselineMgdl < BAND_LIMITS_MGDL.low ? { kind: 'invalid', reasons: ['low-before'] } : pair;
  if (window.baselineMgdl === undefined) reasons.push('no-baseline');
  if (!window.isComplete) reasons.push('readings-missing');
  return { kind: 'invalid', reasons };
}

function mealsTooNear({ eatenAtMs, otherMealsAtMs }: MealToJudge): InvalidReason[] {
  const minutesLater = otherMealsAtMs.map((otherMs) => (otherMs - eatenAtMs) / MINUTE_MS);
  const reasons: InvalidReason[] = [];
  if (minutesLater.some((minutes) => minutes < 0 && minutes >= -MEALS_APART_MINUTES)) {
    reasons.push('another-meal-before');
  }
  if (minutesLater.some((minutes) => minutes >= 0 && minutes <= MEALS_APART_MINUTES)) {
    reasons.push('another-meal-after');
  }
  return reasons;
}

function curveOf(points: readonly CurvePoint[], baselineMgdl: number): ResponseCurve {
  let peak: CurvePoint = { minute: 0, glucoseMgdl: Number.NEGATIVE_INFINITY };
  for (const point of points) if (point.glucoseMgdl > peak.glucoseMgdl) peak = point;
  const back = points.find(({ minute, glucoseMgdl }) => minute > peak.minute && glucoseMgdl <= baselineMgdl);
  return {
    kind: 'curve',
    baselineMgdl,
    incrementalAreaMgdlMin: incrementalArea(points, baselineMgdl),
    peakRiseMgdl: peak.glucoseMgdl - baselineMgdl,
    minutesToPeak: peak.minute,
    riseAtTwoHoursMgdl: valueAt(points, 120) - baselineMgdl,
    minutesToBaseline: back?.minute,
    points,
  };
}

function pairOf(around: readonly CurvePoint[]): ResponsePair | undefined {
  const before = around.findLast(({ minute }) => minute <= 0 && minute >= -PAIR_MINUTES.before);
  const [after] = around
    .filter(({ minute }) => minute >= PAIR_MINUTES.afterFrom && minute <= PAIR_MINUTES.afterTo)
    .toSorted(
      (one, other) =>
        Math.abs(one.minute - PAIR_MINUTES.afterBest) - Math.abs(other.minute - PAIR_MINUTES.afterBest),
    );
  if (!before || !after) return undefined;
  return {
    kind: 'pair',
    baselineMgdl: before.glucoseMgdl,
    riseMgdl: after.glucoseMgdl - before.glucoseMgdl,
    minutesAfter: after.minute,
  };
}
