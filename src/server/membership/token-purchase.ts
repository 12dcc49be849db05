import { eq } from 'drizzle-orm';
import { carriesPlan } from '#domain/membership/purchase.ts';
import type { TokenState } from '#domain/membership/token-state.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { purchases } from './tables.ts';
import { hashOf } from './tokens.ts';

export type Purchase = typeof purchases.$inferSelect;

/** A token's purchase in any state. */
export async function purchaseOfToken(db: Db, token: string): Promise<Purchase | undefined> {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.tokenHash, hashOf(token)));
  return purchase;
}

/** Redemption period; later, people decide. */
const GOOD_MS = 90 * DAY_MS;

/** State of a token. @param purchase undefined if no purchase has this token */
export function tokenStateOf(purchase: Purchase | undefined, nowMs: number): TokenState {
  if (!purchase) return 'unknown';
  if (purchase.redeemedAt !== null) return 'used';
  if (purchase.state !== 'pending' && !carriesPlan(purchase.state)) return 'ended';
  if (nowMs - purchase.createdAt.getTime() > GOOD_MS) return 'expired';
  return purchase.state === 'pending' ? 'waiting' : 'good';
}

const stateOf = async (db: Db, token: string, nowMs: number): Promise<TokenState> =>
  tokenStateOf(await purchaseOfToken(db, token), nowMs);

/** The token's paid purchase that no account has yet. */
export async function unspentPurchase(
  db: Db,
  token: string | undefined,
  nowMs: number,
): Promise<Purchase | undefined> {
  const purchase = token === undefined ? undefined : await purchaseOfToken(db, token);
  return tokenStateOf(purchase, nowMs) === 'good' ? purchase : undefined;
}

/**
 * Whether to store the token from an address in the browser's cookie. Anyone can make up an address, so the token must belong to a purchase
 * and must not replace one that the browser can still redeem.
 * @param stored token in the cookie
 */
export async function takesToken(
  db: Db,
  token: string,
  stored: string | undefined,
  nowMs: number,
): Promise<boolean> {
  const addressState = await stateOf(db, token, nowMs);
  if (addressState === 'unknown') return false;
  const cookieState = stored === undefined ? 'unknown' : await stateOf(db, stored, nowMs);
  return cookieState !== 'good' && (cookieState !== 'waiting' || addressState === 'good');
}
