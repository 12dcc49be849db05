import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { sessions, users } from './tables.ts';

/**
 * Ends a user's sessions within the caller's transaction, at once.
 * @param exceptSessionId one that stays, such as that of who asks
 */
export async function revokeSessions(tx: Db, userId: string, exceptSessionId?: string): Promise<void> {
  const own = eq(sessions.userId, userId);
  await tx
    .delete(sessions)
    .where(exceptSessionId === undefined ? own : and(own, ne(sessions.id, exceptSessionId)));
}

/** Closes an account, or opens it again, within the caller's transaction. A closed one cannot sign in, and its sessions are over at once. */
export async function setDisabled(tx: Db, userId: string, isDisabled: boolean): Promise<void> {
  await tx.update(users).set({ banned: isDisabled }).where(eq(users.id, userId));
  if (isDisabled) await revokeSessions(tx, userId);
}
