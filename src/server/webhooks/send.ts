import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { MAX_FAILURES } from '#domain/webhooks/retry.ts';
import { OutsideFault, type CallOutside } from '#server/core/outside-call.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Deps } from '#server/db/deps.ts';
import type { WebhookRow } from './queries.ts';
import { webhooks } from './tables.ts';

export interface SendDeps extends Deps {
  readonly sealer: Sealer;
  readonly callOutside: CallOutside;
}

export interface Message {
  readonly id: string;
  readonly body: string;
}

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The receiver wants no more messages, according to Standard Webhooks. */
const GONE = 410;
const LOST_SECRET = 'This server’s key has changed. Create a new secret for this webhook.';

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** Current signing secrets: the current one, and for a day the previous one. @throws OutsideFault */
function secretsOf({ sealer, now }: SendDeps, row: WebhookRow): readonly string[] {
  const secret = sealer.open(row.sealedSecret);
  if (secret === undefined) throw new OutsideFault(LOST_SECRET);
  const isOverlap = row.oldSecretUntil !== null && row.oldSecretUntil.getTime() > now();
  const old = isOverlap && row.sealedOldSecret !== null ? sealer.open(row.sealedOldSecret) : undefined;
  return old === undefined ? [secret] : [secret, old];
}

/** Headers of a signed message (standardwebhooks.com). */
function signed(secrets: readonly string[], { id, body }: Message, nowMs: number): Record<string, string> {
  const seconds = String(Math.floor(nowMs / 1000));
  const signatures = secrets.map((secret) => {
    const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64');
    return `v1,${signature}`;
  });
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}

/** @returns the error; undefined if the receiver accepted it */
async function attempt(deps: SendDeps, row: WebhookRow, message: Message) {
  try {
    const { status } = await deps.callOutside({
      url: row.url,
      method: 'POST',
      headers: signed(secretsOf(deps, row), message, deps.now()),
      body: message.body,
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (status >= 200 && status < 300) return undefined;
    return { text: `The server responded with status ${status}.`, isGone: status === GONE };
  } catch (error) {
    if (error instanceof OutsideFault) return { text: error.message, isGone: false };
    throw error;
  }
}

/**
 * Sends a message once and records the result; a webhook that has failed too often in a row is disabled.
 * @returns whether it was accepted
 */
export async function send(deps: SendDeps, row: WebhookRow, message: Message): Promise<boolean> {
  const fault = await attempt(deps, row, message);
  const at = new Date(deps.now());
  const failures = sql`${webhooks.failures} + 1`;
  const limit = fault?.isGone ? 0 : MAX_FAILURES;
  await deps.db
    .update(webhooks)
    .set(
      fault
        ? {
            lastErrorAt: at,
            lastError: fault.text,
            failures,
            disabledAt: sql`case when ${failures} >= ${limit} then coalesce(${webhooks.disabledAt}, ${at.toISOString()}::timestamptz)
              else ${webhooks.disabledAt} end`,
          }
        : { lastSuccessAt: at, failures: 0 },
    )
    .where(eq(webhooks.id, row.id));
  return fault === undefined;
}
