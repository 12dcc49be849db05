import { and, eq, gt, gte, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Fast, fastInput, FastingScreening } from '#contract/fasting.ts';
import { isEditable, findOverlap, timeFault } from '#domain/fasting/fast-rules.ts';
import { automaticEnd, fastDate, spanOf, type FastSpan } from '#domain/fasting/fast-state.ts';
import { blockSentence } from '#domain/fasting/screening.ts';
import { REFUSAL_SENTENCES, startChecks } from '#domain/fasting/start-checks.ts';
import { isFutureDayAnywhere } from '#domain/time/future.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore } from '#server/db/entries.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { newerRow } from '#server/db/write-order.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { closeOverdue, settled, spanOfRow } from './auto-close.ts';
import { fastAnswer, permissionOf, type FastRow } from './queries.ts';
import { fastingScreenings, fasts } from './tables.ts';

export const fastStore = entryStore(fasts, fasts.startedAt);

/** How far back other fasts are checked before a new one starts. */
const HISTORY_MS = 31 * DAY_MS;

type FastInput = z.output<typeof fastInput>;

/** "Thu, Nov 19, 8:00 PM", in the time zone it was recorded in. */
const momentOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    .replaceAll('\u202F', ' ');

/** The member's other fasts that are not deleted. */
const others = (tx: Db, { userId, id }: Pick<FastRow, 'userId' | 'id'>, condition: SQL | undefined) =>
  tx
    .select()
    .from(fasts)
    .where(and(eq(fasts.userId, userId), ne(fasts.id, id), isNull(fasts.deletedAt), condition));

/** @throws Refusal CONFLICT if another fast of the member overlaps this one */
async function refuseOverlap(
  tx: Db,
  key: Pick<FastRow, 'userId' | 'id'>,
  span: Pick<FastSpan, 'startedAtMs' | 'endedAtMs'>,
): Promise<void> {
  const until = span.endedAtMs === null ? undefined : lt(fasts.startedAt, new Date(span.endedAtMs));
  const since = or(isNull(fasts.endedAt), gt(fasts.endedAt, new Date(span.startedAtMs)));
  const near = (await others(tx, key, and(until, since))).map((row) => ({ row, ...spanOfRow(row) }));
  const { row } = findOverlap(span, near) ?? {};
  if (!row) return;
  const from = momentOf(row.startedAt, row.timeZone);
  const message =
    row.endedAt === null
      ? `You’ve been fasting since ${from}. End that fast first, or change its times.`
      : `Another fast runs from ${from} to ${momentOf(row.endedAt, row.timeZone)}. Fasts can’t overlap. Change the times of one of them.`;
  throw refuseField('CONFLICT', 'startedAt', message);
}

/** @throws Refusal FORBIDDEN if fasting isn't offered to the member, or they haven't answered the screening */
async function refuseUnscreened(tx: Db, userId: string, nowMs: number): Promise<void> {
  const { blocks, screening } = await permissionOf(tx, userId, nowMs);
  if (blocks.length > 0) throw refuseField('FORBIDDEN', 'screening', blockSentence(blocks));
  if (!screening)
    throw refuseField('FORBIDDEN', 'screening', 'Answer the health questions before your first fast.');
}

/** @throws Refusal BAD_REQUEST if this fast isn't allowed to start */
async function refuseTooMuch(tx: Db, key: Pick<FastRow, 'userId' | 'id'>, span: FastSpan): Promise<void> {
  const since = gte(fasts.startedAt, new Date(span.startedAtMs - HISTORY_MS));
  const { refusal } = startChecks(span, (await others(tx, key, since)).map(spanOfRow));
  if (refusal) throw refuseField('BAD_REQUEST', 'goalHours', REFUSAL_SENTENCES[refusal]);
}

/** The fast to store, closed if it was over before it arrived. */
function rowOf({ startedAt, endedAt, ...input }: FastInput, nowMs: number) {
  const given = spanOf({ ...input, startedAt, endedAt, isUnfinished: false });
  const over = automaticEnd(given, input.timeZone);
  const closes = given.endedAtMs === null && over.endMs <= nowMs;
  const span = closes ? { ...given, endedAtMs: over.endMs, isUnfinished: over.isUnfinished } : given;
  const row = {
    ...input,
    startedAt: new Date(span.startedAtMs),
    endedAt: span.endedAtMs === null ? null : new Date(span.endedAtMs),
    isUnfinished: span.isUnfinished,
    localDate: fastDate(span, input.timeZone),
  };
  return { span, row };
}

