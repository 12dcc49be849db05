import { MINUTE_MS } from '#domain/time/spans.ts';
import { mmollFromMgdl } from '#domain/units/glucose.ts';
import type { GlucoseSample } from './reading.ts';

const MAX_MINUTES_APART = 15;
const MIN_KETONES_MMOLL = 0.1;

/** Blood ketone (beta-hydroxybutyrate) reading. */
export interface KetoneSample {
  readonly atMs: number;
  readonly ketonesMmoll: number;
}

/** Depth of ketosis. A research range, not a goal. */
export type GlucoseKetoneZone = 'none' | 'low' | 'moderate' | 'high' | 'very-high';

/**
 * Glucose–ketone index: glucose divided by blood ketones, both in mmol/L.
 * Source: Meidenbauer et al. 2015, doi:10.1186/s12986-015-0009-2.
 * @returns undefined if the readings are more than 15 minutes apart or ketones are below 0.1 mmol/L
 */
export function glucoseKetoneIndex(glucose: GlucoseSample, ketones: KetoneSample): number | undefined {
  const isTogether = Math.abs(glucose.atMs - ketones.atMs) <= MAX_MINUTES_APART * MINUTE_MS;
  if (!isTogether || ketones.ketonesMmoll < MIN_KETONES_MMOLL) return undefined;
  return mmollFromMgdl(glucose.glucoseMgdl) / ketones.ketonesMmoll;
}

/** Ketosis zone of an index: > 9 none, 6–9 low, 3 to < 6 moderate, 1 to < 3 high, < 1 very high. */
export function glucoseKetoneZone(index: number): GlucoseKetoneZone {
  if (index > 9) return 'none';
  if (index >= 6) return 'low';
  if (index >= 3) return 'moderate';
  return index >= 1 ? 'high' : 'very-high';
}

/** Glucose reading closest in time to a ketone reading, within 15 minutes; undefined if there is none. */
export function nearestGlucose(
  ketones: KetoneSample,
  samples: readonly GlucoseSample[],
): GlucoseSample | undefined {
  let nearest: GlucoseSample | undefined;
  let nearestMs = MAX_MINUTES_APART * MINUTE_MS;
  for (const sample of samples) {
    const apartMs = Math.abs(sample.atMs - ketones.atMs);
    if (apartMs < nearestMs || (apartMs === nearestMs && !nearest)) [nearest, nearestMs] = [sample, apartMs];
  }
  return nearest;
}
