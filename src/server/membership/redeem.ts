import { eq } from 'drizzle-orm';
import { carriesPlan } from '#domain/membership/purchase.ts';
import type { TokenState } from '#domain/membership/token-state.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { profiles } from '#server/account/tables.ts';
import { SYSTEM } from '#server/auth/audit.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { setPlan } from './plan.ts';
import type { Purchase } from './purchases.ts';
import { purchases } from './tables.ts';
import { hashOf } from './tokens.ts';

/** After so long a purchase that nobody redeemed is a matter for people. */
const GOOD_MS = 90 * DAY_MS;

/** What a token is good for. @param purchase undefined where no purchase has this token */
export function tokenStateOf(purchase: Purchase | undefined, nowMs: number): TokenState {
  if (!purchase) return 'unknown';
  if (purchase.redeemedAt !== null) return 'used';
  if (purchase.state !== 'pending' && !carriesPlan(purchase.state)) return 'ended';
  if (nowMs - purchase.createdAt.getTime() > GOOD_MS) return 'expired';
  return purchase.state === 'pending' ? 'waiting' : 'good';
}

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
  if (carriesPlan(purchase.state)) await setPlan(tx, SYSTEM, userId, 'lifetime', nowMs);
  return 'redeemed';
}
