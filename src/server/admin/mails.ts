import { siteName } from '#server/core/site-name.ts';
import { and, eq } from 'drizzle-orm';
import type { MailRow } from '#contract/admin/mails.ts';
import type { MailState } from '#domain/content/mail-states.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import { mailRecipient } from '#server/auth/mail-recipient.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { mailWords } from '#server/mail/layout.ts';
import { queueMail, retryMail } from '#server/mail/outbox.ts';
import { mails } from '#server/mail/tables.ts';
import { after, newestFirst, pageOf, placeOf } from '#server/http/api/list-cursor.ts';

const columns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  state: mails.state,
  tries: mails.tries,
  fault: mails.fault,
  createdAt: mails.createdAt,
  dueAt: mails.dueAt,
  sentAt: mails.sentAt,
};

type Stored = Pick<typeof mails.$inferSelect, keyof typeof columns>;

const rowOf = ({ createdAt, dueAt, sentAt, ...mail }: Stored): MailRow => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/** A page of the outbox, newest first, without the mails' text. */
export async function mailsPage(
  db: Db,
  {
    state,
    after: cursor,
    limit,
  }: {
    readonly state?: MailState | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<{ mails: MailRow[]; next: string | null }> {
  const rows = await db
    .select(columns)
    .from(mails)
    .where(and(state && eq(mails.state, state), after(cursor, mails.createdAt, mails.id)))
    .orderBy(...newestFirst(mails.createdAt, mails.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (last) => placeOf(last.createdAt, last.id));
  return { mails: page.rows.map(rowOf), next: page.next };
}

const audited = (action: string, { kind, id }: Stored) => ({
  action,
  targetKind: 'mail',
  target: id,
  details: { kind },
});

/** A mail's text. It may contain a link that opens an account, so reading it is audited. @throws Refusal NOT_FOUND */
export const readMail = ({ db, now }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ ...columns, replyTo: mails.replyTo, text: mails.text, html: mails.html })
      .from(mails)
      .where(eq(mails.id, id));
    if (!mail) throw new Refusal('NOT_FOUND');
    await audit(tx, actor, audited('mail.read', mail), now());
    return { ...mail, ...rowOf(mail) };
  });

/**
 * Retries a mail that failed or was held back.
 * @throws Refusal NOT_FOUND; CONFLICT for one that is queued or sent
 */
export const resendMail = ({ db, now }: Deps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!mail) throw new Refusal('NOT_FOUND');
    if (mail.state === 'waiting' || mail.state === 'sent')
      throw new Refusal('CONFLICT', {
        issues: [
          {
            field: 'id',
            message:
              mail.state === 'sent' ? 'This email has already been sent.' : 'This email is already queued.',
          },
        ],
      });
    await retryMail(tx, id, now());
    await audit(tx, actor, audited('mail.retry', mail), now());
    const [changed] = await tx.select(columns).from(mails).where(eq(mails.id, id));
    return rowOf(changed ?? mail);
  });

/** Queues a test mail to the admin's own address. @throws Refusal CONFLICT without one */
export const writeTestMail = ({ db, now }: Deps, actor: Actor): Promise<string> =>
  db.transaction(async (tx) => {
    const to = (await mailRecipient(tx, actor.userId))?.address;
    if (to === undefined)
      throw refuseField('CONFLICT', 'email', 'Add your email address under Settings first.');
    const words = {
      subject: `Test from ${siteName()}`,
      paragraphs: ['If you can read this, email from this server works.'],
    };
    await queueMail(tx, { kind: 'test', to, ...mailWords(words) }, now());
    await audit(tx, actor, { action: 'mail.test', targetKind: 'mail', target: words.subject }, now());
    return to;
  });
