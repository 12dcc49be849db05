import { meanOf, quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/** Curves are smoothed over this time before and after each slot. */
const SMOOTHING_MINUTES = 30;

/** Percentiles of a clock slot over all days, mg/dL. */
export interface ProfileSlot {
  /** From 0, less than 1440. */
  readonly minuteOfDay: number;
  /** Number of days with a value at this time. */
  readonly days: number;
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/**
 * Percentiles of each clock slot, starting at midnight. Omits slots without values. Hours that the clock skips or repeats don't
 * count on that day.
 */
export function slotPercentiles({ days, stepMinutes }: GlucoseGrid): readonly ProfileSlot[] {
  const slots = DAY_MINUTES / stepMinutes;
  return Array.from({ length: slots }, (_, minuteIndex) => {
    // A day's last slot is the midnight that ends it.
    const slot = (minuteIndex + slots - 1) % slots;
    const sorted = sortedPresent(days.map(({ clockValues }) => clockValues[slot] ?? Number.NaN));
    const at = (share: number): number => quantileOf(sorted, share) ?? Number.NaN;
    const minuteOfDay = minuteIndex * stepMinutes;
    return {
      minuteOfDay,
      days: sorted.length,
      p5: at(0.05),
      p25: at(0.25),
      p50: at(0.5),
      p75: at(0.75),
      p95: at(0.95),
    };
  }).filter((slot) => slot.days > 0);
}

/**
 * Ambulatory glucose profile: {@link slotPercentiles} with each curve smoothed by averaging the slots within 30 minutes, across
 * midnight too. Needs 14 days; not for fingersticks. Source: Danne et al. 2017, doi:10.2337/dc17-1600.
 */
export function ambulatoryGlucoseProfile(grid: GlucoseGrid): readonly ProfileSlot[] {
  const slots = DAY_MINUTES / grid.stepMinutes;
  const reach = Math.floor(SMOOTHING_MINUTES / grid.stepMinutes);
  const bySlot = new Map(
    slotPercentiles(grid).map((slot) => [slot.minuteOfDay / grid.stepMinutes, slot] as const),
  );
  return Array.from(bySlot, ([index, slot]) => {
    const near = Array.from({ length: 2 * reach + 1 }, (_, offset) =>
      bySlot.get((index + offset - reach + slots) % slots),
    ).filter((neighbor) => neighbor !== undefined);
    const smooth = (curve: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'): number =>
      meanOf(near.map((neighbor) => neighbor[curve])) ?? slot[curve];
    return {
      ...slot,
      p5: smooth('p5'),
      p25: smooth('p25'),
      p50: smooth('p50'),
      p75: smooth('p75'),
      p95: smooth('p95'),
    };
  });
}
