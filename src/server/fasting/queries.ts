import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Fast, FastingNow } from '#contract/fasting.ts';
import { fastingBlocks, type FastingBlock } from '#domain/fasting/screening.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { knownHealth, limitingConditions } from '#domain/health/known-health.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { memberOn } from '#server/member/queries.ts';
import { fasts } from './tables.ts';

export type FastRow = typeof fasts.$inferSelect;

/** Converts a stored fast to its API form. */
export const fastAnswer = ({
  id,
  timeZone,
  note,
  localDate: date,
  startedAt,
  endedAt,
  protocol,
  goalHours,
  isUnfinished,
}: FastRow): Fast => ({
  id,
  timeZone,
  note,
  date,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  protocol,
  goalHours,
  isUnfinished,
});

const USER = sql.placeholder('userId');

const runningFast = prepared((db) =>
  db
    .select()
    .from(fasts)
    .where(and(eq(fasts.userId, USER), isNull(fasts.endedAt), isNull(fasts.deletedAt)))
    .prepare('running_fast'),
);

/** The member's fast without an end, even if it should have been closed by now. */
export async function runningOf(db: Db, userId: string): Promise<FastRow | undefined> {
  const [row] = await runningFast(db).execute({ userId });
  return row;
}

/** Fasts that were ended by the member since then. */
export const finishedSince = (db: Db, userId: string, since: Date) =>
  db
    .select()
    .from(fasts)
    .where(
      and(
        eq(fasts.userId, userId),
        isNull(fasts.deletedAt),
        eq(fasts.isUnfinished, false),
        gte(fasts.endedAt, since),
      ),
    )
    .orderBy(desc(fasts.endedAt));

/** Whether a member may fast, and why not. */
export interface Permission extends Pick<FastingNow, 'screening' | 'against'> {
  /** All reasons against it, including the last answers. */
  readonly blocks: readonly FastingBlock[];
}

/**
 * Whether a member may fast, from their current age and weight, goals, health profile and last screening.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function permissionOf(db: Db, userId: string, nowMs: number): Promise<Permission> {
  const { ageYears, heightCm, mass, settings, savedHealth, screening, conditions } = await memberOn(
    db,
    userId,
    nowMs,
  );
  const profile = { ageYears, bodyMassIndex: bodyMassIndex(mass.massKg, heightCm) };
  const elsewhere = limitingConditions(knownHealth(savedHealth, settings?.conditions ?? []));
  return {
    screening,
    against: fastingBlocks(elsewhere, profile),
    blocks: fastingBlocks(conditions, profile),
  };
}
