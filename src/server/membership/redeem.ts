import { eq } from 'drizzle-orm';
import { carriesPlan } from '#domain/membership/purchase.ts';
import type { TokenState } from '#domain/membership/token-state.ts';
import { profiles } from '#server/account/tables.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { settlePlan } from './plan.ts';
import { purchases } from './tables.ts';
import { tokenStateOf } from './token-purchase.ts';
import { hashOf } from './tokens.ts';

/** `redeemed`: it is now the member's, even if the payment isn't confirmed yet. `kept`: not used, since they already have the plan. */
export type Redemption = 'redeemed' | 'kept' | Exclude<TokenState, 'good' | 'waiting'>;

/**
 * Assigns a purchase to the member, once, in the caller's transaction. Never throws for an invalid token, which must not prevent a login.
 */
export async function redeemPurchase(
  tx: Db,
  userId: string,
  token: string,
  nowMs: number,
): Promise<Redemption> {
  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(eq(purchases.tokenHash, hashOf(token)))
    .for('update');
  if (!purchase) return 'unknown';
  if (purchase.userId === userId) return 'redeemed';
  const state = tokenStateOf(purchase, nowMs);
  if (state !== 'good' && state !== 'waiting') return state;
  const [member] = await tx
    .select({ plan: profiles.plan, isDemo: users.isDemo })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  // The demo member is shared and must not own a purchase.
  if (!member || member.isDemo || member.plan === 'lifetime') return 'kept';
  await tx
    .update(purchases)
    .set({ userId, redeemedAt: new Date(nowMs) })
    .where(eq(purchases.id, purchase.id));
  if (carriesPlan(purchase.state)) await settlePlan(tx, userId, nowMs);
  return 'redeemed';
}
