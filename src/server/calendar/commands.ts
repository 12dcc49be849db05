import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { CalendarFeed } from '#contract/calendar.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { calendarFeeds } from './tables.ts';

const SECRET_BYTES = 24;
const READ_NOTED_MS = 10 * MINUTE_MS;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export async function feedOf(db: Db, userId: string): Promise<CalendarFeed> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return {
    createdAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}

/**
 * Gives a member's feed a new secret, which invalidates the previous address.
 * @throws Refusal FORBIDDEN for the demo member, which is shared
 */
export async function createFeed(
  db: Db,
  { userId, isDemo }: Actor,
  nowMs: number,
): Promise<{ readonly secret: string; readonly feed: CalendarFeed }> {
  if (isDemo) {
    const message = 'Calendar feeds aren’t available in the demo. Create an account to use them.';
    throw new Refusal('FORBIDDEN', { issues: [{ field: 'account', message }] });
  }
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const fresh = { secretHash: hashOf(secret), createdAt: new Date(nowMs), lastReadAt: null };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh });
  return { secret, feed: await feedOf(db, userId) };
}

/** Turns the feed off; its address returns nothing anymore. */
export const removeFeed = (db: Db, { userId }: Actor) =>
  db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));

/** The member of a feed; undefined for an unknown secret, and for accounts that are disabled or about to be deleted. */
export async function memberOfFeed(db: Db, secret: string, nowMs: number): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: calendarFeeds.userId, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(eq(calendarFeeds.secretHash, hashOf(secret)), eq(users.banned, false), isNull(users.deletesAt)),
    );
  if (found && nowMs - (found.lastReadAt?.getTime() ?? 0) > READ_NOTED_MS)
    await db
      .update(calendarFeeds)
      .set({ lastReadAt: new Date(nowMs) })
      .where(eq(calendarFeeds.userId, found.userId));
  return found?.userId;
}
