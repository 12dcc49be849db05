import { APIError } from 'better-auth/api';
import { actorOf, type Actor } from './actor.ts';
import type { Auth } from './auth.ts';
import { isInternalAddress } from './internal-address.ts';

const UNKNOWN = new Set(['UNAUTHORIZED', 'UNPROCESSABLE_ENTITY', 'BAD_REQUEST', 'FORBIDDEN']);

function trySignIn(auth: Auth, login: string, password: string) {
  const call = { headers: new Headers(), returnHeaders: true } as const;
  return login.includes('@')
    ? auth.api.signInEmail({ ...call, body: { email: login, password } })
    : auth.api.signInUsername({ ...call, body: { username: login, password } });
}

/** A begun session: whose, and the cookies that carry it. */
export interface SignedIn {
  readonly actor: Actor;
  readonly setCookies: readonly string[];
}

/**
 * Signs in with username or e-mail address.
 * @returns undefined when name and password do not belong together; which of the two is wrong stays unsaid, also in the time it takes
 */
export async function signIn(auth: Auth, login: string, password: string): Promise<SignedIn | undefined> {
  if (isInternalAddress(login)) return undefined;
  try {
    const { response, headers } = await trySignIn(auth, login, password);
    return { actor: actorOf(response.user), setCookies: headers.getSetCookie() };
  } catch (error) {
    if (error instanceof APIError && UNKNOWN.has(String(error.status))) return undefined;
    throw error;
  }
}
