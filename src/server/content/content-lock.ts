import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** Any number that nothing else in this database locks by. */
const KEY = 7_305_001;

/** Until the end of the transaction no other changes a page, its address or a picture: what was looked up stays true. */
export const contentLock = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);
