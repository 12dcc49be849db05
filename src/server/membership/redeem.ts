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

/** `redeemed`: it is the member's now, also where the payment is still to be confirmed. `kept`: not spent, since they have the plan already. */
export type Redemption = 'redeemed' | 'kept' | Exclude<TokenState, 'good' | 'waiting'>;

/**
 * Makes a purchase the member's, once, within the caller's transaction. Never throws for what is wrong with a token: nobody is kept from
 * their account by it.
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
  // The demo member is everybody: what somebody paid for must not be theirs.
  if (!member || member.isDemo || member.plan === 'lifetime') return 'kept';
  await tx
    .update(purchases)
    .set({ userId, redeemedAt: new Date(nowMs) })
    .where(eq(purchases.id, purchase.id));
  if (carriesPlan(purchase.state)) await settlePlan(tx, userId, nowMs);
  return 'redeemed';
}
