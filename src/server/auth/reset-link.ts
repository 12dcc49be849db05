import { and, eq, like } from 'drizzle-orm';
import { HOUR_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { issueToken, redeemToken, valueOfToken } from './single-use-token.ts';
import { verifications } from './tables.ts';

const KIND = 'password-reset';

/**
 * Creates a link that sets a new password, valid once and for an hour. Older links stay valid, so that a stranger's request doesn't
 * invalidate the member's own.
 * @returns the link's path and query on this server: "/auth?reset=…"
 */
export async function issueResetLink(tx: Db, userId: string, nowMs: number): Promise<string> {
  const token = await issueToken(tx, KIND, { value: userId, expiresAt: new Date(nowMs + HOUR_MS) });
  return `/auth?reset=${token}`;
}

/** The owner of a link; undefined if it expired, was used or never existed. */
export const ownerOfResetLink = (db: Db, token: string, nowMs: number): Promise<string | undefined> =>
  valueOfToken(db, KIND, token, nowMs);

/** Invalidates all links of a user, in the caller's transaction, after a password change. */
export const endResetLinks = (tx: Db, userId: string) =>
  tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${KIND}:%`)));

/**
 * Redeems a link in the caller's transaction. Only one of two concurrent uses succeeds.
 * @returns the owner; undefined if it expired, was used or never existed
 */
export const useResetLink = (tx: Db, token: string, nowMs: number): Promise<string | undefined> =>
  redeemToken(tx, KIND, token, nowMs);
