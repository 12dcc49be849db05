import { and, asc, eq } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { Db } from '#server/db/database.ts';
import { actorOf, type Actor } from '#server/core/actor.ts';
import type { Auth } from './auth.ts';
import { unlessRefused, withoutCookies, type SignedIn } from './sign-in.ts';
import { passkeys, users } from './tables.ts';

const COOKIE = 'passkey';

type DeviceAnswer = NonNullable<
  Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

/** WebAuthn options in JSON form, and the cookies that carry the challenge. */
export interface Ceremony {
  readonly options: object;
  readonly setCookies: readonly string[];
}

/** Creates a challenge to register a passkey for the session's member. */
export async function beginPasskey(
  auth: Auth,
  { username }: Actor,
  headers: Headers,
): Promise<Ceremony | undefined> {
  const answer = await unlessRefused(
    auth.api.generatePasskeyRegistrationOptions({ headers, query: { name: username }, returnHeaders: true }),
  );
  if (!answer) return undefined;
  const { response: options } = answer;
  // The library would show the email address it requires, which is a placeholder for most members.
  const user = { ...options.user, name: username, displayName: username };
  return { options: { ...options, user }, setCookies: answer.headers.getSetCookie() };
}

/**
 * Stores a passkey that a device created for the session's member.
 * @param response in WebAuthn's JSON form
 * @returns its id; undefined if there is no matching challenge
 */
export async function savePasskey(
  auth: Auth,
  { name, response }: { readonly name: string; readonly response: object },
  headers: Headers,
): Promise<string | undefined> {
  const kept = await unlessRefused(auth.api.verifyPasskeyRegistration({ headers, body: { name, response } }));
  return kept?.id;
}

/** Creates a challenge for any passkey on the device, without naming a user. */
export async function beginPasskeySignIn(auth: Auth, headers: Headers): Promise<Ceremony | undefined> {
  const answer = await unlessRefused(
    auth.api.generatePasskeyAuthenticationOptions({ headers: withoutCookies(headers), returnHeaders: true }),
  );
  if (!answer) return undefined;
  const options = { ...answer.response, userVerification: 'required' };
  return { options, setCookies: answer.headers.getSetCookie() };
}

/** Headers that the ceremony needs. A sign-in ignores the request's session. */
async function ceremonyHeaders(auth: Auth, headers: Headers): Promise<Headers> {
  const { secret, createAuthCookie } = await auth.$context;
  const { name } = createAuthCookie(COOKIE);
  const kept = withoutCookies(headers);
  const origin = headers.get('origin');
  if (origin !== null) kept.set('origin', origin);
  const cookie = headers.get('cookie') ?? '';
  const part = cookie.split(';').find((each) => each.trim().startsWith(`${name}=`));
  if (part && (await parseSigned(cookie, secret, name))[name]) kept.set('cookie', part.trim());
  return kept;
}

/**
 * Signs in with a passkey.
 * @param response in WebAuthn's JSON form
 * @returns undefined if the passkey is unknown, there is no matching challenge, or its account is disabled
 */
export async function signInWithPasskey(
  db: Db,
  auth: Auth,
  response: Record<string, unknown>,
  headers: Headers,
): Promise<SignedIn | undefined> {
  const asked = await ceremonyHeaders(auth, headers);
  // The library validates it.
  const body = { response: response as unknown as DeviceAnswer };
  const answer = await unlessRefused(
    auth.api.verifyPasskeyAuthentication({ headers: asked, body, returnHeaders: true }),
  );
  if (!answer) return undefined;
  const [user] = await db.select().from(users).where(eq(users.id, answer.response.user.id));
  return user && { actor: actorOf(user), setCookies: answer.headers.getSetCookie() };
}

/** A user's passkeys, oldest first. */
export const passkeysOf = (db: Db, userId: string) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isSynced: passkeys.backedUp,
      createdAt: passkeys.createdAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames a user's passkey. @returns whether they have one with this id */
export async function renamePasskey(tx: Db, userId: string, id: string, name: string): Promise<boolean> {
  const named = await tx.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id });
  return named.length > 0;
}

/** Deletes a user's passkey. @returns whether they had one with this id */
export async function removePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
  return removed.length > 0;
}
