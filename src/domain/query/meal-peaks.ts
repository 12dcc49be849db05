import { mealWindow, type MealWindow } from '#domain/glucose/meals/meal-window.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import type { RecordFilter } from './query.ts';
import { recordTest } from './record-filter.ts';
import { type Entry, mealKey, type RecordSource } from './record-source.ts';
import type { Value } from './aggregate.ts';
import { slicedBy, type Span } from './windows.ts';

/** Peaks are searched for this long after a meal starts. */
const WINDOW_MINUTES = 120;

/** Half-hourly readings are too few for a curve, but show how high glucose went; fingersticks farther apart don't. */
const MAX_STEP_MINUTES = 35;
/** One reading may be missing, so neighbors are up to two steps apart, plus a little. */
const MAX_STEPS_APART = 2.2;

const samplesOf = new WeakMap<readonly Entry[], readonly GlucoseSample[]>();

const ZERO = '0'.charCodeAt(0);
const twoDigits = (text: string, from: number): number =>
  10 * text.charCodeAt(from) + text.charCodeAt(from + 1) - 11 * ZERO;

/** Sensor readings as samples in local time, like meals. Only days are parsed as dates: ten years have a million readings. */
function samples(readings: readonly Entry[]): readonly GlucoseSample[] {
  const known = samplesOf.get(readings);
  if (known) return known;
  const found: GlucoseSample[] = [];
  let [day, startMs] = ['', 0];
  for (const { at, values } of readings) {
    if (at === null || values['mgdl'] === undefined) continue;
    if (!at.startsWith(day) || day === '') {
      day = at.slice(0, 10);
      startMs = Date.parse(`${day}T00:00:00Z`);
    }
    const seconds =
      3600 * twoDigits(at, 11) + 60 * twoDigits(at, 14) + (at.length > 16 ? twoDigits(at, 17) : 0);
    found.push({ atMs: startMs + 1000 * seconds, glucoseMgdl: values['mgdl'] });
  }
  samplesOf.set(readings, found);
  return found;
}

/** Highest of readings that cover the window, though too few for a curve; undefined for single fingersticks. */
function highestOf(around: MealWindow['around']): number | undefined {
  const gapsOf = (minutes: readonly number[]): readonly number[] =>
    minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0));
  const step = quantileOf(sortedPresent(gapsOf(around.map(({ minute }) => minute))), 0.5);
  const inside = around.filter(({ minute }) => minute >= 0 && minute <= WINDOW_MINUTES);
  const gaps = gapsOf([0, ...inside.map(({ minute }) => minute), WINDOW_MINUTES]);
  if (step === undefined || step > MAX_STEP_MINUTES || gaps.some((gap) => gap > MAX_STEPS_APART * step))
    return undefined;
  return Math.max(...inside.map(({ glucoseMgdl }) => glucoseMgdl));
}

/**
 * Highest glucose (mg/dL) in the two hours after each meal, if it was measured throughout; single fingersticks have no peak.
 * @param where `afterMeal` or `kinds` for a kind of meal, `food` for meals that contain it
 */
export function mealPeaks(
  { entries, ...source }: RecordSource,
  where: RecordFilter | undefined,
  span: Span,
): readonly Value[] {
  const { afterMeal, food, having: _having, ...own } = where ?? {};
  const kinds = afterMeal === undefined || afterMeal === 'any' ? own.kinds : [afterMeal];
  const isKept = recordTest({ ...own, ...(kinds && { kinds }) }, { entries, ...source }, span);
  const isNamed = food === undefined ? undefined : recordTest({ food }, { entries, ...source }, span);
  const named = isNamed && new Set(slicedBy(entries.foods, span).filter(isNamed).map(mealKey));
  const readings = samples(entries.glucose);
  return slicedBy(entries.meals, span).flatMap((entry) => {
    if (entry.at === null || !isKept(entry) || named?.has(mealKey(entry)) === false) return [];
    const { around, points, isComplete } = mealWindow(readings, Date.parse(`${entry.at}Z`), WINDOW_MINUTES);
    const value = isComplete ? Math.max(...points.map(({ glucoseMgdl }) => glucoseMgdl)) : highestOf(around);
    return value !== undefined && Number.isFinite(value) ? [{ date: entry.date, entry, value }] : [];
  });
}

/** Peaks after a single meal say little about its foods. */
const MIN_MEALS = 2;

/** Peaks of meals by the foods in them. A meal's peak counts for every food of it. */
export function peaksByFood(
  peaks: readonly Value[],
  { entries }: RecordSource,
): ReadonlyMap<string, readonly Value[]> {
  const foods = Map.groupBy(entries.foods, mealKey);
  const byFood = new Map<string, Value[]>();
  for (const peak of peaks) {
    const eaten = peak.entry ? foods.get(mealKey(peak.entry)) : undefined;
    for (const name of new Set(eaten?.flatMap((food) => food.name ?? []))) {
      const known = byFood.get(name);
      if (known) known.push(peak);
      else byFood.set(name, [peak]);
    }
  }
  return new Map([...byFood].filter(([, some]) => some.length >= MIN_MEALS));
}
