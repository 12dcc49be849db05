import { mealWindow } from '#domain/glucose/meals/meal-window.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import type { RecordFilter } from './query.ts';
import { recordTest } from './record-filter.ts';
import type { Entry, RecordSource } from './record-source.ts';
import type { Value } from './values.ts';
import { slicedBy, type Span } from './windows.ts';

/** Peaks are searched for this long after a meal starts. */
const WINDOW_MINUTES = 120;

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

const mealOf = ({ at, kind }: Entry): string => `${at} ${kind}`;

/**
 * Highest glucose (mg/dL) in the two hours after each meal that a sensor measured throughout; finger-sticks have no peak.
 * @param where `afterMeal` or `kinds` for a kind of meal, `food` for meals that contain it
 */
export function mealPeaks(
  { entries, ...source }: RecordSource,
  where: RecordFilter | undefined,
  span: Span,
): readonly Value[] {
  const { afterMeal, food, having: _having, ...own } = where ?? {};
  const kinds = afterMeal === undefined || afterMeal === 'any' ? own.kinds : [afterMeal];
  const isKept = recordTest({ ...own, ...(kinds && { kinds }) }, { entries, ...source });
  const isNamed = food === undefined ? undefined : recordTest({ food }, { entries, ...source });
  const named = isNamed && new Set(slicedBy(entries.foods, span).filter(isNamed).map(mealOf));
  const readings = samples(entries.glucose);
  return slicedBy(entries.meals, span).flatMap((entry) => {
    if (entry.at === null || !isKept(entry) || named?.has(mealOf(entry)) === false) return [];
    const { points, isComplete } = mealWindow(readings, Date.parse(`${entry.at}Z`), WINDOW_MINUTES);
    const value = Math.max(...points.map(({ glucoseMgdl }) => glucoseMgdl));
    return isComplete && Number.isFinite(value) ? [{ date: entry.date, entry, value }] : [];
  });
}
