import { useMemo } from 'react';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { localDate } from '#domain/time/local-date.ts';
import { timeOf } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import { glucoseAxis } from './glucose-axis.ts';
import { inUnit, sayGlucose } from './glucose-unit.ts';
import { afterMeal, mealMarks } from './meal-marks.ts';
import type { Period } from './period.ts';
import { MAX_GAP_MS } from './series.ts';
import { traceRows } from './trace-rows.ts';
import { spanOf, traceTicks } from './trace-ticks.ts';

/** Meals of more days than this would be a fence. */
const MOST_MARKED_DAYS = 7;

interface TraceChartProps {
  readonly period: Period;
  readonly timeZone: string;
  readonly unit: GlucoseUnit;
  /** What a sensor measured, and finger-sticks; each oldest first. */
  readonly samples: readonly GlucoseSample[];
  readonly sticks: readonly GlucoseSample[];
  readonly meals: readonly EatenMeal[];
  readonly summary: string;
}

const xOf = (samples: readonly GlucoseSample[]) => Float64Array.from(samples, ({ atMs }) => atMs);
const yOf = (samples: readonly GlucoseSample[], unit: GlucoseUnit) =>
  Float64Array.from(samples, ({ glucoseMgdl }) => inUnit(glucoseMgdl, unit));

function layersOf(
  samples: readonly GlucoseSample[],
  sticks: readonly GlucoseSample[],
  unit: GlucoseUnit,
): readonly TimeLayer[] {
  const line: TimeLayer = {
    kind: 'line',
    label: 'Sensor',
    color: 'glucose',
    x: xOf(samples),
    y: yOf(samples, unit),
    mostGap: MAX_GAP_MS,
  };
  const points: TimeLayer = {
    kind: 'points',
    label: 'Finger-sticks',
    color: 'sleep',
    x: xOf(sticks),
    y: yOf(sticks, unit),
  };
  return [...(samples.length > 0 ? [line] : []), ...(sticks.length > 0 ? [points] : [])];
}

/** The course of glucose over a period, with finger-sticks as dots and meals as marks. */
export function TraceChart({ period, timeZone, unit, samples, sticks, meals, summary }: TraceChartProps) {
  const chart = useMemo(() => {
    const marks = mealMarks(meals);
    const all = [
      ...samples.map((sample) => ({ ...sample, from: 'sensor' })),
      ...sticks.map((sample) => ({ ...sample, from: 'finger-stick' })),
    ].toSorted((one, other) => one.atMs - other.atMs);
    const say = (index: number): string => {
      const { atMs = 0, glucoseMgdl = 0, from = '' } = all[index] ?? {};
      const day = formatDate(localDate(atMs, timeZone), period.to);
      const after = afterMeal(marks, atMs);
      return `${sayGlucose(glucoseMgdl, unit)}, ${from}, ${day} ${timeOf(atMs, timeZone)}${after ? `, ${after}` : ''}`;
    };
    return {
      span: spanOf(period, timeZone),
      layers: layersOf(samples, sticks, unit),
      marks: period.days <= MOST_MARKED_DAYS ? marks : [],
      readings: { x: Float64Array.from(all, ({ atMs }) => atMs), say },
      ticks: (widthPx: number) => traceTicks(period, timeZone, widthPx),
      rows: () => traceRows(all, period, timeZone, unit),
    };
  }, [period, timeZone, unit, samples, sticks, meals]);
  return (
    <LazyTimeChart label="Glucose trace" summary={summary} heightPx={280} {...glucoseAxis(unit)} {...chart} />
  );
}
