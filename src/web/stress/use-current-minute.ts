import { deviceTimeZone, instantAt, useTimeHere, useToday } from '#web/lib/clock.ts';
import type { WallMoment } from '#web/lib/entry-form.ts';

/** The current local time, and the end of this minute, ms: anything later is in the future. */
export function useCurrentMinute(): { readonly now: WallMoment; readonly untilMs: number } {
  const now = { date: useToday(), time: useTimeHere() };
  return { now, untilMs: Date.parse(instantAt(now.date, now.time, deviceTimeZone())) + 59_999 };
}
