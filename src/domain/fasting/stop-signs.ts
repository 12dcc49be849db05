import { HOUR_MS } from '#domain/time/spans.ts';
import type { StageReading } from './stages.ts';

/** Readings that ask for an end of a fast. */
export type StopSign = 'glucose-very-low' | 'glucose-low' | 'ketones-high';

/** Older readings say nothing about now. */
const HOLDS_MS = 2 * HOUR_MS;
const GLUCOSE_VERY_LOW_MGDL = 54;
const GLUCOSE_LOW_MGDL = 70;
const KETONES_HIGH_MMOLL = 3;

const latest = (readings: readonly StageReading[], nowMs: number): number | undefined =>
  readings
    .filter(({ atMs }) => atMs <= nowMs && nowMs - atMs <= HOLDS_MS)
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(-1)?.value;

/**
 * What the last readings of the past 2 hours say against going on: glucose below 70 mg/dL (54: act at once), blood ketones from
 * 3.0 mmol/L. Levels of low glucose: American Diabetes Association, Standards of Care 2025, section 6.
 */
export function stopSigns(
  {
    ketones,
    glucose,
  }: { readonly ketones: readonly StageReading[]; readonly glucose: readonly StageReading[] },
  nowMs: number,
): readonly StopSign[] {
  const sugar = latest(glucose, nowMs);
  const acid = latest(ketones, nowMs);
  const signs: StopSign[] = [];
  if (sugar !== undefined && sugar < GLUCOSE_LOW_MGDL)
    signs.push(sugar < GLUCOSE_VERY_LOW_MGDL ? 'glucose-very-low' : 'glucose-low');
  if (acid !== undefined && acid >= KETONES_HIGH_MMOLL) signs.push('ketones-high');
  return signs;
}