/** The member's fast while no other write changes their fasts. */
async function lockedFast(tx: Db, userId: string, id: string, nowMs: number): Promise<FastRow | undefined> {
  await lockMember(tx, 'fasts', userId);
  await closeOverdue(tx, userId, nowMs);
  const [stored] = await tx
    .select()
    .from(fasts)
    .where(and(eq(fasts.userId, userId), eq(fasts.id, id)));
  return stored;
}

/** Whether a request repeats what is stored. */
const isSame = (stored: FastRow, row: ReturnType<typeof rowOf>['row']): boolean =>
  stored.startedAt.getTime() === row.startedAt.getTime() &&
  stored.endedAt?.getTime() === row.endedAt?.getTime() &&
  stored.protocol === row.protocol &&
  stored.goalHours === row.goalHours &&
  stored.note === row.note;

/**
 * Adds or replaces a fast. A fast without an end is running; there is at most one. A write older than the fast's last changes nothing.
 * @throws Refusal BAD_REQUEST for impossible times, beyond its protocol's limits, and later than 7 days after its end; CONFLICT if it
 * overlaps another; FORBIDDEN to start one against the safety rules or before the screening
 */
export async function putFast(db: Db, actor: Actor, input: FastInput, nowMs: number): Promise<Fast> {
  const { userId } = actor;
  const { span, row } = rowOf(input, nowMs);
  const fault = timeFault(span, nowMs);
  if (fault) throw refuseField('BAD_REQUEST', fault.field, fault.message);
  const key = { userId, id: input.id };
  return db.transaction(async (tx) => {
    const stored = await lockedFast(tx, userId, input.id, nowMs);
    if (stored?.deletedAt) throw new Refusal('NOT_FOUND');
    if (stored && (isSame(stored, row) || (await newerRow(tx, fasts, actor, input.id))))
      return fastAnswer(stored);
    if (stored && !isEditable(spanOfRow(stored), nowMs))
      throw refuseField('BAD_REQUEST', 'endedAt', 'You can edit a fast for 7 days after it ends.');
    const begins = !stored || (stored.endedAt !== null && row.endedAt === null);
    if (begins) await refuseUnscreened(tx, userId, nowMs);
    if (row.endedAt === null) await refuseTooMuch(tx, key, span);
    await refuseOverlap(tx, key, span);
    return fastAnswer(await fastStore.put(tx, actor, row, nowMs));
  });
}

/**
 * Restores a deleted fast.
 * @throws Refusal CONFLICT if another fast now overlaps it
 */
export async function restoreFast(db: Db, actor: Actor, id: string, nowMs: number): Promise<Fast> {
  const { userId } = actor;
  return db.transaction(async (tx) => {
    const stored = await lockedFast(tx, userId, id, nowMs);
    if (!stored) throw new Refusal('NOT_FOUND');
    const isLate = await newerRow(tx, fasts, actor, id);
    if (stored.deletedAt && !isLate) await refuseOverlap(tx, stored, spanOfRow(stored));
    const restored = await fastStore.restore(tx, actor, id);
    return fastAnswer(await settled(tx, restored, nowMs));
  });
}

/**
 * Saves answers to the screening; the latest day counts.
 * @throws Refusal BAD_REQUEST for a future day
 */
export async function saveScreening(
  db: Db,
  { userId }: Actor,
  { screenedOn, conditions }: FastingScreening,
  nowMs: number,
): Promise<FastingScreening> {
  if (isFutureDayAnywhere(screenedOn, nowMs))
    throw refuseField('BAD_REQUEST', 'screenedOn', 'That day is in the future. Choose today or earlier.');
  const updatedAt = new Date(nowMs);
  await db
    .insert(fastingScreenings)
    .values({ userId, screenedOn, conditions, updatedAt })
    .onConflictDoUpdate({
      target: [fastingScreenings.userId, fastingScreenings.screenedOn],
      set: { conditions, updatedAt },
    });
  return { screenedOn, conditions };
}
