import { APIError } from 'better-auth/api';
import { eq, or } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { actorOf, type Actor } from '#server/core/actor.ts';
import type { Auth } from './auth.ts';
import { DEMO_MEMBER } from './demo-member.ts';
import { internalAddress, isInternalAddress } from './internal-address.ts';
import { users } from './tables.ts';

const REFUSED = new Set([
  'UNAUTHORIZED',
  'UNPROCESSABLE_ENTITY',
  'BAD_REQUEST',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
]);

/** The library's result; undefined if it refuses. The reason isn't passed on. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof APIError && REFUSED.has(String(error.status))) return undefined;
    throw error;
  }
}

/** Headers that a sign-in needs. Never cookies, so that planted ones have no effect. */
export const withoutCookies = (headers: Headers): Headers =>
  new Headers({ 'user-agent': headers.get('user-agent')?.slice(0, 400) ?? '' });

interface Answer {
  readonly headers: Headers;
  /** With a second factor, the library returns a challenge instead of the user, which its types omit. */
  readonly response: { readonly user?: Parameters<typeof actorOf>[0] };
}

function trySignIn(auth: Auth, login: string, password: string, headers: Headers): Promise<Answer> {
  const call = { headers: withoutCookies(headers), returnHeaders: true } as const;
  return login.includes('@')
    ? auth.api.signInEmail({ ...call, body: { email: login, password } })
    : auth.api.signInUsername({ ...call, body: { username: login, password } });
}

/** A started session: its user, and its cookies. */
export interface SignedIn {
  readonly actor: Actor;
  readonly setCookies: readonly string[];
}

/** A correct password if a second factor is required: no session yet, and the cookies that carry the challenge. */
export interface PendingSignIn {
  readonly actor: undefined;
  readonly setCookies: readonly string[];
}

const signedInOf = ({ headers, response: { user } }: Answer): SignedIn | PendingSignIn => {
  const setCookies = headers.getSetCookie();
  return user ? { actor: actorOf(user), setCookies } : { actor: undefined, setCookies };
};

/** Signs in as a copy of the demo member, which has no name or address that anybody could type. */
export async function signInToDemoCopy(
  auth: Auth,
  userId: string,
  headers: Headers,
): Promise<SignedIn | undefined> {
  const answer = await unlessRefused(trySignIn(auth, internalAddress(userId), DEMO_MEMBER.password, headers));
  const signedIn = answer && signedInOf(answer);
  return signedIn?.actor && signedIn;
}

/**
 * Signs in with username or email address.
 * @param headers of the request; the session records its browser
 * @returns undefined if name and password don't match. Neither the result nor its timing reveals which is wrong.
 */
export async function signIn(
  auth: Auth,
  login: string,
  password: string,
  headers: Headers,
): Promise<SignedIn | PendingSignIn | undefined> {
  if (isInternalAddress(login)) return undefined;
  const answer = await unlessRefused(trySignIn(auth, login, password, headers));
  return answer && signedInOf(answer);
}

/** The user with this name or address; undefined if there is none. */
export async function userIdOfLogin(db: Db, login: string): Promise<string | undefined> {
  const name = login.trim().toLowerCase();
  if (isInternalAddress(name)) return undefined;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)));
  return user?.id;
}
