import { siteName } from '#server/core/site-name.ts';
import { mailRecipient } from '#server/auth/mail-recipient.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Db } from '#server/db/database.ts';
import { mailWords } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ReminderWords } from '#domain/reminders/words.ts';

/** Mails that a link turns off. */
export const MAIL_TOPICS = ['reminders', 'digest'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** A link that turns off mails without a login. It does nothing else, so it doesn't expire. */
export const unsubscribeUrl = (
  { sealer, publicUrl }: { readonly sealer: Sealer; readonly publicUrl: string },
  userId: string,
  topic: MailTopic,
): string => `${publicUrl}/unsubscribe/${sealer.seal(JSON.stringify({ userId, topic }))}`;

/** The address of a member who may get mail; null for the demo member, disabled accounts, and members without an address. */
export async function mailAddressOf(db: Db, userId: string): Promise<string | null> {
  const recipient = await mailRecipient(db, userId);
  return recipient && !recipient.isDemo ? (recipient.address ?? null) : null;
}

interface Links {
  readonly publicUrl: string;
  readonly unsubscribe: string;
}

export const reminderMail = (
  to: string,
  { title, text, link }: ReminderWords,
  { publicUrl, unsubscribe }: Links,
): Mail => ({
  kind: 'reminder',
  to,
  unsubscribeUrl: unsubscribe,
  ...mailWords({
    subject: title,
    paragraphs: [text.replace(/^Tap to/, `Open ${siteName()} to`)],
    action: { label: `Open ${siteName()}`, url: publicUrl + link },
    leave: {
      text: 'You’re getting this email because you turned on email reminders.',
      label: 'Turn off email reminders',
      url: unsubscribe,
    },
  }),
});
