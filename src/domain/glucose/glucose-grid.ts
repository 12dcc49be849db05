import { addDays } from '#domain/time/local-date.ts';
import { DAY_MINUTES, MINUTE_MS } from '#domain/time/spans.ts';
import { localDays, minuteOfDay, type LocalDay, type Zones } from './local-days.ts';
import { deviceStepMinutes, gridStepMinutes } from './sampling-interval.ts';
import type { GlucoseSample } from './reading.ts';

/** Longer gaps aren't interpolated, and a device that measures less often has no grid. */
export const MAX_GAP_MINUTES = 45;

export interface GridDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** mg/dL per slot, NaN if missing; the last slot is the day's end. Covers 23 or 25 hours on daylight saving changes. */
  readonly values: Float64Array;
  /** The same by wall clock, always 1440 ÷ step slots. An hour that the clock skips or repeats is missing. */
  readonly clockValues: Float64Array;
}

/** Readings on an even grid of the member's local days. Slot `i` of a day is at minute `(i + 1) · step`, the last at midnight. */
export interface GlucoseGrid {
  readonly stepMinutes: number;
  readonly days: readonly GridDay[];
  /** Slots of all days, oldest first; NaN if missing. */
  readonly series: Float64Array;
}

/**
 * Interpolates tidy readings (mg/dL) linearly on an even grid of local days, from the day of the first reading to the day of the last.
 * Gaps of more than 45 minutes stay missing. For metrics that depend on time; other metrics use the readings themselves.
 * Source: Broll et al. 2021, doi:10.1371/journal.pone.0248560 (with their defaults). Days that aren't 24 hours long are our own addition.
 * @param stepMinutes a divisor of 1440; defaults to the device's own interval
 * @returns undefined for fewer than two readings, or if the typical interval is over 45 minutes
 */
export function glucoseGrid(
  tidy: readonly GlucoseSample[],
  zones: Zones,
  stepMinutes?: number,
): GlucoseGrid | undefined {
  const [first, last, deviceMinutes] = [tidy[0], tidy.at(-1), deviceStepMinutes(tidy)];
  if (!first || !last || deviceMinutes === undefined || deviceMinutes > MAX_GAP_MINUTES) return undefined;
  const step = stepMinutes ?? gridStepMinutes(deviceMinutes);
  const lived = localDays(first.atMs, last.atMs, zones);
  const spans = [...openingOf(lived, first.atMs), ...lived.map((day) => slotsOf(day, step))];
  const series = new Float64Array(spans.reduce((sum, { count }) => sum + count, 0)).fill(Number.NaN);
  const fill = interpolatorOf(tidy);
  let from = 0;
  const days = spans.map(({ day, firstMs, count }) => {
    const values = series.subarray(from, from + count);
    from += count;
    fill(values, firstMs, step * MINUTE_MS);
    const isWhole = count * step === DAY_MINUTES;
    return {
      date: day.date,
      values,
      clockValues: isWhole ? values : byWallClock(values, day, firstMs, step),
    };
  });
  return { stepMinutes: step, days, series };
}

/** A reading at exactly the first midnight is the last and only slot of the day before. */
function openingOf([firstDay]: readonly LocalDay[], firstMs: number) {
  if (!firstDay || firstMs !== firstDay.startMs) return [];
  const before = { ...firstDay, date: addDays(firstDay.date, -1), endMs: firstMs };
  return [{ day: before, firstMs, count: 1 }];
}

/** Slots fall on whole steps after midnight, after the start of the part and up to its end. */
function slotsOf(day: LocalDay, stepMinutes: number) {
  const stepMs = stepMinutes * MINUTE_MS;
  const before = Math.floor((day.fromMs - day.startMs) / stepMs);
  const until = Math.floor((day.untilMs - day.startMs) / stepMs);
  return { day, firstMs: day.startMs + (before + 1) * stepMs, count: until - before };
}

/** Fills the slots day by day. Keeps its place among the readings, so a year takes one pass. */
function interpolatorOf(tidy: readonly GlucoseSample[]) {
  let next = 1;
  return (values: Float64Array, firstMs: number, stepMs: number): void => {
    for (let slot = 0; slot < values.length; slot++) {
      const atMs = firstMs + slot * stepMs;
      while (next < tidy.length - 1 && (tidy[next]?.atMs ?? 0) < atMs) next++;
      const before = tidy[next - 1];
      const after = tidy[next];
      if (!before || !after || atMs < before.atMs || atMs > after.atMs) continue;
      const gapMs = after.atMs - before.atMs;
      if (atMs === before.atMs) values[slot] = before.glucoseMgdl;
      else if (atMs === after.atMs) values[slot] = after.glucoseMgdl;
      else if (gapMs <= MAX_GAP_MINUTES * MINUTE_MS) {
        const share = (atMs - before.atMs) / gapMs;
        values[slot] = before.glucoseMgdl + (after.glucoseMgdl - before.glucoseMgdl) * share;
      }
    }
  };
}

function byWallClock(
  values: Float64Array,
  day: LocalDay,
  firstMs: number,
  stepMinutes: number,
): Float64Array {
  const byClock = new Float64Array(DAY_MINUTES / stepMinutes).fill(Number.NaN);
  const isShown = new Uint8Array(byClock.length);
  for (const [slot, value] of values.entries()) {
    const atMs = firstMs + slot * stepMinutes * MINUTE_MS;
    const minute = atMs === day.endMs ? DAY_MINUTES : minuteOfDay(day, atMs);
    const index = Math.round(minute / stepMinutes) - 1;
    if (index < 0) continue;
    byClock[index] = isShown[index] === 1 ? Number.NaN : value;
    isShown[index] = 1;
  }
  return byClock;
}
