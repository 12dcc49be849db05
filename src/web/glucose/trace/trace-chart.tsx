import { useMemo } from 'react';
import type { EatenMeal } from '#contract/meals/meals.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { percentWithin, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { localDate } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import type { TableRows } from '#web/ui/chart/rows-table.tsx';
import { MAX_GAP_MS, samplesBetween } from '#domain/glucose/samples.ts';
import { byDay } from '#web/glucose/by-day.ts';
import { glucoseAxis } from '#web/lib/units/glucose-axis.ts';
import { formatGlucose, formatRange, inUnit, sayGlucose } from '#domain/glucose/glucose-text.ts';
import { afterMeal, mealMarks } from '#web/glucose/responses/meal-marks.ts';
import type { Period } from '#web/glucose/period.ts';
import { spanOf, traceTicks } from './trace-ticks.ts';

const UNKNOWN = '–';

function cells(samples: readonly GlucoseSample[], unit: GlucoseUnit): readonly string[] {
  const values = samples.map(({ glucoseMgdl }) => glucoseMgdl);
  const mean = meanOf(values);
  const within = percentWithin(values, ...TIME_IN_RANGE_MGDL);
  if (mean === undefined || within === undefined) return [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, '0'];
  const figures = [mean, Math.min(...values), Math.max(...values)];
  return [
    ...figures.map((figure) => formatGlucose(figure, unit)),
    `${Math.round(within)}%`,
    String(values.length),
  ];
}

/** A trace as a text table: rows are hours for a single day, else days. */
function traceRows(
  samples: readonly GlucoseSample[],
  period: Period,
  timeZone: string,
  unit: GlucoseUnit,
): TableRows {
  const head = ['Average', 'Lowest', 'Highest', formatRange(...TIME_IN_RANGE_MGDL, unit), 'Readings'];
  const days = byDay(samples, period, timeZone);
  if (period.days > 1) {
    const rows = days.map((day) => [formatDate(day.date, period.to), ...cells(day.samples, unit)]);
    return { head: ['Day', ...head], rows };
  }
  const firstMs = samples[0]?.atMs ?? 0;
  const startMs = firstMs - (firstMs % HOUR_MS);
  const hours = Math.ceil(((samples.at(-1)?.atMs ?? startMs) + 1 - startMs) / HOUR_MS);
  const rows = Array.from({ length: hours }, (_, hour) => {
    const fromMs = startMs + hour * HOUR_MS;
    return [formatTime(fromMs, timeZone), ...cells(samplesBetween(samples, fromMs, fromMs + HOUR_MS), unit)];
  });
  return { head: ['From', ...head], rows };
}

/** Maximum days with meal marks; more would clutter the chart. */
const MAX_MARKED_DAYS = 7;

interface TraceChartProps {
  readonly period: Period;
  readonly timeZone: string;
  readonly unit: GlucoseUnit;
  /** Sensor readings and fingersticks; each oldest first. */
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
    label: 'Fingersticks',
    color: 'sleep',
    x: xOf(sticks),
    y: yOf(sticks, unit),
  };
  return [...(samples.length > 0 ? [line] : []), ...(sticks.length > 0 ? [points] : [])];
}

/** Glucose over a period, with fingersticks as dots and meals as marks. */
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
      return `${sayGlucose(glucoseMgdl, unit)}, ${from}, ${day} ${formatTime(atMs, timeZone)}${after ? `, ${after}` : ''}`;
    };
    return {
      span: spanOf(period, timeZone),
      layers: layersOf(samples, sticks, unit),
      marks: period.days <= MAX_MARKED_DAYS ? marks : [],
      readings: { x: Float64Array.from(all, ({ atMs }) => atMs), say },
      ticks: (widthPx: number) => traceTicks(period, timeZone, widthPx),
      rows: () => traceRows(all, period, timeZone, unit),
    };
  }, [period, timeZone, unit, samples, sticks, meals]);
  return (
    <LazyTimeChart label="Glucose trace" summary={summary} heightPx={280} {...glucoseAxis(unit)} {...chart} />
  );
}
