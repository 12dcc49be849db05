import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#domain/time/spans.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';

/** How old a payment page may be before its button starts a new payment. */
const ATTEMPT_MS = DAY_MS;
const ATTEMPT = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

const signed = (secret: string, what: string, id: string): string =>
  createHmac('sha256', secret).update(`purchase ${what}\0${id}`).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The form value of a payment page: its purchase's future id with our signature. Pressing the button twice makes one purchase. */
export function newAttempt(secret: string, nowMs: number): string {
  const id = uuidV7(nowMs, randomBytes(10));
  return `${id}.${signed(secret, 'attempt', id)}`;
}

/** The purchase id of an attempt; undefined if it is forged or its page was open for days. */
export function purchaseOfAttempt(secret: string, attempt: string, nowMs: number): string | undefined {
  const [, id, signature] = ATTEMPT.exec(attempt) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  if (!isSame(signature, signed(secret, 'attempt', id))) return undefined;
  const madeMs = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  return Math.abs(nowMs - madeMs) > ATTEMPT_MS ? undefined : id;
}

/**
 * Proves that the bearer paid a purchase; used in the browser's cookie and the receipt. It is derived from the secret, so only its hash is
 * stored.
 */
export const tokenOf = (secret: string, purchaseId: string): string => signed(secret, 'token', purchaseId);

/** Stored form of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
