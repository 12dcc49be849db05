import type { NotifiedAccessEvent } from '#domain/account/access-events.ts';
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
    footnotes: ['If this wasn’t you, ignore this mail: nothing has changed, and only you have this link.'],
  }),
});

/** Mail after a password was changed or reset. @param origin of this server */
export const passwordChangedMail = ({ username, address }: Addressee, origin: string): Mail => ({
  kind: 'password-changed',
  to: address,
  ...mailWords({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of ${username} was changed just now. Everybody who was signed in elsewhere has been signed out, and access tokens have been revoked.`,
    ],
    action: { label: 'It was not me', url: `${origin}/auth?forgot=true` },
    footnotes: ['If this was you, there is nothing to do.'],
  }),
});

/** Text for each security change. */
const CHANGES: Readonly<
  Record<NotifiedAccessEvent, readonly [subject: string, said: (username: string) => string]>
> = {
  'codes-turned-on': [
    'Codes were turned on',
    (username) => `Logging in as ${username} asks for a code of an authenticator from now on.`,
  ],
  'codes-turned-off': [
    'Codes were turned off',
    (username) =>
      `Logging in as ${username} asks for no code any more: the password alone opens the account.`,
  ],
  'codes-ended-by-admin': [
    'An admin turned your codes off',
    (username) =>
      `An admin turned off the authenticator app for ${username}, as for a lost phone. You are signed out everywhere, and only the password is needed to log in now. Passkeys stay.`,
  ],
  'recovery-codes-renewed': [
    'New recovery codes were made',
    (username) => `New recovery codes were made for ${username}. The old ones work no longer.`,
  ],
  'passkey-added': [
    'A passkey was added',
    (username) => `A new passkey opens the account ${username} from now on, without password and code.`,
  ],
  'passkey-removed': [
    'A passkey was deleted',
    (username) => `A passkey of ${username} was deleted and no longer opens the account.`,
  ],
  'code-used-again': [
    'A code was used a second time',
    (username) =>
      `Somebody who knows the password of ${username} typed a code that had just been used. It was refused: each code is good once.`,
  ],
  'token-created': [
    'An access token was created',
    (username) =>
      `A new access token lets a program use the account ${username}, within the permissions you chose. You can revoke it under Integrations at any time.`,
  ],
};

/** Mail after a change to how a member logs in, or after a suspicious login. @param origin of this server */
export function accessChangedMail(
  { username, address }: Addressee,
  kind: NotifiedAccessEvent,
  origin: string,
): Mail {
  const [subject, said] = CHANGES[kind];
  return {
    kind,
    to: address,
    ...mailWords({
      subject,
      paragraphs: [said(username)],
      action: { label: 'See how you log in', url: `${origin}/security` },
      footnotes: [
        'If this was you, there is nothing to do. If not, change your password now and sign out all other browsers.',
      ],
    }),
  };
}
