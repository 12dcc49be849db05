import type { DayRange } from '#domain/time/day-range.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';

export interface DayOfSamples {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly samples: readonly GlucoseSample[];
}

/** Index of the first sample at or after an instant. */
function firstAt(samples: readonly GlucoseSample[], atMs: number): number {
  let [low, high] = [0, samples.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle]?.atMs ?? 0) < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Samples between two instants, the second excluded. @param samples oldest first */
export const samplesBetween = (
  samples: readonly GlucoseSample[],
  fromMs: number,
  untilMs: number,
): readonly GlucoseSample[] => samples.slice(firstAt(samples, fromMs), firstAt(samples, untilMs));

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
