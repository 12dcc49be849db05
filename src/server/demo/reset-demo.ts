import { addDays, localDate } from '#domain/time/local-date.ts';
import { instantOf, wallClock } from '#domain/time/wall-clock.ts';
import type { Db } from '#server/db/database.ts';
import { catchUpDemo, restoreDemo, type DemoDeps } from './restore.ts';
import { demoRestores } from './tables.ts';

const RESTORE_HOUR = 3;

/** The latest scheduled reset: three in the morning, today or yesterday. */
function lastDueMs(nowMs: number, timeZone: string): number {
  const today = localDate(nowMs, timeZone);
  const night = wallClock(nowMs, timeZone).hour < RESTORE_HOUR ? addDays(today, -1) : today;
  const [year = 0, month = 0, day = 0] = night.split('-').map(Number);
  return instantOf({ year, month, day, hour: RESTORE_HOUR, minute: 0, second: 0 }, timeZone);
}

async function restoredAtMs(db: Db): Promise<number> {
  const [restore] = await db.select({ at: demoRestores.restoredAt }).from(demoRestores);
  return restore?.at.getTime() ?? 0;
}

/** Keeps the demo member's data current: resets it every night, and adds today's meals up to this hour. */
export async function ensureDemo(deps: DemoDeps, nowMs: number): Promise<void> {
  const isDue = (await restoredAtMs(deps.db)) < lastDueMs(nowMs, deps.timeZone);
  await (isDue ? restoreDemo : catchUpDemo)(deps, nowMs);
}
