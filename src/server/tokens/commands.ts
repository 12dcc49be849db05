import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { NewToken } from '#contract/tokens/tokens.ts';
import { upgradePathOf } from '#domain/membership/plans.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { newSecret } from '#server/auth/api-token.ts';
import { revokeTokens } from '#server/auth/revoke-sessions.ts';
import { apiTokens } from '#server/auth/tables.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { tokenAnswer, tokenLimitOf } from './queries.ts';

/** Dependencies on the account slice, which owns passwords and the sign-in history. */
export interface TokenDeps extends Deps {
  /** @throws Refusal BAD_REQUEST naming `password` */
  readonly confirmPassword: (db: Db, actor: Actor, password: string, nowMs: number) => Promise<void>;
  /** Adds an event to the member's history, and mails them about a new token. */
  readonly note: (tx: Db, userId: string, kind: 'token-created' | 'token-revoked') => Promise<void>;
}

/** The demo member's login is public, so everybody would have its token. @throws Refusal FORBIDDEN */
function refuseDemo({ isDemo }: Actor): void {
  if (isDemo)
    throw new Refusal('FORBIDDEN', {
      issues: [
        {
          field: 'account',
          message: 'Access tokens aren’t available in the demo. Create an account to use them.',
        },
      ],
    });
}

/** @throws Refusal PLAN_LIMIT if the member has as many tokens as the plan allows */
async function refuseBeyondPlan(tx: Db, userId: string, nowMs: number): Promise<void> {
  const { plan, limit } = await tokenLimitOf(tx, userId);
  const isCurrent = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, new Date(nowMs)));
  const [held] = await tx
    .select({ count: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isCurrent));
  if ((held?.count ?? 0) < limit) return;
  throw new Refusal('PLAN_LIMIT', {
    said: `Your plan allows ${limit === 1 ? 'one access token' : `${limit} access tokens`}. Revoke a token to create another.`,
    limit: { use: 'api-token', limit, resetsAt: null, upgradePath: upgradePathOf(plan) },
  });
}

/**
 * Creates a token after its member confirmed with the password.
 * @returns the token with its secret, which isn't stored
 * @throws Refusal PLAN_LIMIT; CONFLICT naming `id` for a repeated request, whose secret is gone
 */
export async function createToken(deps: TokenDeps, actor: Actor, { password, days, ...asked }: NewToken) {
  const { db, now, confirmPassword, note } = deps;
  refuseDemo(actor);
  await confirmPassword(db, actor, password, now());
  const { secret, ...stored } = newSecret();
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, 'tokens', actor.userId);
    await refuseBeyondPlan(tx, actor.userId, now());
    const [created] = await tx
      .insert(apiTokens)
      .values({
        ...stored,
        id: asked.id,
        userId: actor.userId,
        name: asked.name,
        scopes: [...new Set(asked.scopes)],
        expiresAt: days === null ? null : new Date(now() + days * DAY_MS),
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (!created)
      throw refuseField('CONFLICT', 'id', 'This token already exists. Revoke it and create another.');
    await note(tx, actor.userId, 'token-created');
    return created;
  });
  return { ...tokenAnswer(row), secret };
}

/** Revokes a token immediately. @throws Refusal NOT_FOUND if the member has no such token */
export async function revokeToken({ db, note }: TokenDeps, { userId }: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const revoked = await tx
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
      .returning({ id: apiTokens.id });
    if (revoked.length === 0) throw new Refusal('NOT_FOUND');
    await note(tx, userId, 'token-revoked');
  });
}

/** Revokes all of a member's tokens. */
export async function revokeAllTokens({ db, note }: TokenDeps, { userId }: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const revoked = await revokeTokens(tx, userId).returning({ id: apiTokens.id });
    if (revoked.length > 0) await note(tx, userId, 'token-revoked');
  });
}
