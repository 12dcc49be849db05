import { mailWords } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';

interface Addressee {
  readonly username: string;
  readonly address: string;
}

/** The link to a new password. @param url the whole address, good once */
export const resetMail = ({ username, address }: Addressee, url: string): Mail => ({
  kind: 'password-reset',
  to: address,
  ...mailWords({
    subject: 'Set a new password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new password for ${username}.`,
      'The link works once, within an hour. After that you are signed out everywhere and log in with the new password.',
    ],
    action: { label: 'Set a new password', url },
    footnotes: ['If it was not you, leave it: nothing has changed, and nobody but you has this link.'],
  }),
});

/** What happened to a password, after it did. @param origin of this server */
export const passwordChangedMail = ({ username, address }: Addressee, origin: string): Mail => ({
  kind: 'password-changed',
  to: address,
  ...mailWords({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${username} was changed just now. Everybody who was signed in elsewhere has been signed out.`,
    ],
    action: { label: 'It was not me', url: `${origin}/auth?forgot=true` },
    footnotes: ['If it was you, there is nothing to do.'],
  }),
});
