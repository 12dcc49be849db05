import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { isDone } from '#domain/reminders/is-done.ts';
import type { ReminderFacts } from '#domain/reminders/facts.ts';
import { nextDueMs, occurrencesBetween, type Occurrence } from '#domain/reminders/occurrences.ts';
import type { ReminderPlan } from '#domain/reminders/plan.ts';
import { reminderWords } from '#domain/reminders/words.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { channelsOf, type ChannelRow } from './channels.ts';
import { digestMail } from './digest.ts';
import { reminderFactsOf } from './facts.ts';
import { mailAddressOf, reminderMail, unsubscribeUrl } from './mails.ts';
import { planOf } from './plans.ts';
import { sendTo, type SendDeps } from './send.ts';
import { DELIVERY_ENDS, reminderDeliveries } from './tables.ts';

export interface TurnDeps extends SendDeps {
  readonly mailer: { readonly canSend: boolean; sendSoon(): void };
  /** Since when webhooks of a member report reminders; null if none does. */
  readonly webhooksSince: (userId: string) => Promise<Date | null>;
  readonly noteWebhooks: (userId: string) => void;
}

type DeliveryRow = typeof reminderDeliveries.$inferSelect;
type End = (typeof DELIVERY_ENDS)[number];

/** A place to send to, and its start. */
interface Place {
  readonly channel: string;
  readonly sinceMs: number;
  readonly row?: ChannelRow;
  readonly address?: string;
}

/** After downtime, reminders that are still useful are sent. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** Some facts change without a write, such as usual meal times. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const FIRST_RETRY_MS = 2 * MINUTE_MS;
const MAX_ATTEMPTS = 8;

const retryMs = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), HOUR_MS);

async function placesOf(
  deps: TurnDeps,
  userId: string,
  plan: ReminderPlan,
  sinceMs: number,
): Promise<Place[]> {
  const [rows, hooksSince, address] = await Promise.all([
    channelsOf(deps.db, userId),
    deps.webhooksSince(userId),
    deps.mailer.canSend ? mailAddressOf(deps.db, userId) : null,
  ]);
  return [
    ...rows
      .filter(({ disabledAt }) => disabledAt === null)
      .map((row) => ({ channel: row.id, sinceMs: row.createdAt.getTime(), row })),
    ...(address !== null && (plan.byEmail || plan.kinds.digest.isOn)
      ? [{ channel: 'email', sinceMs, address }]
      : []),
    ...(hooksSince ? [{ channel: 'webhooks', sinceMs: hooksSince.getTime() }] : []),
  ];
}

/** Whether reminders of a kind are sent to a place. The weekly digest is always an email. */
const goesTo = ({ kind }: Occurrence, { channel }: Place, { byEmail }: ReminderPlan): boolean =>
  kind === 'digest' ? channel === 'email' : channel !== 'email' || byEmail;

/** Queues due reminders, once per place; a newer one of a kind replaces one that couldn't be sent yet. */
async function queueDue(
  { db }: TurnDeps,
  userId: string,
  due: readonly Occurrence[],
  { places, plan }: { readonly places: readonly Place[]; readonly plan: ReminderPlan },
): Promise<void> {
  for (const occurrence of due)
    for (const place of places) {
      const { dueMs, kind, key } = occurrence;
      if (place.sinceMs > dueMs || !goesTo(occurrence, place, plan)) continue;
      const id = `${userId}/${place.channel}/${key}`;
      const at = new Date(dueMs);
      const queued = await db
        .insert(reminderDeliveries)
        .values({ id, userId, channel: place.channel, occurrence, kind, dueAt: at, nextAt: at })
        .onConflictDoNothing()
        .returning({ id: reminderDeliveries.id });
      if (queued.length > 0) await replaceOlder(db, { id, userId, channel: place.channel, kind, dueAt: at });
    }
}

const replaceOlder = (db: Db, newer: Pick<DeliveryRow, 'id' | 'userId' | 'channel' | 'kind' | 'dueAt'>) =>
  db
    .update(reminderDeliveries)
    .set({ end: 'replaced', endedAt: newer.dueAt })
    .where(
      and(
        eq(reminderDeliveries.userId, newer.userId),
        eq(reminderDeliveries.channel, newer.channel),
        eq(reminderDeliveries.kind, newer.kind),
        isNull(reminderDeliveries.end),
        ne(reminderDeliveries.id, newer.id),
        lte(reminderDeliveries.dueAt, newer.dueAt),
      ),
    );

const finish = (db: Db, id: string, end: End, endedAt: Date, words: DeliveryRow['words'] = null) =>
  db.update(reminderDeliveries).set({ end, endedAt, words }).where(eq(reminderDeliveries.id, id));

/**
 * Counts an attempt before it is made.
 * @returns false if another server has made it
 */
