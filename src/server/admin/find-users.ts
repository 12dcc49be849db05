import { and, ilike, like, or, sql } from 'drizzle-orm';
import { profiles } from '#server/account/tables.ts';
import { isGivenAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';

/** So many accounts that a search finds are looked at. Nobody pages through more, and a bound keeps every search quick. */
const MOST_FOUND = 500;
/** A trigram index knows the middle of a word by three characters; shorter searches look at beginnings. */
const SHORTEST_PART = 3;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * The accounts whose username, e-mail address or name has `search` in it, without regard to case.
 * @returns ids, and whether there are more than are looked at
 */
export async function findUsers(
  db: Db,
  search: string,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean }> {
  const text = escaped(search.toLowerCase());
  const pattern = search.length < SHORTEST_PART ? `${text}%` : `%${text}%`;
  const [byAccount, byName] = await db.transaction(async (tx) => {
    // Reading the tables in any order of their own until enough was found may mean reading them whole: the trigrams know where to look.
    await tx.execute(sql`set local enable_seqscan = off`);
    // Two questions, since one over both tables could use no index.
    return [
      await tx
        .select({ id: users.id })
        .from(users)
        .where(
          or(like(users.username, pattern), and(like(users.email, pattern), isGivenAddress(users.email))),
        )
        .limit(MOST_FOUND + 1),
      await tx
        .select({ id: profiles.userId })
        .from(profiles)
        .where(ilike(profiles.name, pattern))
        .limit(MOST_FOUND + 1),
    ];
  });
  const found = [...byAccount.slice(0, MOST_FOUND), ...byName.slice(0, MOST_FOUND)];
  return {
    ids: [...new Set(found.map(({ id }) => id))],
    isCut: byAccount.length > MOST_FOUND || byName.length > MOST_FOUND,
  };
}
