import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/core/new-id.ts';
import { verifications } from './tables.ts';

/** How long a link is valid. */
const LASTS_MS = 60 * 60_000;
const TOKEN_BYTES = 32;
const PREFIX = 'password-reset:';

const identifierOf = (token: string): string =>
  PREFIX + createHash('sha256').update(token).digest('base64url');

/**
 * Creates a link that sets a new password, valid once and for an hour. Only its hash is stored. Older links stay valid, so that a
 * stranger's request doesn't invalidate the member's own.
 * @returns the link's path and query on this server: "/auth?reset=…"
 */
export async function issueResetLink(tx: Db, userId: string, nowMs: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(nowMs + LASTS_MS),
  });
  return `/auth?reset=${token}`;
}

/** The owner of a link; undefined if it expired, was used or never existed. */
export async function holderOfReset(db: Db, token: string, nowMs: number): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(
      and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date(nowMs))),
    );
  return found?.userId;
}

/** Invalidates all links of a user, in the caller's transaction, after a password change. */
export const endResetLinks = (tx: Db, userId: string) =>
  tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${PREFIX}%`)));

/**
 * Redeems a link in the caller's transaction. Only one of two concurrent uses succeeds.
 * @returns the owner; undefined if it expired, was used or never existed
 */
export async function useResetLink(tx: Db, token: string, nowMs: number): Promise<string | undefined> {
  const [used] = await tx
    .delete(verifications)
    .where(
      and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date(nowMs))),
    )
    .returning({ userId: verifications.value });
  return used?.userId;
}
