import { and, eq } from 'drizzle-orm';
import type { ReminderSettings } from '#contract/reminders.ts';
import type { ReminderPlan } from '#domain/reminders/plan.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Deps } from '#server/db/deps.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { channelAnswer, channelsOf, ownChannel } from './channels.ts';
import { reminderFactsOf } from './facts.ts';
import { mailAddressOf, reminderMail, unsubscribeUrl } from './mails.ts';
import { checkSoon, planOf, storePlan } from './plans.ts';
import { sendTo, type SendDeps } from './send.ts';
import { reminderChannels, reminderDeliveries } from './tables.ts';

export interface ReminderDeps extends SendDeps {
  readonly mailer: { readonly canSend: boolean; sendSoon(): void };
}

/** @throws Refusal NOT_FOUND without a profile */
export async function settingsOf(deps: ReminderDeps, { userId }: Actor): Promise<ReminderSettings> {
  const { db, now, mailer } = deps;
  const [{ plan }, { usual }, channels, address] = await Promise.all([
    planOf(db, userId),
    reminderFactsOf({ db, now, userId }),
    channelsOf(db, userId),
    mailAddressOf(db, userId),
  ]);
  return {
    plan: structuredClone(plan) as ReminderSettings['plan'],
    usual,
    channels: channels.map(channelAnswer),
    email: { address, canSend: mailer.canSend },
  };
}

export async function savePlan(deps: ReminderDeps, actor: Actor, plan: ReminderPlan) {
  await storePlan(deps.db, actor.userId, plan, deps.now());
  return settingsOf(deps, actor);
}

const TEST = {
  title: 'Test reminder',
  text: 'Reminders will look like this.',
  link: '/reminders',
  kind: 'test',
  key: null,
  ttlSeconds: 3600,
} as const;

/** The address may be someone else's, because it wasn't confirmed. */
const TEST_MAILS = { tries: 5, windowMs: HOUR_MS };

async function testMail(deps: ReminderDeps, userId: string) {
  const { db, now, publicUrl, mailer } = deps;
  const address = mailer.canSend ? await mailAddressOf(db, userId) : null;
  if (address === null) throw refuseField('CONFLICT', 'id', 'Add an email address under Settings first.');
  const waitMs = await countAttempt(db, ['test-mail', userId], TEST_MAILS, now());
  if (waitMs > 0)
    throw new Refusal('TOO_MANY_REQUESTS', {
      said: 'You can send up to 5 test emails an hour. Try again later.',
      waitMs,
    });
  const links = { publicUrl, unsubscribe: unsubscribeUrl(deps, userId, 'reminders') };
  await queueMail(db, reminderMail(address, TEST, links), now());
  mailer.sendSoon();
  return { isSent: true, fault: null };
}

/** Sends a test immediately and returns the result. @throws Refusal NOT_FOUND */
export async function testChannel(deps: ReminderDeps, { userId }: Actor, id: string) {
  if (id === 'email') return testMail(deps, userId);
  const [row] = await deps.db.select().from(reminderChannels).where(ownChannel(userId, id));
  if (!row) throw new Refusal('NOT_FOUND');
  const fault = await sendTo(deps, row, TEST);
  return { isSent: fault === undefined, fault: fault?.text ?? null };
}

const SNOOZED = ' again ';

/** Sends a reminder again later, to the same places, unless it is done by then. @throws Refusal NOT_FOUND if it wasn't sent */
export async function snooze(
  { db, now }: Deps,
  { userId }: Actor,
  { key, minutes }: { readonly key: string; readonly minutes: number },
) {
  const sent = await db
    .select()
    .from(reminderDeliveries)
    .where(and(eq(reminderDeliveries.userId, userId), eq(reminderDeliveries.end, 'sent')));
  const found = sent.filter(({ occurrence }) => occurrence.key === key);
  if (found.length === 0) throw new Refusal('NOT_FOUND');
  const dueMs = now() + minutes * MINUTE_MS;
  const [base = key] = key.split(SNOOZED);
  const later = `${base}${SNOOZED}${Math.floor(dueMs / MINUTE_MS)}`;
  const values = found.map(({ id, occurrence, ...row }) => ({
    ...row,
    id: `${id.slice(0, -key.length)}${later}`,
    occurrence: {
      ...occurrence,
      key: later,
      dueMs,
      expiresMs: Math.max(occurrence.expiresMs, dueMs + 2 * 60 * MINUTE_MS),
    },
    dueAt: new Date(dueMs),
    nextAt: new Date(dueMs),
    attempts: 0,
    end: null,
    endedAt: null,
    words: null,
  }));
  await db.insert(reminderDeliveries).values(values).onConflictDoNothing();
  await checkSoon(db, userId, now());
  return { dueAt: new Date(dueMs).toISOString() };
}
