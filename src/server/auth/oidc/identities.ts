import { and, eq } from 'drizzle-orm';
import { newId } from '#server/core/new-id.ts';
import { credentials, users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { Identity } from './provider.ts';

const PROVIDER = 'oidc';

const connected = eq(credentials.providerId, PROVIDER);

/** The user whom an identity logs in; undefined if it isn't connected. */
export async function userOfIdentity(db: Db, { key }: Pick<Identity, 'key'>) {
  const [found] = await db
    .select({ user: users })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(connected, eq(credentials.accountId, key)));
  return found?.user;
}

/** Whether a user has the address of an identity. */
export async function hasAddress(db: Db, address: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  return found !== undefined;
}

/**
 * Connects an identity to a user, in the caller's transaction.
 * @param isNew whether the user has just registered with it; others must have its address, verified by the provider
 * @returns false if it belongs to another user, or their addresses differ
 */
export async function connectIdentity(
  tx: Db,
  userId: string,
  { key, email }: Identity,
  isNew: boolean,
): Promise<boolean> {
  const [user] = await tx
    .select({ email: users.email, isDemo: users.isDemo })
    .from(users)
    .where(eq(users.id, userId));
  const isSame = email !== null && user?.email === email;
  if (!user || user.isDemo || (!isSame && !isNew)) return false;
  const added = await tx
    .insert(credentials)
    .values({ id: newId(), userId, providerId: PROVIDER, accountId: key })
    .onConflictDoNothing()
    .returning({ id: credentials.id });
  if (added.length > 0 && isSame)
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
  return added.length > 0;
}

/** Whether an identity can log in as a user. */
export async function isConnected(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(connected, eq(credentials.userId, userId)));
  return found !== undefined;
}

/** Removes a user's identities, in the caller's transaction. @returns false if there were none */
export async function disconnectIdentities(tx: Db, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(credentials)
    .where(and(connected, eq(credentials.userId, userId)))
    .returning({ id: credentials.id });
  return removed.length > 0;
}
