import { eq, sql } from 'drizzle-orm';
import { firstPlan, withNewKinds, type ReminderPlan } from '#domain/reminders/plan.ts';
import { profiles } from '#server/account/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { reminderPlans, reminderTurns } from './tables.ts';

export interface PlanSince {
  readonly plan: ReminderPlan;
  /** Nothing is due that was due before it was chosen. */
  readonly sinceMs: number;
}

/** A member's plan; the answers at registration if they haven't changed it. @throws Refusal NOT_FOUND without a profile */
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
  await startTurns(db, userId, nowMs);
}

/** Looks at a member's reminders soon, and from then on. */
export const startTurns = (db: Db, userId: string, nowMs: number) =>
  db
    .insert(reminderTurns)
    .values({ userId, nextAt: new Date(nowMs) })
    .onConflictDoUpdate({ target: reminderTurns.userId, set: { nextAt: sql`excluded.next_at` } });

/** Looks at a member's reminders soon, if they have any: they wrote something that may move one. */
export const hastenTurn = (db: Db, userId: string, nowMs: number) =>
  db
    .update(reminderTurns)
    .set({ nextAt: new Date(nowMs) })
    .where(eq(reminderTurns.userId, userId));
