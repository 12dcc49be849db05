import type { Sleep } from '#contract/sleep.ts';
import type { SleepDay } from '#domain/sleep/sleep-days.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { type ChartDays } from '#web/lib/time/chart-days.ts';
import { hourOf } from '#web/lib/format.ts';
import { meanOf } from '#domain/numbers/statistics.ts';

/** Unit of the clock axis, chosen so that labels fall on 21:00, 00:00 and 03:00, not on every fifth hour. */
const HOURS_A_STEP = 3;

/** A sleep on the clock axis, in units of three hours from midnight at the start of its day: −1 is 21:00 on the previous evening. */
export interface ClockSpan {
  readonly low: number;
  readonly high: number;
}

function stepsFrom(date: string, ms: number, timeZone: string): number {
  const { hour, minute } = wallClock(ms, timeZone);
  const hours = daysBetween(date, localDate(ms, timeZone)) * 24 + hour + minute / 60;
  return hours / HOURS_A_STEP;
}

const spanOf = (date: string, inBedMs: number, outOfBedMs: number, timeZone: string): ClockSpan => ({
  low: stepsFrom(date, inBedMs, timeZone),
  high: stepsFrom(date, outOfBedMs, timeZone),
});

const meanSpan = (spans: readonly (ClockSpan | undefined)[]): ClockSpan | undefined => {
  const low = meanOf(spans.map((span) => span?.low));
  const high = meanOf(spans.map((span) => span?.high));
  return low === undefined || high === undefined ? undefined : { low, high };
};

/** Nights by chart position, from going to bed to getting up; averages if a position is a week. */
export function nightSpans(
  positions: readonly ChartDays[],
  days: readonly SleepDay[],
): readonly (ClockSpan | undefined)[] {
  const byDate = new Map(
    days.flatMap(({ date, night }) =>
      night ? [[date, spanOf(date, night.inBedMs, night.outOfBedMs, night.timeZone)]] : [],
    ),
  );
  return positions.map((position) => meanSpan(position.days.map((day) => byDate.get(day))));
}

/** The longest nap of each position that is a single day. */
export function napSpans(
  positions: readonly ChartDays[],
  sleeps: readonly Sleep[],
): readonly (ClockSpan | undefined)[] {
  const byDate = new Map<string, ClockSpan>();
  for (const { date, inBedAt, outOfBedAt, isNap, timeZone } of sleeps) {
    if (!isNap) continue;
    const span = spanOf(date, Date.parse(inBedAt), Date.parse(outOfBedAt), timeZone);
    const before = byDate.get(date);
    if (!before || span.high - span.low > before.high - before.low) byDate.set(date, span);
  }
  return positions.map(({ date, days }) => (days.length === 1 ? byDate.get(date) : undefined));
}

/** Hours asleep by chart position, naps included; averages if a position is a week. */
export function hoursAsleep(
  positions: readonly ChartDays[],
  days: readonly SleepDay[],
): readonly (number | undefined)[] {
  const byDate = new Map(days.map(({ date, asleepMinutes }) => [date, asleepMinutes / 60]));
  return positions.map((position) => meanOf(position.days.map((day) => byDate.get(day))));
}

/** "11:10 PM", "3 AM": a position on the clock axis. */
export const clockText = (steps: number): string => hourOf(steps * HOURS_A_STEP * 60);
