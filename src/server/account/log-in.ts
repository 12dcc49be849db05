import { eq } from 'drizzle-orm';
import type { Auth } from '#server/auth/auth.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { knownDeviceCookie, knownDeviceOf, type KnownDevice } from '#server/auth/known-device.ts';
import { signInWithPasskey } from '#server/auth/passkeys.ts';
import { challengedUser, finishSignIn, tidyCode } from '#server/auth/second-factor.ts';
import { sessionTokenOf } from '#server/auth/session.ts';
import { signIn, userIdOfLogin, type HalfSignedIn, type SignedIn } from '#server/auth/sign-in.ts';
import { sessions } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countAtAddress, countLogin, countSecondStep, wasCodeUsed } from './tries.ts';

export interface LogInDeps {
  readonly db: Db;
  readonly auth: Auth;
  readonly demoLogin: boolean;
  readonly now: () => number;
  /** Makes a member lifetime who paid before they had an account. Must not throw for a token that is none. */
  readonly redeemPurchase: (userId: string, token: string) => Promise<void>;
}

/** Who asks: the headers of the request, and the address that rate limits count. */
export interface Client {
  readonly headers: Headers;
  readonly clientAddress: string;
}

const WRONG = 'This username and password do not belong together.';
const WRONG_CODE = 'This code is not right, or was used before. Wait for the next one and try again.';
const OVER = 'This login has ended. Begin again with your username and password.';

/** The device of a request, where it is one of this user's. */
async function deviceOf(
  { auth }: LogInDeps,
  { headers }: Client,
  ownerOf: () => Promise<string | undefined>,
): Promise<KnownDevice | undefined> {
  const device = await knownDeviceOf(auth, headers);
  return device && device.userId === (await ownerOf()) ? device : undefined;
}

/**
 * What follows every sign-in: the session that this browser had ends, the browser is known from now on, and a purchase is redeemed.
 * @returns the cookies of the answer
 */
async function welcome(
  { db, auth, redeemPurchase }: LogInDeps,
  { actor, setCookies }: SignedIn,
  { headers }: Client,
  purchaseToken: string | undefined,
): Promise<SignedIn> {
  const before = await sessionTokenOf(auth, headers);
  if (before !== undefined) await db.delete(sessions).where(eq(sessions.token, before));
  if (purchaseToken !== undefined) await redeemPurchase(actor.userId, purchaseToken);
  return { actor, setCookies: [...setCookies, await knownDeviceCookie(auth, headers, actor.userId)] };
}

/** What a login form holds. */
export interface LogInForm {
  readonly login: string;
  readonly password: string;
  readonly purchaseToken?: string | undefined;
}

/**
 * Logs in with username or address and password.
 * @returns the session's owner and cookies; without an owner where a second step is to follow
 * @throws Refusal UNAUTHORIZED, the same for every reason; TOO_MANY_REQUESTS
 */
export async function logIn(
  deps: LogInDeps,
  { login, password, purchaseToken }: LogInForm,
  client: Client,
): Promise<SignedIn | HalfSignedIn> {
  const { db, auth, demoLogin, now } = deps;
  const device = await deviceOf(deps, client, () => userIdOfLogin(db, login));
  const giveBack = await countLogin(db, login, { address: client.clientAddress, device }, now());
  const isClosedDemo = !demoLogin && login.toLowerCase() === DEMO_MEMBER.username;
  const begun = isClosedDemo ? undefined : await signIn(auth, login, password, client.headers);
  if (!begun) throw new Refusal('UNAUTHORIZED', { said: WRONG });
  await giveBack();
  return begun.actor ? welcome(deps, begun, client, purchaseToken) : begun;
}

/** Signs in somebody who has just registered, with the password they chose. */
export async function logInFirst(
  deps: LogInDeps,
  { login, password, purchaseToken }: LogInForm,
  client: Client,
): Promise<SignedIn> {
  const begun = await signIn(deps.auth, login, password, client.headers);
  if (!begun?.actor) throw new Refusal('UNAUTHORIZED', { said: WRONG });
  return welcome(deps, begun, client, purchaseToken);
}

/**
 * The second step of a login.
 * @param code six digits of an authenticator, or a recovery code
 * @throws Refusal UNAUTHORIZED; TOO_MANY_REQUESTS
 */
export async function logInSecondStep(
  deps: LogInDeps,
  { code, purchaseToken }: { readonly code: string; readonly purchaseToken?: string | undefined },
  client: Client,
): Promise<SignedIn> {
  const { db, auth, now } = deps;
  const userId = await challengedUser(db, auth, client.headers);
  if (userId === undefined) throw new Refusal('UNAUTHORIZED', { said: OVER });
  const device = await deviceOf(deps, client, () => Promise.resolve(userId));
  const giveBack = await countSecondStep(db, userId, device, now());
  const isUsed = await wasCodeUsed(db, userId, tidyCode(code), now());
  const begun = isUsed ? undefined : await finishSignIn(db, auth, code, client.headers);
  if (!begun) throw new Refusal('UNAUTHORIZED', { said: WRONG_CODE });
  await giveBack();
  return welcome(deps, begun, client, purchaseToken);
}

/**
 * Logs in with a passkey, which stands for password and second factor.
 * @param response what the device answered, as WebAuthn's JSON
 * @throws Refusal UNAUTHORIZED; TOO_MANY_REQUESTS
 */
export async function logInWithPasskey(
  deps: LogInDeps,
  form: {
    readonly response: Record<string, unknown>;
    readonly purchaseToken?: string | undefined;
  },
  client: Client,
): Promise<SignedIn> {
  const { db, auth, now } = deps;
  const giveBack = await countAtAddress(db, 'passkey', client.clientAddress, now());
  const begun = await signInWithPasskey(db, auth, form.response, client.headers);
  if (!begun)
    throw new Refusal('UNAUTHORIZED', {
      said: 'This passkey is not known here. Log in with your password, or with another passkey.',
    });
  await giveBack();
  return welcome(deps, begun, client, form.purchaseToken);
}
