import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { rateLimits } from './tables.ts';

/** Maximum attempts per key within a window. */
export interface RateLimit {
  readonly tries: number;
  readonly windowMs: number;
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

/** Attempts left in a window, and when it ends, ms from now. Negative if there were too many. */
export interface Remaining {
  readonly left: number;
  readonly resetsMs: number;
}

/**
 * Counts one attempt, in one statement: parallel attempts can't slip through together.
 * @param key what is limited, such as an action, a client address and a username
 */
export async function countUse(
  db: Db,
  key: readonly string[],
  { tries, windowMs }: RateLimit,
  nowMs: number,
): Promise<Remaining> {
  const windowEndsAtMs = nowMs + windowMs;
  const isOver = sql`${rateLimits.windowEndsAtMs} <= ${nowMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: digest(key), count: 1, windowEndsAtMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAtMs: sql`case when ${isOver} then ${windowEndsAtMs} else ${rateLimits.windowEndsAtMs} end`,
      },
    })
    .returning({ count: rateLimits.count, endsAtMs: rateLimits.windowEndsAtMs });
  return { left: tries - (row?.count ?? 0), resetsMs: (row?.endsAtMs ?? windowEndsAtMs) - nowMs };
}

/**
 * Counts one attempt, as `countUse` does.
 * @returns ms until the next attempt is allowed; 0 if this one is
 */
export async function countAttempt(
  db: Db,
  key: readonly string[],
  limit: RateLimit,
  nowMs: number,
): Promise<number> {
  const { left, resetsMs } = await countUse(db, key, limit, nowMs);
  return left < 0 ? resetsMs : 0;
}

/** Whether a key has attempts in a current window, without counting one. */
export async function isCounted(db: Db, key: readonly string[], nowMs: number): Promise<boolean> {
  const found = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, digest(key)), gt(rateLimits.windowEndsAtMs, nowMs)));
  return found.length > 0;
}

/** Uncounts one attempt of each key. */
export const uncountAttempt = (db: Db, keys: readonly (readonly string[])[]) =>
  db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys.map(digest)));

/** Deletes counts of past windows. */
export const sweepRateLimits = (db: Db, nowMs: number) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAtMs, nowMs));
