import { randomBytes } from 'node:crypto';
import { serializeSigned } from 'hono/utils/cookie';
import { actorOf } from '#server/core/actor.ts';
import { SESSION_SECONDS, type Auth } from '#server/auth/auth.ts';
import { withoutCookies, type PendingSignIn, type SignedIn } from '#server/auth/sign-in.ts';
import type { users } from '#server/auth/tables.ts';

const SECOND_STEP_SECONDS = 600;

/** Starts the session of a user identified by another provider; with a second factor, their sign-in waits for it, as after a password. */
export async function startSession(
  auth: Auth,
  user: typeof users.$inferSelect,
  headers: Headers,
): Promise<SignedIn | PendingSignIn> {
  const { internalAdapter, authCookies, createAuthCookie, secret, baseURL } = await auth.$context;
  const cookie = (name: string, value: string, maxAge: number) =>
    serializeSigned(name, value, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: baseURL.startsWith('https:'),
      maxAge,
    });
  if (!user.twoFactorEnabled) {
    const userAgent = withoutCookies(headers).get('user-agent') ?? '';
    const { token } = await internalAdapter.createSession(user.id, false, { userAgent });
    const line = await cookie(authCookies.sessionToken.name, token, SESSION_SECONDS);
    return { actor: actorOf(user), setCookies: [line] };
  }
  // The account library's own plugin starts a second step the same way.
  const identifier = `2fa-${randomBytes(15).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + SECOND_STEP_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ value: user.id, identifier, expiresAt });
  await internalAdapter.createVerificationValue({
    value: '0',
    identifier: `2fa-attempts-${identifier}`,
    expiresAt,
  });
  const line = await cookie(createAuthCookie('two_factor').name, identifier, SECOND_STEP_SECONDS);
  return { actor: undefined, setCookies: [line] };
}
