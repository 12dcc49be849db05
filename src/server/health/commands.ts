import { sql } from 'drizzle-orm';
import type { HealthAnswersInput, HealthProfileAnswer } from '#contract/health.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { todayOf } from '#server/member/queries.ts';
import { healthProfileOf } from './queries.ts';
import { healthProfiles } from './tables.ts';

type Row = Pick<typeof healthProfiles.$inferInsert, 'answers' | 'answeredOn'>;

async function write(db: Db, { userId, writeKey }: Actor, row: Row, nowMs: number): Promise<void> {
  const set = { ...row, updatedAt: new Date(nowMs), ...(writeKey !== undefined && { writeKey }) };
  await db
    .insert(healthProfiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({
      target: healthProfiles.userId,
      set,
      setWhere:
        writeKey === undefined
          ? sql`true`
          : sql`(${healthProfiles.writeKey} is null or ${healthProfiles.writeKey} <= ${writeKey})`,
    });
}

/** Saves the health profile as of the member's local day. A write older than the last one changes nothing. */
export async function putHealth(
  db: Db,
  actor: Actor,
  answers: HealthAnswersInput,
  nowMs: number,
): Promise<HealthProfileAnswer> {
  const answeredOn = await todayOf(db, actor.userId, nowMs);
  if (answeredOn === undefined) throw new Refusal('NOT_FOUND');
  await write(db, actor, { answers, answeredOn }, nowMs);
  return healthProfileOf(db, actor.userId, nowMs);
}

/** Permanently deletes the health profile. Answers from goals or the fasting screening stay. */
export async function removeHealth(db: Db, actor: Actor, nowMs: number): Promise<HealthProfileAnswer> {
  await write(db, actor, { answers: null, answeredOn: null }, nowMs);
  return healthProfileOf(db, actor.userId, nowMs);
}
