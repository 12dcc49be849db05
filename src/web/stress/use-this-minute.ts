import { deviceTimeZone, instantAt, useTimeHere, useToday } from '#web/lib/clock.ts';
import type { WallMoment } from '#web/lib/entry-form.ts';

/** What the wall shows now, and the end of that minute, ms: what is later lies ahead. */
export function useThisMinute(): { readonly now: WallMoment; readonly untilMs: number } {
  const now = { date: useToday(), time: useTimeHere() };
  return { now, untilMs: Date.parse(instantAt(now.date, now.time, deviceTimeZone())) + 59_999 };
}
