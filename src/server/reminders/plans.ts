import { eq, sql } from 'drizzle-orm';
import { firstPlan, withNewKinds, type ReminderPlan } from '#domain/reminders/plan.ts';
import { profiles } from '#server/account/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { reminderPlans, reminderTurns } from './tables.ts';

export interface PlanSince {
  readonly plan: ReminderPlan;
  /** Reminders that were due before they were chosen don't count. */
  readonly sinceMs: number;
}

/** A member's plan, by default from the answers at registration. @throws Refusal NOT_FOUND without a profile */
export async function planOf(db: Db, userId: string): Promise<PlanSince> {
  const [row] = await db
    .select({ profile: profiles, plan: reminderPlans.plan, updatedAt: reminderPlans.updatedAt })
    .from(profiles)
    .leftJoin(reminderPlans, eq(reminderPlans.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) throw new Refusal('NOT_FOUND');
  const { profile, plan, updatedAt } = row;
  return {
    plan: plan ? withNewKinds(plan) : firstPlan(profile),
    sinceMs: (updatedAt ?? profile.createdAt).getTime(),
  };
}

export async function storePlan(db: Db, userId: string, plan: ReminderPlan, nowMs: number): Promise<void> {
  const set = { plan, updatedAt: new Date(nowMs) };
  await db
    .insert(reminderPlans)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: reminderPlans.userId, set });
  await scheduleChecks(db, userId, nowMs);
}

/** Schedules a member's reminders to be checked soon. */
export const scheduleChecks = (db: Db, userId: string, nowMs: number) =>
  db
    .insert(reminderTurns)
    .values({ userId, nextAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: reminderTurns.userId, set: { nextAt: sql`excluded.next_at` } });

/** Schedules a member's reminders to be checked soon, if they have any, after a write that may affect them. */
export const checkSoon = (db: Db, userId: string, nowMs: number) =>
  db
    .update(reminderTurns)
    .set({ nextAt: new Date(nowMs) })
    .where(eq(reminderTurns.userId, userId));
