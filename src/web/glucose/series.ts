import type { GlucoseReading, SensorTrace } from '#contract/glucose/glucose.ts';
import { MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import type { ZoneStay } from '#domain/glucose/local-days.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { samplesBetween } from './by-day.ts';

/** Sensors measure every 1 to 15 minutes; beyond this, readings are not joined by a line. */
export const MAX_GAP_MS = MAX_GAP_MINUTES * MINUTE_MS;

/** A trace's readings in the form of the metrics, oldest first. */
export function samplesOf({ startAt, offsetSeconds, glucoseMgdl }: SensorTrace): readonly GlucoseSample[] {
  if (startAt === null) return [];
  const startMs = Date.parse(startAt);
  return offsetSeconds.map((seconds, index) => ({
    atMs: startMs + seconds * 1000,
    glucoseMgdl: glucoseMgdl[index] ?? Number.NaN,
  }));
}

/** The member's time zone during the sensor's readings. */
export const staysOf = ({ startAt, offsetSeconds, zones }: SensorTrace): readonly ZoneStay[] =>
  startAt === null
    ? []
    : zones.map(({ fromIndex, timeZone }) => ({
        fromMs: Date.parse(startAt) + (offsetSeconds[fromIndex] ?? 0) * 1000,
        timeZone,
      }));

/** Finger-sticks in the form of the metrics. */
export const samplesOfReadings = (
  readings: readonly Pick<GlucoseReading, 'measuredAt' | 'glucoseMgdl'>[],
): readonly GlucoseSample[] =>
  readings.map(({ measuredAt, glucoseMgdl }) => ({ atMs: Date.parse(measuredAt), glucoseMgdl }));

/**
 * Sensor readings, and finger-sticks in its gaps: within a sensor's trace they would distort it, because the two differ by a few percent.
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
