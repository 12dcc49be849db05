import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/spans.ts';
import { EXPIRED_LISTED_DAYS } from '#domain/tokens/lifetimes.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { actorOf } from '#server/core/actor.ts';
import type { RequestSession } from './session.ts';
import { apiTokens, users } from './tables.ts';

/** Prefix of every secret, so that people and secret scanners recognize one. */
const PREFIX = 'perennial_';
const SECRET_BYTES = 32;
/** Characters of the secret that stay visible: 24 of its 256 bits. */
const SHOWN_CHARS = 4;
const SECRET = /^perennial_[\w-]{43}$/;
const BEARER = /^Bearer +(\S+) *$/i;
/** Resolution of a token's last use. */
const USE_NOTED_MS = 10 * 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new token's secret, and what is stored of it. */
export function newSecret() {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, PREFIX.length + SHOWN_CHARS), tokenHash: hashOf(secret) };
}

const tokenOf = prepared((db) =>
  db
    .select({
      id: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
      user: { id: users.id, name: users.name, isDemo: users.isDemo },
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('hash')),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql.placeholder('now'))),
        eq(users.banned, false),
        isNull(users.deletesAt),
      ),
    )
    .prepare('api_token_of'),
);

const NOBODY: RequestSession = { actor: undefined, sessionId: undefined, setCookies: [] };

/**
 * The member of a request's access token, never as an admin. Malformed, unknown, expired and revoked tokens, and those of disabled accounts
 * or ones about to be deleted, are all nobody: an answer doesn't reveal which.
 */
export async function readToken(db: Db, headers: Headers, nowMs: number): Promise<RequestSession> {
  const [, secret = ''] = BEARER.exec(headers.get('authorization') ?? '') ?? [];
  if (!SECRET.test(secret)) return NOBODY;
  const [found] = await tokenOf(db).execute({ hash: hashOf(secret), now: new Date(nowMs) });
  if (!found || found.user.isDemo) return NOBODY;
  const { id, scopes, lastUsedAt, user } = found;
  if (lastUsedAt === null || nowMs - lastUsedAt.getTime() > USE_NOTED_MS)
    await db
      .update(apiTokens)
      .set({ lastUsedAt: new Date(nowMs) })
      .where(eq(apiTokens.id, id));
  return { actor: actorOf(user), sessionId: undefined, setCookies: [], token: { id, scopes } };
}

/** Deletes tokens that expired long ago. */
export const sweepTokens = (db: Db, nowMs: number) =>
  db.delete(apiTokens).where(lt(apiTokens.expiresAt, new Date(nowMs - EXPIRED_LISTED_DAYS * DAY_MS)));
