import { siteName } from '#server/core/site-name.ts';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { Db } from '#server/db/database.ts';
import { actorOf } from '#server/core/actor.ts';
import type { Auth } from './auth.ts';
import { unlessRefused, withoutCookies, type SignedIn } from './sign-in.ts';
import { twoFactors, users, verifications } from './tables.ts';

const COOKIE = 'two_factor';

/** The cookie that carries a sign-in to its second step. */
async function challengeCookie(auth: Auth, headers: Headers) {
  const { secret, createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie(COOKIE);
  const value = (await parseSigned(headers.get('cookie') ?? '', secret, name))[name] || undefined;
  return { name, value };
}

/** The user whose sign-in waits for its second step; undefined if there is none. */
export async function challengedUser(db: Db, auth: Auth, headers: Headers): Promise<string | undefined> {
  const { value } = await challengeCookie(auth, headers);
  if (value === undefined) return undefined;
  const [found] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, value));
  return found?.userId;
}

/** The headers that a sign-in needs: the browser and the challenge, but no session. */
async function challengeHeaders(auth: Auth, headers: Headers): Promise<Headers> {
  const { name } = await challengeCookie(auth, headers);
  const part = headers
    .get('cookie')
    ?.split(';')
    .find((each) => each.trim().startsWith(`${name}=`));
  const kept = withoutCookies(headers);
  if (part) kept.set('cookie', part.trim());
  return kept;
}

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Normalizes a typed recovery code: people add spaces and leave out hyphens. */
export const tidyCode = (code: string): string => {
  const signs = code.replaceAll(/[\s-]/g, '').toLowerCase();
  return isAppCode(signs) ? signs : `${signs.slice(0, 5)}-${signs.slice(5)}`;
};

/**
 * Completes the second step of a sign-in.
 * @param code six digits from the authenticator, or a recovery code, which is used up
 * @returns undefined if the code is wrong or no sign-in waits
 */
export async function finishSignIn(
  db: Db,
  auth: Auth,
  code: string,
  headers: Headers,
): Promise<SignedIn | undefined> {
  const call = {
    headers: await challengeHeaders(auth, headers),
    returnHeaders: true,
    body: { code: tidyCode(code) },
  } as const;
  const answer = await unlessRefused<{ response: { user: { id: string } }; headers: Headers }>(
    isAppCode(call.body.code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
  );
  if (!answer) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, answer.response.user.id));
  return user && { actor: actorOf(user), setCookies: answer.headers.getSetCookie() };
}

/** The key URI that authenticator apps read from the QR code. @param secret in base32 */
export function otpAddress(username: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: siteName(), digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(siteName())}:${encodeURIComponent(username)}?${query}`;
}

/**
 * Starts setting up a second factor for the session's member. It isn't required until a code confirms it. @returns its secret, in base32
 */
export async function beginSecondFactor(
  auth: Auth,
  password: string,
  headers: Headers,
): Promise<string | undefined> {
  const answer = await unlessRefused(auth.api.enableTwoFactor({ headers, body: { password } }));
  return answer && 'totpURI' in answer
    ? (new URL(answer.totpURI).searchParams.get('secret') ?? undefined)
    : undefined;
}

/**
 * Turns on a second factor with its first code, and renews the session's token.
 * @returns undefined for a wrong code
 */
export async function confirmSecondFactor(
  auth: Auth,
  code: string,
  headers: Headers,
): Promise<readonly string[] | undefined> {
  const answer = await unlessRefused(
    auth.api.verifyTOTP({ headers, body: { code: tidyCode(code) }, returnHeaders: true }),
  );
  return answer?.headers.getSetCookie();
}

/** Turns off the second factor of the session's member. @returns cookies of the renewed session */
export async function endSecondFactor(
  auth: Auth,
  password: string,
  headers: Headers,
): Promise<readonly string[] | undefined> {
  const answer = await unlessRefused(
    auth.api.disableTwoFactor({ headers, body: { password }, returnHeaders: true }),
  );
  return answer?.headers.getSetCookie();
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(
  auth: Auth,
  password: string,
  headers: Headers,
): Promise<readonly string[] | undefined> {
  const answer = await unlessRefused(auth.api.generateBackupCodes({ headers, body: { password } }));
  return answer?.backupCodes;
}

/** Whether a user has a second factor. */
export async function isSecondFactorOn(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.isOn === true;
}

/** Number of recovery codes a member has left; none without a second factor. */
export async function recoveryCodesOf(auth: Auth, userId: string): Promise<readonly string[]> {
  try {
    return (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes;
  } catch (error) {
    if (error instanceof APIError) return [];
    throw error;
  }
}

/** Removes a user's second factor and recovery codes in the caller's transaction, even if it was never confirmed. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
