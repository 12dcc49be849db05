import { desc, eq } from 'drizzle-orm';
import type { AccessToken } from '#contract/tokens/tokens.ts';
import { PLAN_LIMITS, type Plan } from '#domain/membership/plans.ts';
import { MAX_TOKENS } from '#domain/tokens/lifetimes.ts';
import { profiles } from '#server/account/tables.ts';
import { apiTokens } from '#server/auth/tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';

type TokenRow = typeof apiTokens.$inferSelect;

/** A token in API form, without the secret. */
export const tokenAnswer = (row: TokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: [...row.scopes],
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** A member's plan, and the number of tokens it allows. @throws Refusal NOT_FOUND for an account without a profile */
export async function tokenLimitOf(db: Db, userId: string): Promise<{ plan: Plan; limit: number }> {
  const [profile] = await db
    .select({ plan: profiles.plan })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  return { plan: profile.plan, limit: PLAN_LIMITS[profile.plan].apiTokens ?? MAX_TOKENS };
}

/** A member's tokens, newest first, including recently expired ones. */
export async function tokensOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return { tokens: rows.map(tokenAnswer), limit: (await tokenLimitOf(db, userId)).limit };
}
