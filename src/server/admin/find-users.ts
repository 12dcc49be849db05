import { and, ilike, like, or, sql } from 'drizzle-orm';
import { profiles } from '#server/account/tables.ts';
import { isEnteredAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';

/** Maximum matches of a search. Nobody pages through more, and a limit keeps every search fast. */
const MAX_FOUND = 500;
/** A trigram index finds the middle of words from three characters; shorter searches match beginnings. */
const MIN_PART = 3;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Accounts whose username, email address or name contains `search`, ignoring case.
 * @returns ids, and whether there are more
 */
export async function findUsers(
  db: Db,
  search: string,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean }> {
  const text = escaped(search.toLowerCase());
  const pattern = search.length < MIN_PART ? `${text}%` : `%${text}%`;
  const [byAccount, byName] = await db.transaction(async (tx) => {
    // A sequential scan until enough rows match may read the whole table; the trigram index finds them directly.
    await tx.execute(sql`set local enable_seqscan = off`);
    // Two queries, because one over both tables couldn't use an index.
    return [
      await tx
        .select({ id: users.id })
        .from(users)
        .where(
          or(like(users.username, pattern), and(like(users.email, pattern), isEnteredAddress(users.email))),
        )
        .limit(MAX_FOUND + 1),
      await tx
        .select({ id: profiles.userId })
        .from(profiles)
        .where(ilike(profiles.name, pattern))
        .limit(MAX_FOUND + 1),
    ];
  });
  const found = [...byAccount.slice(0, MAX_FOUND), ...byName.slice(0, MAX_FOUND)];
  return {
    ids: [...new Set(found.map(({ id }) => id))],
    isCut: byAccount.length > MAX_FOUND || byName.length > MAX_FOUND,
  };
}
