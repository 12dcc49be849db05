import { eq } from 'drizzle-orm';
import type { Plan } from '#domain/membership/plans.ts';
import { profiles } from '#server/account/tables.ts';
import { audit } from '#server/auth/audit.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * Gives a member a plan within the caller's transaction, and writes down who did. Nothing else of the member's is touched.
 * @param actor an admin, or the server itself
 * @throws Refusal NOT_FOUND where there is no such member
 */
export async function setPlan(
  tx: Db,
  actor: { readonly username: string },
  userId: string,
  plan: Plan,
  nowMs: number,
): Promise<void> {
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  const [profile] = await tx
    .select({ plan: profiles.plan })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  if (!user || !profile) throw new Refusal('NOT_FOUND');
  if (profile.plan === plan) return;
  await tx
    .update(profiles)
    .set({ plan, updatedAt: new Date(nowMs) })
    .where(eq(profiles.userId, userId));
  const details = { plan };
  await audit(tx, actor, { action: 'user.plan', targetKind: 'user', target: user.username, details }, nowMs);
}
