import { createHash } from 'node:crypto';
import { and, asc, eq, exists, isNull, lt, lte } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/spans.ts';
import { retryWaitMs } from '#domain/webhooks/retry.ts';
import type { Db } from '#server/db/database.ts';
import type { MemberJob, MemberJobs } from '#server/jobs/member-jobs.ts';
import { eventsSince, LOOK_BACK_MS, type RecentEvent } from './recent-events.ts';
import { webhooksOf, type WebhookRow } from './queries.ts';
import { send, type SendDeps } from './send.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

export const WEBHOOK_QUEUE = 'webhooks';
const DELAY_SECONDS = 2;
const MAX_AT_A_TIME = 100;
const KEPT_DAYS = 7;

const idOf = (webhookId: string, { type, key }: RecentEvent): string =>
  `msg_${createHash('sha256').update(`${webhookId} ${type} ${key}`).digest('hex').slice(0, 32)}`;

/** Queues events for the webhooks that report them, each event once. */
async function collect({ db, now }: SendDeps, userId: string, rows: readonly WebhookRow[]): Promise<void> {
  const oldestMs = Math.min(...rows.map(({ createdAt }) => createdAt.getTime()));
  const since = new Date(Math.max(oldestMs, now() - LOOK_BACK_MS));
  const happened = await eventsSince({ db, now, userId, since });
  const at = new Date(now());
  const values = rows.flatMap((row) =>
    happened
      .filter(({ type }) => row.events.includes(type))
      .map((event) => ({
        id: idOf(row.id, event),
        webhookId: row.id,
        body: JSON.stringify({ type: event.type, timestamp: at.toISOString(), data: event.data }),
        createdAt: at,
        nextAt: at,
      })),
  );
  if (values.length > 0) await db.insert(webhookDeliveries).values(values).onConflictDoNothing();
}

const isDue = (nowMs: number) =>
  and(isNull(webhookDeliveries.deliveredAt), lte(webhookDeliveries.nextAt, new Date(nowMs)));

/** Sends due messages. A failure postpones the rest for the same address. */
async function sendDue(deps: SendDeps, row: WebhookRow, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const due = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, row.id), isDue(now())))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(MAX_AT_A_TIME);
  for (const { id, body, attempts } of due) {
    if (signal.aborted) return;
    const isTaken = await send(deps, row, { id, body });
    const waitMs = retryWaitMs(attempts + 1);
    if (isTaken || waitMs === undefined)
      // An undeliverable message counts as done.
      await db
        .update(webhookDeliveries)
        .set({ deliveredAt: new Date(now()) })
        .where(eq(webhookDeliveries.id, id));
    else
      await db
        .update(webhookDeliveries)
        .set({ attempts: attempts + 1, nextAt: new Date(now() + waitMs) })
        .where(eq(webhookDeliveries.id, id));
    if (!isTaken) return;
  }
}

/** Reports a member's new events, and retries failed messages. */
export const webhookJob = (deps: SendDeps): MemberJob => ({
  name: WEBHOOK_QUEUE,
  delaySeconds: DELAY_SECONDS,
  isLong: true,
  work: async (userId, signal) => {
    const rows = (await webhooksOf(deps.db, userId)).filter(({ disabledAt }) => disabledAt === null);
    if (rows.length === 0) return;
    await collect(deps, userId, rows);
    await Promise.all(rows.map((row) => sendDue(deps, row, signal)));
  },
});

const REPORTED = /^\/api\/(?:meals|drinks|fasts|saved-meals|recent-meals)(?:\/|$)/;

/** Whether a write to a path can be an event. */
export const isReported = (path: string): boolean => REPORTED.test(path);

export interface WebhookNotes {
  /** Reports a member's write. Never waits and never throws. */
  note(userId: string): void;
}

interface NoteOptions {
  readonly db: Db;
  readonly jobs: Pick<MemberJobs, 'enqueue'>;
  readonly onFault: (error: unknown) => void;
}

/** Queues the job of members with webhooks, which few have. */
export const webhookNotes = ({ db, jobs, onFault }: NoteOptions): WebhookNotes => ({
  note: (userId) => {
    db.select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.userId, userId), isNull(webhooks.disabledAt)))
      .limit(1)
      .then((found) => {
        if (found.length > 0) jobs.enqueue(WEBHOOK_QUEUE, userId);
      }, onFault);
  },
});

/** Queues due retries, and deletes last week's messages. */
export async function sweepWebhooks({ db, now }: SendDeps, jobs: Pick<MemberJobs, 'enqueue'>): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(now() - KEPT_DAYS * DAY_MS)));
  const waiting = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(now())));
  const members = await db
    .selectDistinct({ userId: webhooks.userId })
    .from(webhooks)
    .where(and(isNull(webhooks.disabledAt), exists(waiting)));
  for (const { userId } of members) jobs.enqueue(WEBHOOK_QUEUE, userId);
}
