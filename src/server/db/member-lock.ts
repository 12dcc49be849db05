import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Lets a member's writes of one kind go one after the other, to the end of the transaction: two at once would each find nothing in
 * their way.
 */
export const inTurn = (
  tx: Db,
  kind: 'blood' | 'erasing' | 'fasts' | 'purchases' | 'sleeps',
  userId: string,
) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`);
