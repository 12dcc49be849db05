import { and, eq, lt, sql } from 'drizzle-orm';
import type { LimitedUse } from '#domain/membership/plans.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { allowanceOf } from './queries.ts';
import { planUses } from './tables.ts';

/** Counts of past days aren't needed. */
const KEPT_DAYS = 7;

/**
 * Counts one use of a member's plan on their local day, in one statement: parallel requests can't slip through together.
 * @returns refunds the use, if it failed
 * @throws Refusal PLAN_LIMIT at the day's limit
 */
export async function consumeUse(
  db: Db,
  { userId }: Actor,
  use: LimitedUse,
  nowMs: number,
): Promise<() => Promise<void>> {
  const { limit, localDate: day, resetsAt, upgradePath } = await allowanceOf(db, userId, use, nowMs);
  const [taken] = await db
    .insert(planUses)
    .values({ userId, localDate: day, use, count: 1 })
    .onConflictDoUpdate({
      target: [planUses.userId, planUses.localDate, planUses.use],
      set: { count: sql`${planUses.count} + 1` },
      setWhere: lt(planUses.count, limit),
    })
    .returning({ count: planUses.count });
  if (!taken) throw new Refusal('PLAN_LIMIT', { limit: { use, limit, resetsAt, upgradePath } });
  return async () => {
    await db
      .update(planUses)
      .set({ count: sql`greatest(${planUses.count} - 1, 0)` })
      .where(and(eq(planUses.userId, userId), eq(planUses.localDate, day), eq(planUses.use, use)));
  };
}

/** Deletes counts of days that are over in every time zone. */
export async function sweepPlanUses(db: Db, nowMs: number): Promise<void> {
  await db.delete(planUses).where(lt(planUses.localDate, addDays(localDate(nowMs, 'UTC'), -KEPT_DAYS)));
}
