import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { isInternalAddress } from './internal-address.ts';
import { users } from './tables.ts';

/** Recipient of a mail. */
export interface MailRecipient {
  readonly username: string;
  readonly isDemo: boolean;
  /** Undefined if the user entered no address. */
  readonly address: string | undefined;
}

/** A user's name and address; undefined if there is no such user or the account is disabled. */
export async function mailRecipient(db: Db, userId: string): Promise<MailRecipient | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.banned) return undefined;
  return {
    username: user.displayUsername,
    isDemo: user.isDemo,
    address: isInternalAddress(user.email) ? undefined : user.email,
  };
}
