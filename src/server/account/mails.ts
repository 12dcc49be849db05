import type { NotifiedAccessEvent } from '#domain/account/access-events.ts';
import { mailWords } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';

interface Addressee {
  readonly username: string;
  readonly address: string;
}

/**
 * Mail with the link to a new password.
 * @param url the whole address, valid once
 */
export const resetMail = ({ username, address }: Addressee, url: string): Mail => ({
  kind: 'password-reset',
  to: address,
  ...mailWords({
    subject: 'Set a new password',
    paragraphs: [
      `Someone, hopefully you, asked to reset the password for ${username}.`,
      'The link works once and expires in an hour. Setting a new password will log you out everywhere.',
    ],
    action: { label: 'Set a new password', url },
    footnotes: ['If this wasn’t you, ignore this email. Nothing has changed, and only you have this link.'],
  }),
});

/** Mail after a password was changed or reset. @param origin of this server */
export const passwordChangedMail = ({ username, address }: Addressee, origin: string): Mail => ({
  kind: 'password-changed',
  to: address,
  ...mailWords({
    subject: 'Your password was changed',
    paragraphs: [
      `The password for ${username} was just changed. All other browsers have been logged out, and all access tokens have been revoked.`,
    ],
    action: { label: 'This wasn’t me', url: `${origin}/auth?forgot=true` },
    footnotes: ['If this was you, you can ignore this email.'],
  }),
});

/** Text for each security change. */
const CHANGES: Readonly<
  Record<NotifiedAccessEvent, readonly [subject: string, said: (username: string) => string]>
> = {
  'codes-turned-on': [
    'Authenticator app codes were turned on',
    (username) => `From now on, logging in as ${username} also requires a code from your authenticator app.`,
  ],
  'codes-turned-off': [
    'Authenticator app codes were turned off',
    (username) => `Logging in as ${username} no longer requires a code, only your password.`,
  ],
  'codes-ended-by-admin': [
    'An admin turned off your authenticator app',
    (username) =>
      `An admin turned off the authenticator app for ${username}. You’ve been logged out everywhere, and now you only need your password to log in. Your passkeys still work.`,
  ],
  'recovery-codes-renewed': [
    'Your recovery codes were replaced',
    (username) => `${username} has new recovery codes. The old ones no longer work.`,
  ],
  'passkey-added': [
    'A passkey was added',
    (username) => `A new passkey can now be used to log in as ${username} without a password or code.`,
  ],
  'passkey-removed': [
    'A passkey was deleted',
    (username) => `A passkey for ${username} was deleted and can no longer be used to log in.`,
  ],
  'provider-connected': [
    'Single sign-on was connected',
    (username) => `From now on, you can log in as ${username} with single sign-on, without a password.`,
  ],
  'provider-disconnected': [
    'Single sign-on was disconnected',
    (username) => `You can no longer log in as ${username} with single sign-on. Your password still works.`,
  ],
  'code-used-again': [
    'Someone tried to reuse a login code',
    (username) =>
      `Someone who knows the password for ${username} entered a code that had just been used. It was rejected, because each code works once.`,
  ],
  'token-created': [
    'An access token was created',
    (username) =>
      `A new access token lets another program use the account ${username} with the permissions you chose. You can revoke it under Integrations at any time.`,
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
      action: { label: 'Review how you log in', url: `${origin}/security` },
      footnotes: [
        'If this was you, you can ignore this email. If not, change your password now and log out all other browsers.',
      ],
    }),
  };
}
