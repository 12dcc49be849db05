import { meanOf, quantileOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import type { GlucoseGrid } from './glucose-grid.ts';

/** Curves are smoothed over so much before and after each slot. */
const SMOOTHING_MINUTES = 30;

/** The percentiles of a clock slot over all days, mg/dL. */
export interface ProfileSlot {
  /** 0 to below 1440. */
  readonly minuteOfDay: number;
  /** Days with a value at this time. */
  readonly days: number;
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/**
 * Percentiles of each clock slot from midnight on, slots without any value left out. Hours that the clock skips or shows twice do
 * not count on their day.
 */
export function slotPercentiles({ days, stepMinutes }: GlucoseGrid): readonly ProfileSlot[] {
  const slots = DAY_MINUTES / stepMinutes;
  return Array.from({ length: slots }, (_, minuteIndex) => {
    // The last slot of a clock is the midnight that ends the day.
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
 * Ambulatory glucose profile: {@link slotPercentiles} with each curve smoothed by the mean of the slots within 30 minutes, around
 * midnight too. Needs 14 days; not for finger-sticks. Source: Danne et al. 2017, doi:10.2337/dc17-1600.
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
    ).filter((neighbour) => neighbour !== undefined);
    const smooth = (curve: 'p5' | 'p25' | 'p50' | 'p75' | 'p95'): number =>
      meanOf(near.map((neighbour) => neighbour[curve])) ?? slot[curve];
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
