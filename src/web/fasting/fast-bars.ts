import type { Fast } from '#contract/fasting.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import { addDays, localDate, localDayBounds } from '#domain/time/local-date.ts';

/** The part of a fast that lies on a local day, as shares of that day from 0 to 1. */
export interface FastBar {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The fasts of each local day, cut at midnight, so that a night's fast shows on both of its days. Days have 23 to 25 hours.
 * @param dates local days; fasts elsewhere are left out
 * @param nowMs where a running fast ends for now
 */
export function fastBars(
  fasts: readonly Fast[],
  dates: readonly string[],
  nowMs: number,
): ReadonlyMap<string, readonly FastBar[]> {
  const bars = new Map<string, FastBar[]>(dates.map((date) => [date, []]));
  for (const fast of fasts) {
    const { startedAtMs, endedAtMs } = spanOf(fast);
    const endMs = endedAtMs ?? nowMs;
    const last = localDate(endMs, fast.timeZone);
    for (let date = localDate(startedAtMs, fast.timeZone); date <= last; date = addDays(date, 1)) {
      const day = localDayBounds(date, fast.timeZone);
      const share = (ms: number) => Math.min(1, Math.max(0, (ms - day.startMs) / (day.endMs - day.startMs)));
      const [from, to] = [share(startedAtMs), share(endMs)];
      if (to > from) bars.get(date)?.push({ id: fast.id, from, to });
    }
  }
  return bars;
}
