import { z } from 'zod';
import { ACCESS_EVENTS } from '#domain/account/access-events.ts';
import { password, webAuthnAnswer, webAuthnQuestion } from './account.ts';
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
  /** To some ten minutes. */
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
  /** How many recovery codes were not used yet. */
  codesLeft: z.number(),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the device reports that it backs up the passkey. */
  isSynced: z.boolean(),
  createdAt: instant,
});

const ownPassword = text().min(1, 'Enter your password.').max(128);
const withPassword = z.object({ password: ownPassword });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const passkeyName = typedText().min(1, 'Give it a name.').max(60, 'At most 60 characters.');
const byId = z.object({ id: z.uuid() });
const done = z.object({ done: z.literal(true) });

const tags = ['security'];

export type Session = z.infer<typeof session>;
export type AccessEntry = z.infer<typeof accessEvent>;
export type Passkey = z.infer<typeof passkey>;

/** Login methods, sessions and security events. */
export const security = {
  forgot: base
    .route({ method: 'POST', path: '/account/forgot', tags, summary: 'Ask for a link to set a new password' })
    .input(z.object({ login: typedText().min(1, 'Enter your username or e-mail address.').max(254) }))
    .output(done),
  reset: base
    .route({ method: 'POST', path: '/account/reset', tags, summary: 'Set a new password with a link' })
    .input(z.object({ token: text().min(1).max(200), password }))
    .output(done),
  changePassword: base
    .route({ method: 'POST', path: '/account/password', tags, summary: 'Change the own password' })
    .input(z.object({ current: ownPassword, password }))
    .output(done),
  sessions: {
    list: base
      .route({ method: 'GET', path: '/account/sessions', tags, summary: 'Where the member is signed in' })
      .output(z.array(session)),
    revoke: base
      .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'Sign one browser out' })
      .input(byId)
      .output(done),
    revokeOthers: base
      .route({ method: 'DELETE', path: '/account/sessions', tags, summary: 'Sign all other browsers out' })
      .output(done),
  },
  activity: base
    .route({
      method: 'GET',
      path: '/account/activity',
      tags,
      summary: 'The last sign-ins, failed ones too, and changes to how the member signs in, newest first',
    })
    .output(z.array(accessEvent)),
  secondFactor: {
    get: base
      .route({ method: 'GET', path: '/account/second-factor', tags, summary: 'Whether a code is asked for' })
      .output(secondFactor),
    begin: base
      .route({
        method: 'POST',
        path: '/account/second-factor/begin',
        tags,
        summary: 'A secret for an authenticator',
      })
      .input(withPassword)
      .output(z.object({ secret: z.string(), uri: z.string() })),
    confirm: base
      .route({
        method: 'POST',
        path: '/account/second-factor/confirm',
        tags,
        summary: 'Ask for codes from now on',
      })
      .input(z.object({ code: typedText().min(6, 'Enter the six digits.').max(20) }))
      .output(recoveryCodes),
    end: base
      .route({
        method: 'POST',
        path: '/account/second-factor/end',
        tags,
        summary: 'Ask for no code any more',
      })
      .input(withPassword)
      .output(done),
    renewCodes: base
      .route({
        method: 'POST',
        path: '/account/second-factor/recovery-codes',
        tags,
        summary: 'New recovery codes in place of the old ones',
      })
      .input(withPassword)
      .output(recoveryCodes),
  },
  passkeys: {
    list: base
      .route({ method: 'GET', path: '/account/passkeys', tags, summary: 'The member’s passkeys' })
      .output(z.array(passkey)),
    begin: base
      .route({
        method: 'POST',
        path: '/account/passkeys/options',
        tags,
        summary: 'What a device has to make for a new passkey',
      })
      .input(withPassword)
      .output(webAuthnQuestion),
    add: base
      .route({
        method: 'POST',
        path: '/account/passkeys',
        successStatus: 201,
        tags,
        summary: 'Keep a passkey that a device made',
      })
      .input(z.object({ name: passkeyName, response: webAuthnAnswer }))
      .output(passkey),
    rename: base
      .route({ method: 'PUT', path: '/account/passkeys/{id}', tags, summary: 'Name a passkey' })
      .input(byId.extend({ name: passkeyName }))
      .output(done),
    remove: base
      .route({ method: 'POST', path: '/account/passkeys/{id}/remove', tags, summary: 'Forget a passkey' })
      .input(byId.extend({ password: ownPassword }))
      .output(done),
  },
};
