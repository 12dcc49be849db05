import { addDays } from '#domain/time/local-date.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { instantOf } from '#domain/time/wall-clock.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { seededRandom } from './random.ts';

/**
 * The instant of a local time on a day, ms.
 * @param minuteOfDay may be negative or above 1440: −70 is 22:50 on the previous evening
 */
export function momentOf(date: string, minuteOfDay: number, timeZone: string): number {
  const shifted = Math.floor(minuteOfDay / DAY_MINUTES);
  const minute = Math.round(minuteOfDay - shifted * DAY_MINUTES);
  const [year = 0, month = 0, day = 0] = addDays(date, shifted).split('-').map(Number);
  return instantOf(
    { year, month, day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 },
    timeZone,
  );
}

/** Stable ids: adding the same rows twice has no effect. */
export function demoId(name: string, atMs: number): string {
  const random = seededRandom(`${name} ${atMs}`);
  return uuidV7(
    atMs,
    Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256)),
  );
}
