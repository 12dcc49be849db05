import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import type { CalendarEvent } from '#domain/calendar/icalendar.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { fasts } from '#server/fasting/tables.ts';
import { reminders } from '#server/supplements/tables.ts';

/** How far back a feed goes. */
const PAST_DAYS = 180;

async function fastEvents(db: Db, userId: string, nowMs: number): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(fasts)
    .where(
      and(
        eq(fasts.userId, userId),
        isNull(fasts.deletedAt),
        or(isNull(fasts.endedAt), gte(fasts.endedAt, new Date(nowMs - PAST_DAYS * DAY_MS))),
      ),
    )
    .orderBy(asc(fasts.startedAt));
  return rows.map(({ id, startedAt, endedAt, goalHours, timeZone, note, updatedAt }): CalendarEvent => {
    const fromMs = startedAt.getTime();
    const goalMs = fromMs + goalHours * HOUR_MS;
    return {
      uid: `fast-${id}@perennial`,
      changedAtMs: updatedAt.getTime(),
      title: endedAt === null ? `Fasting (${goalHours}-hour goal)` : `Fast (${goalHours}-hour goal)`,
      ...(note !== null && { text: note }),
      when: { fromMs, toMs: endedAt?.getTime() ?? Math.max(goalMs, nowMs), timeZone },
    };
  });
}

async function reminderEvents(
  db: Db,
  userId: string,
  nowMs: number,
  publicUrl: string,
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        ne(reminders.state, 'dismissed'),
        gte(reminders.dueOn, addDays(localDate(nowMs, 'UTC'), -PAST_DAYS)),
      ),
    )
    .orderBy(asc(reminders.dueOn));
  return rows.map(({ id, title, link, dueOn, state, updatedAt }): CalendarEvent => ({
    uid: `reminder-${id}@perennial`,
    changedAtMs: updatedAt.getTime(),
    title: state === 'done' ? `${title} (done)` : title,
    url: new URL(link, publicUrl).href,
    when: { day: dueOn },
  }));
}

/** Contents of a member's feed: fasts of the last half year, the running one, and past and upcoming reminders. */
export async function calendarEventsOf(
  db: Db,
  userId: string,
  nowMs: number,
  publicUrl: string,
): Promise<readonly CalendarEvent[]> {
  const [ofFasts, ofReminders] = await Promise.all([
    fastEvents(db, userId, nowMs),
    reminderEvents(db, userId, nowMs, publicUrl),
  ]);
  return [...ofFasts, ...ofReminders];
}
