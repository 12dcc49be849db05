import { HOUR_MS } from '#domain/time/spans.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { percentWithin } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { timeOf } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';
import type { TimeRows } from '#web/ui/chart/time-table.tsx';
import { byDay, samplesBetween } from './by-day.ts';
import { formatGlucose, formatRange } from './glucose-unit.ts';
import type { Period } from './period.ts';

const UNKNOWN = '–';

function cells(samples: readonly GlucoseSample[], unit: GlucoseUnit): readonly string[] {
  const values = samples.map(({ glucoseMgdl }) => glucoseMgdl);
  const mean = meanOf(values);
  const within = percentWithin(values, 70, 180);
  if (mean === undefined || within === undefined) return [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, '0'];
  const figures = [mean, Math.min(...values), Math.max(...values)];
  return [
    ...figures.map((figure) => formatGlucose(figure, unit)),
    `${Math.round(within)} %`,
    String(values.length),
  ];
}

/** A trace as rows that can be read: an hour each for a single day, else a day each. */
export function traceRows(
  samples: readonly GlucoseSample[],
  period: Period,
  timeZone: string,
  unit: GlucoseUnit,
): TimeRows {
  const head = ['Mean', 'Lowest', 'Highest', formatRange(70, 180, unit), 'Readings'];
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
    return [timeOf(fromMs, timeZone), ...cells(samplesBetween(samples, fromMs, fromMs + HOUR_MS), unit)];
  });
  return { head: ['From', ...head], rows };
}
