import type { DayRange } from '#domain/time/day-range.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { samplesBetween } from '#domain/glucose/samples.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';

export interface DayOfSamples {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly samples: readonly GlucoseSample[];
}

/** Samples by local day, for every day of the range. Computes two offsets per day instead of one per sample. */
export function byDay(
  samples: readonly GlucoseSample[],
  { from, to }: DayRange,
  timeZone: string,
): readonly DayOfSamples[] {
  const days: DayOfSamples[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const { startMs, endMs } = localDayBounds(date, timeZone);
    days.push({ date, samples: samplesBetween(samples, startMs, endMs) });
  }
  return days;
}
