import { fatMassKg, leanMassKg } from '#domain/body/body-parts.ts';
import { glucoseManagementIndicator } from '#domain/glucose/formulas/glucose-management-indicator.ts';
import { percentAbove, percentBelow, percentWithin } from '#domain/glucose/time-in-bands.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric, WindowFigure } from '#domain/metrics/metric.ts';
import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { mealEnds } from './clock-values.ts';
import { targetOn, type RecordSource } from './record-source.ts';
import type { Value } from './aggregate.ts';
import { perDay, recordValues } from './values.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { firstIndex, type Span } from './windows.ts';

/** Statistic of all glucose readings (mg/dL) in a window. */
export function windowFigure(
  figure: WindowFigure,
  values: readonly number[],
  [low, high]: readonly [number, number],
): number | undefined {
  const mean = meanOf(values);
  if (mean === undefined) return undefined;
  switch (figure) {
    case 'in-range':
      return percentWithin(values, low, high);
    case 'below-range':
      return percentBelow(values, low);
    case 'above-range':
      return percentAbove(values, high);
    case 'gmi':
      return glucoseManagementIndicator(mean);
    case 'cv': {
      const sd = sdOf(values);
      return sd === undefined ? undefined : (100 * sd) / mean;
    }
  }
}

/** Days for which a body mass counts after it was measured. */
export const MASS_DAYS = 60;

/** The latest body mass on a day, up to some days old. */
function massOn(day: string, { entries }: RecordSource, maxDays: number): number | undefined {
  const at = firstIndex(entries.weights, ({ date }) => date > day) - 1;
  const { date, values: { massKg } = {} } = entries.weights[at] ?? {};
  return date !== undefined && daysBetween(date, day) <= maxDays ? massKg : undefined;
}

/** Days with a body mass, and a figure computed from it. */
const withMass = (
  days: readonly Value[],
  source: RecordSource,
  maxDays: number,
  compute: (massKg: number, value: number) => number,
): readonly Value[] =>
  days.flatMap((day) => {
    const massKg = massOn(day.date, source, maxDays);
    return massKg === undefined ? [] : [{ ...day, value: compute(massKg, day.value) }];
  });

/** Days for which a body mass counts for a measured body fat: most scales measure both at once. */
const SAME_BODY_DAYS = 7;

const BODY_PARTS = { fat: fatMassKg, lean: leanMassKg } as const;

/** Daily values of a metric that is derived from another one. */
export function derivedDays(
  { derived }: Metric,
  source: RecordSource,
  span: Span,
): readonly Value[] | undefined {
  if (derived === undefined) return undefined;
  if (derived.by === 'window-figure' || derived.by === 'pace') return undefined;
  if (derived.by === 'clock' || derived.by === 'meal-gap') return undefined;
  if (derived.by === 'meal-end') return mealEnds(source, derived.end, span);
  if (derived.by === 'eating-window') {
    const first = new Map(mealEnds(source, 'first', span).map(({ date, value }) => [date, value]));
    return mealEnds(source, 'last', span).map((last) => ({
      ...last,
      value: (last.value - (first.get(last.date) ?? last.value)) / 60,
    }));
  }
  const daysOf = (key: string): readonly Value[] => {
    const metric = findMetric(key);
    return metric ? perDay(metric, recordValues(metric, source, { span })) : [];
  };
  if (derived.by === 'target-share') {
    return daysOf(derived.metric).flatMap((day) => {
      const target = targetOn(source, derived.metric, day.date);
      return target === undefined || target <= 0 ? [] : [{ ...day, value: (100 * day.value) / target }];
    });
  }
  if (derived.by === 'per-mass')
    return withMass(daysOf(derived.nutrient), source, MASS_DAYS, (massKg, amount) => amount / massKg);
  if (derived.by === 'body-part')
    return withMass(daysOf('bodyFatPercent'), source, SAME_BODY_DAYS, BODY_PARTS[derived.part]);
  const energy = new Map(daysOf('energyKcal').map(({ date, value }) => [date, value]));
  return daysOf(derived.nutrient).flatMap((day) => {
    const kcal = energy.get(day.date) ?? 0;
    return kcal > 0 ? [{ ...day, value: (100 * derived.kcalPerG * day.value) / kcal, weight: kcal }] : [];
  });
}
