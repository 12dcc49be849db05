/** State of a mail. `kept`: without a mail transport, admins read it in the app. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];
