import { KETONE_ZONE_STARTS_MMOLL } from '#domain/glucose/ketone-zone.ts';
import { BAND_LIMITS_MGDL } from '#domain/glucose/time-in-bands.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { latestOf, type StageReadings } from './stages.ts';

/** Readings that call for ending a fast. */
export type StopSign = 'glucose-very-low' | 'glucose-low' | 'ketones-high';

/** Older readings say nothing about the present. */
const VALID_MS = 2 * HOUR_MS;

/**
 * Reasons to end a fast in the latest readings of the past 2 hours: glucose below 70 mg/dL (below 54: act at once), or blood ketones from
 * 3.0 mmol/L. Levels of low glucose: American Diabetes Association, Standards of Care 2025, section 6.
 */
export function stopSigns({ ketones, glucose }: StageReadings, nowMs: number): readonly StopSign[] {
  const glucoseMgdl = latestOf(glucose, nowMs - VALID_MS, nowMs)?.value;
  const ketonesMmoll = latestOf(ketones, nowMs - VALID_MS, nowMs)?.value;
  const signs: StopSign[] = [];
  if (glucoseMgdl !== undefined && glucoseMgdl < BAND_LIMITS_MGDL.low)
    signs.push(glucoseMgdl < BAND_LIMITS_MGDL.veryLow ? 'glucose-very-low' : 'glucose-low');
  if (ketonesMmoll !== undefined && ketonesMmoll >= KETONE_ZONE_STARTS_MMOLL.high) signs.push('ketones-high');
  return signs;
}
