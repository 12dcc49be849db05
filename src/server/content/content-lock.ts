import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

/** Any number that isn't used for another lock in this database. */
const KEY = 7_305_001;

/** Prevents concurrent changes to pages, addresses and pictures until the transaction ends, so that checks stay valid. */
export const contentLock = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);
