import { z } from 'zod';
import { ACCESS_EVENTS } from '#domain/account/access-events.ts';
import { webAuthnAnswer, webAuthnQuestion } from './account.ts';
import { currentPassword, newPassword } from '#contract/shared/password.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** A browser that is signed in. */
const session = z.object({
  id: z.uuid(),
  /** From the user agent, such as "Firefox" and "Android"; null if it doesn't say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isThisDevice: z.boolean(),
  beganAt: instant,
  /** Accurate to about ten minutes. */
  usedAt: instant,
});

const accessEvent = z.object({
  id: z.uuid(),
  at: instant,
  kind: z.enum(ACCESS_EVENTS),
  /** The browser involved; null if there was none, or it doesn't say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});

const secondFactor = z.object({
  isOn: z.boolean(),
  /** Number of unused recovery codes. */
  codesLeft: z.number(),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the device reports that it backs up the passkey. */
  isSynced: z.boolean(),
  createdAt: instant,
});

const withPassword = z.object({ password: currentPassword });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const passkeyName = typedText().min(1, 'Enter a name.').max(60, 'Use 60 characters or fewer.');
const byId = z.object({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });

const tags = ['security'];

export type Session = z.infer<typeof session>;
export type AccessEntry = z.infer<typeof accessEvent>;
export type Passkey = z.infer<typeof passkey>;

/** Login methods, sessions and security events. */
export const security = {
  forgot: base
    .route({ method: 'POST', path: '/account/forgot', tags, summary: 'Request a password reset link' })
    .input(z.object({ login: typedText().min(1, 'Enter your username or email address.').max(254) }))
    .output(done),
  reset: base
    .route({ method: 'POST', path: '/account/reset', tags, summary: 'Set a new password with a link' })
    .input(z.object({ token: text().min(1).max(200), password: newPassword }))
    .output(done),
  changePassword: base
    .route({ method: 'POST', path: '/account/password', tags, summary: 'Change the password' })
    .input(z.object({ current: currentPassword, password: newPassword }))
    .output(done),
  sessions: {
    list: base
      .route({ method: 'GET', path: '/account/sessions', tags, summary: 'List sessions' })
      .output(z.array(session)),
    revoke: base
      .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'Log out one browser' })
      .input(byId)
      .output(done),
    revokeOthers: base
      .route({ method: 'DELETE', path: '/account/sessions', tags, summary: 'Log out all other browsers' })
      .output(done),
  },
  activity: base
    .route({
      method: 'GET',
      path: '/account/activity',
      tags,
      summary: 'List recent logins, including failed ones, and changes to login methods, newest first',
    })
    .output(z.array(accessEvent)),
  provider: {
    get: base
      .route({
        method: 'GET',
        path: '/account/provider',
        tags,
        summary: 'Get the status of single sign-on',
      })
      .output(z.object({ isConnected: z.boolean() })),
    disconnect: base
      .route({
        method: 'POST',
        path: '/account/provider/disconnect',
        tags,
        summary: 'Disconnect single sign-on; the password still works',
      })
      .input(withPassword)
      .output(done),
  },
  secondFactor: {
    get: base
      .route({
        method: 'GET',
        path: '/account/second-factor',
        tags,
        summary: 'Get the status of two-factor authentication',
      })
      .output(secondFactor),
    begin: base
      .route({
        method: 'POST',
        path: '/account/second-factor/begin',
        tags,
        summary: 'Create a secret for an authenticator app',
      })
      .input(withPassword)
      .output(z.object({ secret: z.string(), uri: z.string() })),
    confirm: base
      .route({
        method: 'POST',
        path: '/account/second-factor/confirm',
        tags,
        summary: 'Turn on two-factor authentication',
      })
      .input(z.object({ code: typedText().min(6, 'Enter the six-digit code.').max(20) }))
      .output(recoveryCodes),
    end: base
      .route({
        method: 'POST',
        path: '/account/second-factor/end',
        tags,
        summary: 'Turn off two-factor authentication',
      })
      .input(withPassword)
      .output(done),
    renewCodes: base
      .route({
        method: 'POST',
        path: '/account/second-factor/recovery-codes',
        tags,
        summary: 'Replace the recovery codes',
      })
      .input(withPassword)
      .output(recoveryCodes),
  },
  passkeys: {
    list: base
      .route({ method: 'GET', path: '/account/passkeys', tags, summary: 'List passkeys' })
      .output(z.array(passkey)),
    begin: base
      .route({
        method: 'POST',
        path: '/account/passkeys/options',
        tags,
        summary: 'Start adding a passkey',
      })
      .input(withPassword)
      .output(webAuthnQuestion),
    add: base
      .route({
        method: 'POST',
        path: '/account/passkeys',
        successStatus: 201,
        tags,
        summary: 'Add a passkey',
      })
      .input(z.object({ name: passkeyName, response: webAuthnAnswer }))
      .output(passkey),
    rename: base
      .route({ method: 'PUT', path: '/account/passkeys/{id}', tags, summary: 'Rename a passkey' })
      .input(byId.extend({ name: passkeyName }))
      .output(done),
    remove: base
      .route({ method: 'POST', path: '/account/passkeys/{id}/remove', tags, summary: 'Delete a passkey' })
      .input(byId.extend({ password: currentPassword }))
      .output(done),
  },
};
