/** What became of a mail. `kept`: no transport is configured; the admins read it instead. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];
