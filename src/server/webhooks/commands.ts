import { siteName } from '#server/core/site-name.ts';
import { randomBytes } from 'node:crypto';
import type { NewWebhook } from '#contract/webhooks.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { MAX_WEBHOOKS } from '#domain/webhooks/events.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { countOf, ownWebhook, webhookAnswer, webhookOf } from './queries.ts';
import { send, type SendDeps } from './send.ts';
import { webhooks } from './tables.ts';

const SECRET_BYTES = 32;
/** Time to update the receiver's secret. */
const OVERLAP_MS = DAY_MS;

/** In the format of Standard Webhooks, so that libraries accept it as is. */
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** @throws Refusal FORBIDDEN for the demo member, CONFLICT for a repeated id, whose secret is gone, or at the limit */
export async function createWebhook(
  { db, sealer }: SendDeps,
  { userId, isDemo }: Actor,
  { id, url, events }: NewWebhook,
) {
  if (isDemo) {
    const message = 'Webhooks aren’t available in the demo. Create an account to use them.';
    throw new Refusal('FORBIDDEN', { issues: [{ field: 'account', message }] });
  }
  const secret = newSecret();
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, 'webhooks', userId);
    if ((await countOf(tx, userId)) >= MAX_WEBHOOKS)
      throw refuseField('CONFLICT', 'url', `You can have up to ${MAX_WEBHOOKS} webhooks. Delete one first.`);
    const [created] = await tx
      .insert(webhooks)
      .values({ id, userId, url, events: [...new Set(events)], sealedSecret: sealer.seal(secret) })
      .onConflictDoNothing()
      .returning();
    return created;
  });
  if (!row) throw refuseField('CONFLICT', 'id', 'This webhook already exists. Delete it and add another.');
  return { ...webhookAnswer(row), secret };
}

/** Gives a webhook a new secret. For a day, messages are also signed with the previous one. */
export async function rotateSecret({ db, sealer, now }: SendDeps, { userId }: Actor, id: string) {
  const { sealedSecret } = await webhookOf(db, userId, id);
  const secret = newSecret();
  const [row] = await db
    .update(webhooks)
    .set({
      sealedSecret: sealer.seal(secret),
      sealedOldSecret: sealedSecret,
      oldSecretUntil: new Date(now() + OVERLAP_MS),
    })
    .where(ownWebhook(userId, id))
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...webhookAnswer(row), secret };
}

/** Sends a test message immediately and returns the result. */
export async function testWebhook(deps: SendDeps, { userId }: Actor, id: string) {
  const row = await webhookOf(deps.db, userId, id);
  const timestamp = new Date(deps.now()).toISOString();
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp,
    data: { text: `Hello from ${siteName()}` },
  });
  await send(deps, row, { id: `msg_test_${randomBytes(12).toString('hex')}`, body });
  return webhookAnswer(await webhookOf(deps.db, userId, id));
}

export async function enableWebhook({ db }: SendDeps, { userId }: Actor, id: string) {
  const [row] = await db
    .update(webhooks)
    .set({ disabledAt: null, failures: 0 })
    .where(ownWebhook(userId, id))
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return webhookAnswer(row);
}

/** Deletes a webhook with its messages. @throws Refusal NOT_FOUND */
export async function removeWebhook({ db }: SendDeps, { userId }: Actor, id: string): Promise<void> {
  const gone = await db.delete(webhooks).where(ownWebhook(userId, id)).returning({ id: webhooks.id });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
}
