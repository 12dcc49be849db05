import { z } from 'zod';
import type { Sleep, sleepInput } from '#contract/sleep.ts';
import { findOverlap } from '#domain/sleep/sleep-overlap.ts';
import { sleepIssue } from '#domain/sleep/sleep-times.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { Db } from '#server/db/database.ts';
import { entryAnswer, entryStore, pastDay } from '#server/db/entries.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { newerRow, type Writer } from '#server/db/write-order.ts';
import { refuseField } from '#server/core/refusal.ts';
import { sleeps } from './tables.ts';

export const sleepStore = entryStore(sleeps, sleeps.inBedAt);

type SleepRow = typeof sleeps.$inferSelect;

/** The same moment can be up to two days apart in different zones. */
const NEAR_DAYS = 2;

const intervalOf = (row: Pick<SleepRow, 'inBedAt' | 'outOfBedAt'>) => ({
  inBedMs: row.inBedAt.getTime(),
  outOfBedMs: row.outOfBedAt.getTime(),
});

/** Local time in a zone, such as "2026-11-20 07:00". */
function clockText(at: Date, timeZone: string): string {
  const { hour, minute } = wallClock(at.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDate(at.getTime(), timeZone)} ${two(hour)}:${two(minute)}`;
}

/** @throws Refusal CONFLICT with the time of an overlapping sleep */
async function refuseOverlap(
  tx: Db,
  { userId }: Writer,
  sleep: Pick<SleepRow, 'id' | 'localDate' | 'inBedAt' | 'outOfBedAt'>,
): Promise<void> {
  const near = await sleepStore.between(
    tx,
    userId,
    addDays(sleep.localDate, -NEAR_DAYS),
    addDays(sleep.localDate, NEAR_DAYS),
  );
  const others = near.filter(({ id }) => id !== sleep.id).map((row) => ({ ...row, ...intervalOf(row) }));
  const other = findOverlap(intervalOf(sleep), others);
  if (!other) return;
  const [from, to] = [other.inBedAt, other.outOfBedAt].map((at) => clockText(at, other.timeZone));
  throw refuseField(
    'CONFLICT',
    'inBedAt',
    `This overlaps your ${other.isNap ? 'nap' : 'sleep'} from ${from} to ${to}. Change or delete that entry first.`,
  );
}

/**
 * Adds or replaces a sleep on the day of getting up.
 * @throws Refusal BAD_REQUEST for a future or impossible time, CONFLICT for an overlap
 */
export async function putSleep(
  db: Db,
  actor: Writer,
  input: z.output<typeof sleepInput>,
  nowMs: number,
): Promise<Sleep> {
  const [inBedAt, outOfBedAt] = [new Date(input.inBedAt), new Date(input.outOfBedAt)];
  const date = pastDay('outOfBedAt', outOfBedAt, input.timeZone, nowMs);
  const issue = sleepIssue({ ...input, ...intervalOf({ inBedAt, outOfBedAt }) });
  if (issue) throw refuseField('BAD_REQUEST', issue.field, issue.message);
  const row = {
    ...input,
    inBedAt,
    outOfBedAt,
    localDate: date,
    // A member's edit makes an imported entry their own.
    source: 'manual',
  };
  return db.transaction(async (tx) => {
    await lockMember(tx, 'sleeps', actor.userId);
    // A late write changes nothing, so it can't conflict.
    if (!(await newerRow(tx, sleeps, actor, row.id))) await refuseOverlap(tx, actor, row);
    return entryAnswer(await sleepStore.put(tx, actor, row, nowMs));
  });
}

/**
 * Restores a deleted sleep.
 * @throws Refusal CONFLICT if another sleep now overlaps it
 */
export function restoreSleep(db: Db, actor: Writer, id: string): Promise<Sleep> {
  return db.transaction(async (tx) => {
    await lockMember(tx, 'sleeps', actor.userId);
    const isLate = await newerRow(tx, sleeps, actor, id);
    const restored = await sleepStore.restore(tx, actor, id);
    if (!isLate) await refuseOverlap(tx, actor, restored);
    return entryAnswer(restored);
  });
}
