import { and, eq } from 'drizzle-orm';
import type { ContactInput, ContactMessage } from '#contract/content/messages.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { MailDeps } from '#server/db/deps.ts';
import { Refusal } from '#server/core/refusal.ts';
import { mailWords } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { messageOf } from './message-queries.ts';
import { contactMessages, contactReplies } from './tables.ts';

/** Addresses of admins who have one and may sign in. */
async function adminAddresses(tx: Db): Promise<readonly string[]> {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.banned, false)));
  return admins.map(({ email }) => email).filter((email) => !isInternalAddress(email));
}

/** Whether a form was already sent, and with the same text. */
export async function sentBefore(
  db: Db,
  id: string,
  { name, email, subject, message }: ContactInput,
): Promise<'same' | 'other' | undefined> {
  const [kept] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!kept) return undefined;
  const isSame =
    kept.name === name && kept.email === email && kept.subject === subject && kept.body === message;
  return isSame ? 'same' : 'other';
}

/**
 * Stores a message to the admins, once per rendered form, and notifies admins with an address.
 * @param id of the form
 * @param writer the member, if signed in
 */
export async function storeMessage(
  { db, publicUrl, mailer, now }: MailDeps,
  id: string,
  { name, email, subject, message }: ContactInput,
  writer: Pick<Actor, 'userId' | 'username'> | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({
        id,
        name,
        email,
        subject,
        body: message,
        username: writer?.username ?? null,
        userId: writer?.userId ?? null,
        state: 'open',
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (!kept) return;
    const words = mailWords({
      subject: `Message from ${name}: ${subject}`,
      paragraphs: [`${name} (${email}${writer ? `, member ${writer.username}` : ''}) wrote:`, message],
      action: { label: 'Read and reply', url: `${publicUrl}/admin/messages/${id}` },
    });
    for (const to of await adminAddresses(tx))
      await queueMail(tx, { kind: 'contact-message', to, replyTo: email, ...words }, now());
  });
  mailer.sendSoon();
}

async function change(
  { db, now }: MailDeps,
  actor: Actor,
  id: string,
  action: string,
  work: (tx: Db, message: typeof contactMessages.$inferSelect) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
    if (!message) throw new Refusal('NOT_FOUND');
    if (await work(tx, message)) await audit(tx, actor, { action, targetKind: 'message', target: id }, now());
  });
}

/** Replies by mail, once per reply id, and marks the message answered. @throws Refusal NOT_FOUND */
export async function replyTo(
  deps: MailDeps,
  actor: Actor,
  { id, replyId, body }: { readonly id: string; readonly replyId: string; readonly body: string },
): Promise<ContactMessage> {
  await change(deps, actor, id, 'message.reply', async (tx, { name, email, subject, body: asked }) => {
    const [there] = await tx
      .select({ id: contactReplies.id })
      .from(contactReplies)
      .where(eq(contactReplies.id, replyId));
    if (there) return false;
    const words = mailWords({
      subject: `Re: ${subject}`,
      paragraphs: [`Hello ${name},`, body],
      footnotes: [
        `You wrote:\n${asked}`,
        `To reply, write to us at ${deps.publicUrl}/contact. We may not see replies to this email.`,
      ],
    });
    const mailId = await queueMail(tx, { kind: 'contact-reply', to: email, ...words }, deps.now());
    await tx.insert(contactReplies).values({
      id: replyId,
      messageId: id,
      body,
      writtenBy: actor.username,
      writtenById: actor.userId,
      writtenAt: new Date(deps.now()),
      mailId,
    });
    await tx.update(contactMessages).set({ state: 'answered' }).where(eq(contactMessages.id, id));
    return true;
  });
  deps.mailer.sendSoon();
  return messageOf(deps, id);
}

/** Archives or reopens a message. @throws Refusal NOT_FOUND */
export async function setMessageState(
  deps: MailDeps,
  actor: Actor,
  id: string,
  state: 'open' | 'archived',
): Promise<ContactMessage> {
  const action = state === 'open' ? 'message.reopen' : 'message.archive';
  await change(deps, actor, id, action, async (tx, message) => {
    if (message.state === state) return false;
    await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id));
    return true;
  });
  return messageOf(deps, id);
}

/** Permanently deletes a message with its replies. @throws Refusal NOT_FOUND */
export const removeMessage = (deps: MailDeps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, 'message.delete', async (tx) => {
    await tx.delete(contactMessages).where(eq(contactMessages.id, id));
    return true;
  });
