import { count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { UserDetails } from '#contract/admin/users.ts';
import { profiles } from '#server/account/tables.ts';
import { passkeys, sessions, users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { isReported, purchases } from '#server/membership/tables.ts';
import { userColumns, userRow } from './users.ts';

async function purchasesOf(db: Db, userId: string): Promise<UserDetails['purchases']> {
  const rows = await db
    .select({ ...getTableColumns(purchases), isReported })
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAt))
    .limit(20);
  return rows.map(({ id, state, amountMinor, refundedMinor, currency, createdAt, paidAt, ...row }) => ({
    id,
    state,
    isReported: row.isReported,
    amountMinor,
    refundedMinor,
    currency,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }));
}

/**
 * An account's login methods and payments, without anything they logged.
 * @throws Refusal NOT_FOUND
 */
export async function userDetails(db: Db, userId: string): Promise<UserDetails> {
  const [user] = await db
    .select({ ...userColumns, twoFactor: users.twoFactorEnabled })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!user) throw new Refusal('NOT_FOUND');
  const [begun] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(sql`${sessions.userId} = ${userId} and ${sessions.expiresAt} > now()`);
  const [keys] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return {
    ...userRow(user),
    deletesAt: user.deletesAt?.toISOString() ?? null,
    sessions: begun?.sessions ?? 0,
    twoFactor: user.twoFactor,
    passkeys: keys?.passkeys ?? 0,
    purchases: await purchasesOf(db, userId),
  };
}
