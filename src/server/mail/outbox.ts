import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { newId } from '#server/core/new-id.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import type { Mail } from './mail.ts';
import { mails } from './tables.ts';
import type { Transport } from './transport.ts';

const KEPT_MS = 30 * DAY_MS;
const MAX_TRIES = 8;
const BATCH = 20;
/** Longer than a mail takes on a mail server that doesn't respond. */
const LEASE_MS = 15 * MINUTE_MS;

/** Minutes until the next attempt: 1, 2, 4 … up to about two hours. */
const waitMs = (tries: number): number => MINUTE_MS * 2 ** Math.min(tries, 7);

/**
 * Queues a mail in the caller's transaction, so that it is sent exactly if that commits.
 * @returns the mail's id
 */
export async function queueMail(tx: Db, mail: Mail, nowMs: number): Promise<string> {
  const { to, kind, replyTo, unsubscribeUrl, subject, text, html } = mail;
  const id = newId();
  const now = new Date(nowMs);
  await tx.insert(mails).values({
    id,
    kind,
    recipient: to,
    replyTo: replyTo ?? null,
    unsubscribeUrl: unsubscribeUrl ?? null,
    subject,
    text,
    html,
    state: 'waiting',
    dueAt: now,
    createdAt: now,
  });
  return id;
}

export interface OutboxDeps {
  readonly db: Db;
  /** Null if no mail server is configured; mails then wait for admins to pass them on. */
  readonly transport: Transport | null;
  readonly now: () => number;
  /** Reports a mail that couldn't be sent, without its recipient. */
  readonly onFault: (kind: string, fault: string) => void;
}

/** Mails leased by this server. If it dies, another one sends them when the lease expires. */
async function claimDue({ db, now }: OutboxDeps): Promise<readonly (typeof mails.$inferSelect)[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.dueAt, new Date(now()))))
    .orderBy(asc(mails.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ dueAt: new Date(now() + LEASE_MS) })
    .where(inArray(mails.id, due))
    .returning();
}

/** Renews the lease of a mail. @returns false if another server has leased it, because the earlier ones took long */
async function renew({ db, now }: OutboxDeps, { id, dueAt }: typeof mails.$inferSelect): Promise<boolean> {
  const renewed = await db
    .update(mails)
    .set({ dueAt: new Date(now() + LEASE_MS) })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting'), eq(mails.dueAt, dueAt)))
    .returning({ id: mails.id });
  return renewed.length > 0;
}

/** Sends due mails in batches. Two servers on one database never send the same one. @returns how many it processed */
export async function sendDue(deps: OutboxDeps): Promise<number> {
  const { db, transport, now, onFault } = deps;
  const due = await claimDue(deps);
  for (const mail of due) {
    if (!(await renew(deps, mail))) continue;
    // Outside a transaction: a slow mail server must not hold the database.
    const fault = transport && (await transport.send(mail));
    if (fault) onFault(mail.kind, fault);
    const isSent = transport !== null && fault === null;
    await db
      .update(mails)
      .set({
        ...outcomeOf(mail.tries + 1, transport !== null, fault, now()),
        ...(isSent && retainedText(mail)),
      })
      .where(eq(mails.id, mail.id));
  }
  return due.length;
}

const LINK_LEFT = '[Link hidden. The recipient got it.]';

/** Links that grant access, as text and as a button. */
const TOKEN_LINK = /https?:\/\/[^\s"<>]*[?&]token=[^\s"<>]*/g;
const TOKEN_BUTTON = / href="https?:[^"]*[?&]token=[^"]*"/g;

const withoutLinks = (words: string): string =>
  words.replaceAll(TOKEN_BUTTON, '').replaceAll(TOKEN_LINK, LINK_LEFT);

const HEALTH_LEFT = '[Text hidden. The recipient got it.]';

/** Removes links that open an account or redeem a purchase, and health details, after sending. */
function retainedText({ kind, text, html }: typeof mails.$inferSelect) {
  if (kind === 'reminder' || kind === 'digest')
    return { subject: HEALTH_LEFT, text: HEALTH_LEFT, html: HEALTH_LEFT, unsubscribeUrl: null };
  if (kind === 'password-reset') return { text: LINK_LEFT, html: LINK_LEFT };
  return kind === 'receipt' ? { text: withoutLinks(text), html: withoutLinks(html) } : undefined;
}

/** A mail's new columns after an attempt. @param fault null if it succeeded */
function outcomeOf(tries: number, wasTried: boolean, fault: string | null, nowMs: number) {
  if (!wasTried) return { state: 'kept' as const };
  if (fault === null) return { state: 'sent' as const, tries, fault, sentAt: new Date(nowMs) };
  const state = tries < MAX_TRIES ? ('waiting' as const) : ('failed' as const);
  return { state, tries, fault, dueAt: new Date(nowMs + waitMs(tries - 1)) };
}

/** Requeues a mail that failed or was held. */
export const retryMail = (db: Db, id: string, nowMs: number) =>
  db
    .update(mails)
    .set({ state: 'waiting', tries: 0, dueAt: new Date(nowMs) })
    .where(and(eq(mails.id, id), inArray(mails.state, ['failed', 'kept'])));

/** Deletes mails after a month, because they contain addresses and links. */
export const sweepMails = (db: Db, nowMs: number) =>
  db.delete(mails).where(lt(mails.createdAt, new Date(nowMs - KEPT_MS)));
