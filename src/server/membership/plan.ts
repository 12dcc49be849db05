import { and, eq, inArray } from 'drizzle-orm';
import type { Plan } from '#domain/membership/plans.ts';
import { carriesPlan, PURCHASE_STATES } from '#domain/membership/purchase.ts';
import { profiles } from '#server/account/tables.ts';
import { audit, SYSTEM, userTarget, type AuditActor } from '#server/auth/audit.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { purchases } from './tables.ts';

/** Whether a member has lifetime access, bought or given. */
export async function isLifetime(tx: Db, userId: string): Promise<boolean> {
  const [profile] = await tx
    .select({ plan: profiles.plan })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.plan === 'lifetime';
}

interface HeldPlan {
  readonly plan: Plan;
  readonly isPlanGiven: boolean;
}

/** The plan of a member, locked. @throws Refusal NOT_FOUND if there is no such member */
async function heldPlan(tx: Db, userId: string): Promise<HeldPlan> {
  const [profile] = await tx
    .select({ plan: profiles.plan, isPlanGiven: profiles.isPlanGiven })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  if (!profile) throw new Refusal('NOT_FOUND');
  return profile;
}

/** Changes a plan, with an audit entry. */
async function change(
  tx: Db,
  actor: AuditActor,
  userId: string,
  { was, is }: { readonly was: HeldPlan; readonly is: HeldPlan },
  nowMs: number,
): Promise<void> {
  if (was.plan === is.plan && was.isPlanGiven === is.isPlanGiven) return;
  const [user] = await tx
    .select({ id: users.id, displayUsername: users.displayUsername })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Refusal('NOT_FOUND');
  await tx
    .update(profiles)
    .set({ ...is, updatedAt: new Date(nowMs) })
    .where(eq(profiles.userId, userId));
  const details = { plan: is.plan };
  await audit(tx, actor, { action: 'user.plan', ...userTarget(user), details }, nowMs);
}

/**
 * Sets a member's plan for an admin, in the caller's transaction. Lifetime access given this way is only removed by hand, never by a
 * refund.
 * @throws Refusal NOT_FOUND if there is no such member
 */
export async function assignPlan(
  tx: Db,
  admin: AuditActor,
  userId: string,
  plan: Plan,
  nowMs: number,
): Promise<void> {
  const was = await heldPlan(tx, userId);
  await change(tx, admin, userId, { was, is: { plan, isPlanGiven: plan === 'lifetime' } }, nowMs);
}

/** Gives every member lifetime access on servers that sell no plans. */
export const grantLifetimeToAll = (db: Db) =>
  db.update(profiles).set({ plan: 'lifetime', isPlanGiven: true }).where(eq(profiles.plan, 'free'));

const CARRYING = PURCHASE_STATES.filter(carriesPlan);

/**
 * Sets the plan that follows from a member's purchases, or an admin's choice, in the transaction that changed one of them.
 * @throws Refusal NOT_FOUND if there is no such member
 */
export async function settlePlan(tx: Db, userId: string, nowMs: number): Promise<void> {
  const was = await heldPlan(tx, userId);
  const bought = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), inArray(purchases.state, CARRYING)))
    .limit(1);
  const plan = was.isPlanGiven || bought.length > 0 ? 'lifetime' : 'free';
  await change(tx, SYSTEM, userId, { was, is: { ...was, plan } }, nowMs);
}
