import { NOTIFIED_ACCESS_EVENTS } from '#domain/account/access-events.ts';

/** A mail as text and HTML. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to one person. */
export interface Mail extends MailWords {
  /** Its topic in the admins' list. */
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo?: string;
  /** URL whose POST stops these mails (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export const MAIL_KINDS = [
  'password-reset',
  'password-changed',
  'email-changed',
  'account-deletion',
  'receipt',
  'refund',
  'contact-message',
  'contact-reply',
  'reminder',
  'digest',
  'test',
  ...NOTIFIED_ACCESS_EVENTS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
