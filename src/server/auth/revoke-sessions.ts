import { and, eq, like, ne } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { apiTokens, sessions, users, verifications } from './tables.ts';

/** The account library's identifier for a sign-in that waits for its second factor. Its value is the user's id. */
const PENDING_SIGN_IN = '2fa-%';

/**
 * Ends a user's sessions and pending second-factor sign-ins, in the caller's transaction.
 * @param exceptSessionId one that stays, such as the caller's
 */
export async function revokeSessions(tx: Db, userId: string, exceptSessionId?: string): Promise<void> {
  const own = eq(sessions.userId, userId);
  await tx
    .delete(sessions)
    .where(exceptSessionId === undefined ? own : and(own, ne(sessions.id, exceptSessionId)));
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, PENDING_SIGN_IN)));
}

/** Ends all of a user's access tokens, in the caller's transaction. */
export const revokeTokens = (tx: Db, userId: string) =>
  tx.delete(apiTokens).where(eq(apiTokens.userId, userId));

/** Disables or enables an account in the caller's transaction. A disabled one can't sign in, and its sessions end. */
export async function setDisabled(tx: Db, userId: string, isDisabled: boolean): Promise<void> {
  await tx.update(users).set({ banned: isDisabled }).where(eq(users.id, userId));
  if (isDisabled) await revokeSessions(tx, userId);
}
