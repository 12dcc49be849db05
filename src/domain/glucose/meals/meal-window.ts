import { meanOf, quantileOf } from '#domain/numbers/statistics.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { CurvePoint } from './incremental-area.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

const BASELINE_MINUTES = 15;
const LAST_BEFORE_MINUTES = 20;
const BASELINE_READINGS = 3;
/** One reading may be missing, so neighbors are up to two steps apart, plus a little for clock drift. */
const MAX_STEPS_APART = 2.2;
/** Readings farther apart are fingersticks, not a curve. */
const MAX_STEP_MINUTES = 15;

/** Readings around a meal, as a curve from the meal to the end of the window. */
export interface MealWindow {
  /** Undefined without a reading in the 20 minutes before. */
  readonly baselineMgdl: number | undefined;
  /** Lowest of the baseline readings; infinite if there are none. */
  readonly lowestBeforeMgdl: number;
  /** Readings from half an hour before the meal to half an hour after the window. The meal is minute 0. */
  readonly around: readonly CurvePoint[];
  /** Readings in the window, with both ends interpolated if there are readings on each side. */
  readonly points: readonly CurvePoint[];
  /** False if more than one reading in a row is missing. */
  readonly isComplete: boolean;
}

/**
 * Extracts the window of a meal from tidy readings. The baseline is the average of the readings in the last 15 minutes if there are at
 * least three, otherwise the last one within 20 minutes.
 */
export function mealWindow(
  tidy: readonly GlucoseSample[],
  eatenAtMs: number,
  windowMinutes: number,
): MealWindow {
  const around = curveAround(tidy, eatenAtMs, windowMinutes);
  const before = around.filter(({ minute }) => minute <= 0);
  const near = before.filter(({ minute }) => minute >= -BASELINE_MINUTES);
  const last = before.findLast(({ minute }) => minute >= -LAST_BEFORE_MINUTES);
  const base = near.length >= BASELINE_READINGS ? near : last ? [last] : [];
  const within = around.filter(({ minute }) => minute > 0 && minute < windowMinutes);
  const ends = [0, windowMinutes].map((minute) => ({ minute, glucoseMgdl: valueAt(around, minute) }));
  const points = [...ends.slice(0, 1), ...within, ...ends.slice(1)].filter(
    ({ glucoseMgdl }) => !Number.isNaN(glucoseMgdl),
  );
  return {
    baselineMgdl: meanOf(base.map(({ glucoseMgdl }) => glucoseMgdl)),
    lowestBeforeMgdl: Math.min(...base.map(({ glucoseMgdl }) => glucoseMgdl)),
    around,
    points,
    isComplete: isComplete(around, windowMinutes),
  };
}

/** Value of a curve at a minute, interpolated between its points (mg/dL); NaN outside them. */
export function valueAt(points: readonly CurvePoint[], minute: number): number {
  const after = points.find((point) => point.minute >= minute);
  const before = points.findLast((point) => point.minute <= minute);
  if (!before || !after) return Number.NaN;
  if (after.minute === before.minute) return after.glucoseMgdl;
  const share = (minute - before.minute) / (after.minute - before.minute);
  return before.glucoseMgdl + (after.glucoseMgdl - before.glucoseMgdl) * share;
}

/** Readings from half an hour before the meal to half an hour after the window, so that the edges can be interpolated. */
function curveAround(
  tidy: readonly GlucoseSample[],
  eatenAtMs: number,
  windowMinutes: number,
): readonly CurvePoint[] {
  const fromMs = eatenAtMs - 30 * MINUTE_MS;
  const untilMs = eatenAtMs + (windowMinutes + 30) * MINUTE_MS;
  const points: CurvePoint[] = [];
  for (let index = firstFrom(tidy, fromMs); index < tidy.length; index++) {
    const sample = tidy[index];
    if (!sample || sample.atMs > untilMs) break;
    points.push({ minute: (sample.atMs - eatenAtMs) / MINUTE_MS, glucoseMgdl: sample.glucoseMgdl });
  }
  return points;
}

/** Index of the first reading at or after an instant. A binary search, since a year of readings is searched for hundreds of meals. */
function firstFrom(tidy: readonly GlucoseSample[], fromMs: number): number {
  let [low, high] = [0, tidy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tidy[middle]?.atMs ?? 0) < fromMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isComplete(around: readonly CurvePoint[], windowMinutes: number): boolean {
  const gaps = around.slice(1).map(({ minute }, index) => ({
    from: around[index]?.minute ?? 0,
    minutes: minute - (around[index]?.minute ?? 0),
  }));
  const stepMinutes = quantileOf(
    gaps.map(({ minutes }) => minutes).toSorted((one, other) => one - other),
    0.5,
  );
  if (stepMinutes === undefined || stepMinutes > MAX_STEP_MINUTES + 1) return false;
  const maxMinutes = MAX_STEPS_APART * stepMinutes;
  const inside = gaps.filter(({ from, minutes }) => from + minutes > 0 && from < windowMinutes);
  const first = around.find(({ minute }) => minute >= -maxMinutes);
  const last = around.findLast(({ minute }) => minute <= windowMinutes + maxMinutes);
  if (!first || !last || first.minute > maxMinutes || last.minute < windowMinutes - maxMinutes) return false;
  return inside.every(({ minutes }) => minutes <= maxMinutes);
}
