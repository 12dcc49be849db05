import { siteName } from '#server/core/site-name.ts';
import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { admin, twoFactor, username } from 'better-auth/plugins';
import { adminAc, userAc } from 'better-auth/plugins/admin/access';
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import type { Db } from '#server/db/database.ts';
import { hostCookie } from '#server/auth/cookies/host-cookie.ts';
import { newId } from '#server/core/new-id.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords/passwords.ts';
import { credentials, passkeys, sessions, twoFactors, users, verifications } from './tables.ts';
import { readableCode } from './readable-code.ts';

const CODES = 10;

/** Single-use recovery codes of a second factor: "k7mfa-x2nqd". */
const recoveryCodes = (): string[] => Array.from({ length: CODES }, () => readableCode(2));

const DAY_SECONDS = 86_400;

/** A session lasts this long after its last renewal; using it a day later renews it. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
export const SESSION_UPDATE_SECONDS = DAY_SECONDS;

/** Prefix of our cookie names. */
export const COOKIE_PREFIX = 'perennial';

export interface AuthOptions {
  readonly db: Db;
  readonly secret: string;
  /** Public URL of this server; with https, cookies are Secure. */
  readonly publicUrl: string;
  /** Logs the library's errors; never personal data. */
  readonly onError: (message: string) => void;
}

const CHANGES_OF_ONESELF = new Set([
  '/change-password',
  '/set-password',
  '/change-email',
  '/update-user',
  '/delete-user',
]);
const CHANGES_OF_OTHERS = new Set([
  '/admin/set-user-password',
  '/admin/update-user',
  '/admin/remove-user',
  '/admin/ban-user',
  '/admin/set-role',
]);

/** The demo member's password is public, so nobody, not even an admin, may change or delete what the next visitor needs. */
const keepDemoMember = createAuthMiddleware(async (context) => {
  let user: Readonly<Record<string, unknown>> | null | undefined;
  if (CHANGES_OF_ONESELF.has(context.path)) user = (await getSessionFromCtx(context))?.user;
  if (CHANGES_OF_OTHERS.has(context.path))
    user = await context.context.internalAdapter.findUserById(context.body.userId);
  if (user?.['isDemo'] === true)
    throw new APIError('FORBIDDEN', { code: 'DEMO_MEMBER', message: 'The demo account can’t be changed.' });
});

/** A passkey replaces password and second factor, so the device must verify its user. */
const VERIFIED = { residentKey: 'required', userVerification: 'required' } as const;

const requireVerified = (isVerified: boolean | undefined): void => {
  if (isVerified !== true)
    throw new APIError('UNAUTHORIZED', { message: 'Your device didn’t confirm that it’s you.' });
};

/** On loopback only the browser knows the port, and with it the origin; elsewhere it is the configured one. */
const originOf = (publicUrl: string): string | null =>
  new URL(publicUrl).hostname === 'localhost' ? null : publicUrl;

/** The account library over our tables. Its own HTTP routes aren't mounted: our contract is the only way in. */
export const createAuth = ({ db, secret, publicUrl, onError }: AuthOptions) =>
  betterAuth({
    appName: siteName(),
    baseURL: publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => onError(message) },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_CHARS,
      maxPasswordLength: MAX_PASSWORD_CHARS,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // Changes to login methods ask for the password, however fresh the session. We enforce that.
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_UPDATE_SECONDS, freshAge: 0 },
    user: {
      additionalFields: { isDemo: { type: 'boolean', input: false, defaultValue: false } },
    },
    plugins: [
      username({ usernameValidator: (name) => /^[A-Za-z0-9_.-]+$/.test(name) }),
      twoFactor({
        issuer: siteName(),
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
        // Wrong codes are counted by device in `rate-limits.ts`. A limit here would let anyone with the password lock the member out.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpName: siteName(),
        rpID: new URL(publicUrl).hostname,
        origin: originOf(publicUrl),
        authenticatorSelection: VERIFIED,
        advanced: { webAuthnChallengeCookie: 'passkey' },
        registration: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
      admin({ defaultRole: 'member', adminRoles: ['admin'], roles: { member: userAc, admin: adminAc } }),
    ],
    hooks: { before: keepDemoMember },
    advanced: {
      cookiePrefix: hostCookie(publicUrl, COOKIE_PREFIX),
      // The library's own prefix would be the weaker `__Secure-`.
      useSecureCookies: false,
      database: { generateId: newId },
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: publicUrl.startsWith('https:'),
      },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
