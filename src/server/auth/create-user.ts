import { eq, or } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { internalAddress } from './internal-address.ts';
import { newId } from '#server/core/new-id.ts';
import { credentials, users } from './tables.ts';

export interface NewUser {
  readonly username: string;
  readonly email?: string | undefined;
  readonly passwordHash: string;
  readonly role?: 'member' | 'admin';
  readonly isDemo?: boolean;
}

/** Names that must be unique. */
export type Taken = 'username' | 'email';

/**
 * Creates a user with a password in the caller's transaction.
 * @returns the new id, or the names that are taken; nothing is written then
 */
export async function createUser(
  tx: Db,
  { username, email, passwordHash, role = 'member', isDemo = false }: NewUser,
): Promise<{ userId: string } | { taken: readonly Taken[] }> {
  const userId = newId();
  const user = {
    id: userId,
    name: username,
    username: username.toLowerCase(),
    displayUsername: username,
    email: email?.toLowerCase() ?? internalAddress(userId),
    role,
    isDemo,
  };
  const written = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (written.length === 0) return { taken: await whichAreTaken(tx, user) };
  await tx.insert(credentials).values({
    id: newId(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: passwordHash,
  });
  return { userId };
}

async function whichAreTaken(tx: Db, user: { username: string; email: string }): Promise<readonly Taken[]> {
  const holders = await tx
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(or(eq(users.username, user.username), eq(users.email, user.email)));
  const taken: Taken[] = [];
  if (holders.some((holder) => holder.username === user.username)) taken.push('username');
  if (holders.some((holder) => holder.email === user.email)) taken.push('email');
  return taken;
}