async function claim({ db, now }: TurnDeps, { id, attempts }: DeliveryRow): Promise<boolean> {
  const claimed = await db
    .update(reminderDeliveries)
    .set({ attempts: attempts + 1, nextAt: new Date(now() + retryMs(attempts + 1)) })
    .where(
      and(
        eq(reminderDeliveries.id, id),
        isNull(reminderDeliveries.end),
        eq(reminderDeliveries.attempts, attempts),
      ),
    )
    .returning({ id: reminderDeliveries.id });
  return claimed.length > 0;
}

interface Sending {
  readonly userId: string;
  readonly plan: ReminderPlan;
  readonly facts: ReminderFacts;
  readonly places: readonly Place[];
}

async function sendMail(deps: TurnDeps, { userId, plan, facts }: Sending, delivery: DeliveryRow, to: string) {
  const { db, now, publicUrl } = deps;
  const { occurrence } = delivery;
  const isDigest = occurrence.kind === 'digest';
  const unsubscribe = unsubscribeUrl(deps, userId, isDigest ? 'digest' : 'reminders');
  const mail = isDigest
    ? await digestMail(deps, { userId, to, unsubscribe })
    : reminderMail(to, reminderWords(occurrence, facts, plan.showsDetails), { publicUrl, unsubscribe });
  // Queued exactly if it is marked as sent.
  await db.transaction(async (tx) => {
    if (mail) await queueMail(tx, mail, now());
    await finish(tx, delivery.id, mail ? 'sent' : 'done', new Date(now()));
  });
  deps.mailer.sendSoon();
}

async function sendOne(deps: TurnDeps, sending: Sending, delivery: DeliveryRow): Promise<void> {
  const { db, now } = deps;
  const { userId, plan, facts, places } = sending;
  const { occurrence, channel, id, attempts } = delivery;
  const end = (how: End) => finish(db, id, how, new Date(now()));
  if (now() >= occurrence.expiresMs) return void (await end('late'));
  const place = places.find((each) => each.channel === channel);
  if (!place || !plan.kinds[occurrence.kind].isOn) return void (await end('failed'));
  if (isDone(occurrence, facts, now())) return void (await end('done'));
  if (!(await claim(deps, delivery))) return;
  if (place.address !== undefined) return sendMail(deps, sending, delivery, place.address);
  const words = reminderWords(occurrence, facts, plan.showsDetails);
  if (!place.row) {
    await finish(db, id, 'sent', new Date(now()), words);
    return deps.noteWebhooks(userId);
  }
  const { kind, key, expiresMs } = occurrence;
  // Kept for a day for a phone that is off; a newer reminder with the same topic replaces it.
  const ttlSeconds = Math.ceil(Math.max(expiresMs - now(), DAY_MS) / 1000);
  const fault = await sendTo(deps, place.row, { ...words, kind, key, ttlSeconds });
  if (!fault) await end('sent');
  else if (fault.isGone || attempts + 1 >= MAX_ATTEMPTS) await end('failed');
}

const waitingOf = (db: Db, userId: string) =>
  db
    .select()
    .from(reminderDeliveries)
    .where(and(eq(reminderDeliveries.userId, userId), isNull(reminderDeliveries.end)))
    .orderBy(asc(reminderDeliveries.dueAt), asc(reminderDeliveries.id));

/** Whether an account is neither disabled nor scheduled for deletion. */
async function isActive(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ banned: users.banned, deletesAt: users.deletesAt })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && !user.banned && user.deletesAt === null;
}

/**
 * Queues and sends a member's due reminders. Safe to repeat.
 * @returns when to check this member next; undefined if every kind is off
 */
export async function takeTurn(deps: TurnDeps, userId: string): Promise<number | undefined> {
  const { db, now } = deps;
  if (!(await isActive(db, userId))) return now() + LONGEST_WAIT_MS;
  const { plan, sinceMs } = await planOf(db, userId);
  if (!Object.values(plan.kinds).some(({ isOn }) => isOn)) return undefined;
  const facts = await reminderFactsOf({ db, now, userId });
  const places = await placesOf(deps, userId, plan, sinceMs);
  const due = occurrencesBetween(plan, facts, Math.max(now() - LOOK_BACK_MS, sinceMs), now());
  await queueDue(
    deps,
    userId,
    due.filter(({ expiresMs }) => expiresMs > now()),
    { places, plan },
  );
  const waiting = await waitingOf(db, userId);
  // In parallel: a receiver that doesn't respond must not delay the others.
  await Promise.all(
    waiting
      .filter(({ nextAt }) => nextAt.getTime() <= now())
      .map((delivery) => sendOne(deps, { userId, plan, facts, places }, delivery)),
  );
  const [retry] = await db
    .select({ at: sql<string | null>`min(${reminderDeliveries.nextAt})` })
    .from(reminderDeliveries)
    .where(and(eq(reminderDeliveries.userId, userId), isNull(reminderDeliveries.end)));
  return Math.min(
    nextDueMs(plan, facts, now()) ?? Infinity,
    retry?.at ? Date.parse(retry.at) : Infinity,
    now() + LONGEST_WAIT_MS,
  );
}
