import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccessEntry, Session } from '#contract/account/security.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { Actor } from '#server/core/actor.ts';
import { sessions } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { accessEvents } from './tables.ts';

/** Maximum sessions listed. Members with more can sign the others out together. */
const MAX_SESSIONS = 100;
/** Maximum events shown; the full export has all. */
const MAX_EVENTS = 50;

/**
 * The member's sessions: this browser first, then by last use. The shared demo member sees only the current browser.
 * @param sessionId the caller's
 */
export async function sessionsOf(
  db: Db,
  { userId, isDemo }: Actor,
  sessionId: string,
  nowMs: number,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, new Date(nowMs)),
        isDemo ? eq(sessions.id, sessionId) : undefined,
      ),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(MAX_SESSIONS);
  return rows
    .map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      ...deviceName(userAgent ?? ''),
      isThisDevice: id === sessionId,
      beganAt: createdAt.toISOString(),
      usedAt: updatedAt.toISOString(),
    }))
    .toSorted((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice));
}

/** Recent sign-ins, including failed ones, and changes to login methods, newest first. The demo member has none. */
export async function activityOf(db: Db, { userId }: Actor): Promise<AccessEntry[]> {
  const rows = await db
    .select()
    .from(accessEvents)
    .where(eq(accessEvents.userId, userId))
    .orderBy(desc(accessEvents.id))
    .limit(MAX_EVENTS);
  return rows.map(({ id, at, kind, browser, system }) => ({
    id,
    at: at.toISOString(),
    kind,
    browser,
    system,
  }));
}
