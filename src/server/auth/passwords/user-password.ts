import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { verifyPassword } from './passwords.ts';
import { credentials } from '#server/auth/tables.ts';

const ofUser = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));

/** Whether this is the user's password. */
export async function isPasswordOf(db: Db, userId: string, password: string): Promise<boolean> {
  const [found] = await db.select({ hash: credentials.password }).from(credentials).where(ofUser(userId));
  return typeof found?.hash === 'string' && verifyPassword({ hash: found.hash, password });
}

/** Replaces the user's password in the caller's transaction. */
export async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: new Date(nowMs) })
    .where(ofUser(userId));
}
