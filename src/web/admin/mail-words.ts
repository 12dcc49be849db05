import type { MailState } from '#domain/content/mail-states.ts';
import type { Tone } from './tag.tsx';

export const MAIL_STATE_NAMES: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept here',
};
export const MAIL_STATE_TONES: Readonly<Record<MailState, Tone>> = {
  waiting: 'notice',
  sent: 'good',
  failed: 'critical',
  kept: 'plain',
};

/** "password-reset" as people read it: "Password reset". */
export const kindText = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
