import { MAX_GAP_MINUTES } from './glucose-grid.ts';
import type { GlucoseSample } from './reading.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';

/** Sensors measure every 1 to 15 minutes; beyond this, readings are not joined by a line. */
export const MAX_GAP_MS = MAX_GAP_MINUTES * MINUTE_MS;

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

/**
 * Sensor readings, and fingersticks in its gaps: within a sensor's trace they would distort it, because the two differ by a few percent.
 * Both oldest first.
 */
export function withSticks(
  samples: readonly GlucoseSample[],
  sticks: readonly GlucoseSample[],
): readonly GlucoseSample[] {
  const alone = sticks.filter(
    ({ atMs }) => samplesBetween(samples, atMs - MAX_GAP_MS, atMs + MAX_GAP_MS).length === 0,
  );
  return [...samples, ...alone].toSorted((one, other) => one.atMs - other.atMs);
}

/** A trace's readings in the form of the metrics, oldest first. */
export function samplesOf({
  startAt,
  offsetSeconds,
  glucoseMgdl,
}: {
  readonly startAt: string | null;
  readonly offsetSeconds: readonly number[];
  readonly glucoseMgdl: readonly number[];
}): readonly GlucoseSample[] {
  if (startAt === null) return [];
  const startMs = Date.parse(startAt);
  return offsetSeconds.map((seconds, index) => ({
    atMs: startMs + seconds * 1000,
    glucoseMgdl: glucoseMgdl[index] ?? Number.NaN,
  }));
}

/** Fingersticks in the form of the metrics. */
export const samplesOfReadings = (
  readings: readonly { readonly measuredAt: string; readonly glucoseMgdl: number }[],
): readonly GlucoseSample[] =>
  readings.map(({ measuredAt, glucoseMgdl }) => ({ atMs: Date.parse(measuredAt), glucoseMgdl }));
