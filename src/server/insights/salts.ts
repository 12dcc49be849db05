import { createHash, randomBytes } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { visitSalts } from './tables.ts';

const HASH_BYTES = 16;
/** After this many days a hash can no longer be traced to a visitor. */
const KEPT_DAYS = 2;

/** The salt of a day (UTC), if any visit was counted. */
export async function findSalt(db: Db, day: string): Promise<string | undefined> {
  const [found] = await db.select().from(visitSalts).where(eq(visitSalts.day, day));
  return found?.salt;
}

/** The salt of a day, the same for all servers on this database; created on first use. */
export async function saltOf(db: Db, day: string): Promise<string> {
  const salt = randomBytes(HASH_BYTES).toString('base64url');
  await db.insert(visitSalts).values({ day, salt }).onConflictDoNothing();
  return (await findSalt(db, day)) ?? salt;
}

/** Anonymous visitor id for one day: 16 bytes, in hexadecimal digits. */
export const visitorOf = (salt: string, person: string): string =>
  createHash('sha256')
    .update(`${salt}\n${person}`)
    .digest('hex')
    .slice(0, 2 * HASH_BYTES);

/** Deletes the salts of two days ago and before. */
export const sweepSalts = (db: Db, nowMs: number) =>
  db.delete(visitSalts).where(lte(visitSalts.day, addDays(localDate(nowMs, 'UTC'), -KEPT_DAYS)));
