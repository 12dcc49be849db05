import { and, asc, count, eq } from 'drizzle-orm';
import type { Webhook } from '#contract/webhooks.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { webhooks } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A webhook in API form, without its secret. */
export const webhookAnswer = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: [...row.events],
  createdAt: row.createdAt.toISOString(),
  lastSuccessAt: textOf(row.lastSuccessAt),
  lastErrorAt: textOf(row.lastErrorAt),
  lastError: row.lastError,
  disabledAt: textOf(row.disabledAt),
});

export const ownWebhook = (userId: string, id: string) =>
  and(eq(webhooks.userId, userId), eq(webhooks.id, id));

/** A member's webhooks, oldest first. */
export const webhooksOf = (db: Db, userId: string): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function countOf(db: Db, userId: string): Promise<number> {
  const [held] = await db.select({ count: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return held?.count ?? 0;
}

/** Start of the webhooks of a member that report reminders; null if none does. */
export async function reportsRemindersSince(db: Db, userId: string): Promise<Date | null> {
  const rows = await webhooksOf(db, userId);
  const reporting = rows.find(
    ({ disabledAt, events }) => disabledAt === null && events.includes('reminder.due'),
  );
  return reporting?.createdAt ?? null;
}

/** @throws Refusal NOT_FOUND */
export async function webhookOf(db: Db, userId: string, id: string): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(ownWebhook(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
