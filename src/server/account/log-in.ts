import { eq } from 'drizzle-orm';
import type { AuthDeps } from '#server/auth/deps.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { knownDeviceCookie, knownDeviceOf, type KnownDevice } from '#server/auth/known-device.ts';
import { signInWithPasskey } from '#server/auth/passkeys.ts';
import { challengedUser, finishSignIn, tidyCode } from '#server/auth/second-factor.ts';
import { sessionTokenOf } from '#server/auth/session.ts';
import {
  signIn,
  signInToDemoCopy,
  userIdOfLogin,
  type PendingSignIn,
  type SignedIn,
} from '#server/auth/sign-in.ts';
import { sessions, type users } from '#server/auth/tables.ts';
import type { Sealer } from '#server/core/seal.ts';
import { startSession } from '#server/auth/oidc/start-session.ts';
import { connectPending } from './oidc/pending-identity.ts';
import { Refusal } from '#server/core/refusal.ts';
import { noteAccess, noteWrongCode, recordWrongPassword, type AccessRequest } from './access-events.ts';
import { countAtAddress, countLogin, countSecondStep, noteCodeAccepted, wasCodeUsed } from './rate-limits.ts';

export interface LogInDeps extends AuthDeps {
  readonly demoLogin: boolean;
  readonly sealer: Sealer;
  /** Copies the demo member for one visitor. @returns its user id. @throws Refusal UNAVAILABLE */
  readonly createDemoCopy: () => Promise<string>;
  /**
   * Redeems a purchase made before signing in, by the given token or else the browser's cookie. Must not throw. @returns cookies for the
   * response
   */
  readonly redeemPurchase: (
    userId: string,
    headers: Headers,
    token: string | undefined,
  ) => Promise<readonly string[]>;
}

/** The request, and the client address that rate limits count. */
export interface Client extends AccessRequest {
  readonly clientAddress: string;
}

const WRONG = 'That username or password is incorrect.';
const WRONG_CODE = 'That code is incorrect or was already used. Wait for the next one and try again.';
const DISABLED = 'This account is disabled. Contact the person who runs this server.';
const OVER = 'This login has expired. Start again with your username and password.';

type SignInEvent = 'signed-in' | 'signed-in-by-passkey' | 'signed-in-by-provider';

/** The request's known device, if it belongs to this user. */
async function deviceOf(
  { auth }: LogInDeps,
  { headers }: Client,
  ownerOf: () => Promise<string | undefined>,
): Promise<KnownDevice | undefined> {
  const device = await knownDeviceOf(auth, headers);
  return device && device.userId === (await ownerOf()) ? device : undefined;
}

/**
 * Runs after every sign-in: records it, ends the browser's previous session, marks the device as known, redeems a purchase and connects an
 * identity that waited for it.
 * @returns cookies for the response
 */
async function welcome(
  deps: LogInDeps,
  { actor, setCookies }: SignedIn,
  client: Client,
  purchaseToken: string | undefined,
  { kind = 'signed-in', isNew = false }: { readonly kind?: SignInEvent; readonly isNew?: boolean } = {},
): Promise<SignedIn> {
  const { db, auth, redeemPurchase } = deps;
  const { headers } = client;
  await noteAccess(db, deps, { userId: actor.userId, kind, asking: client });
  const before = await sessionTokenOf(auth, headers);
  if (before !== undefined) await db.delete(sessions).where(eq(sessions.token, before));
  const purchaseCookies = await redeemPurchase(actor.userId, headers, purchaseToken);
  const identityCookies = await connectPending(deps, actor.userId, isNew, client);
  // Failed attempts never lock the demo: its visitors need no known device, and a member of this browser keeps theirs.
  const deviceCookies = actor.isDemo ? [] : [await knownDeviceCookie(auth, headers, actor.userId)];
  return { actor, setCookies: [...setCookies, ...deviceCookies, ...purchaseCookies, ...identityCookies] };
}

/** Fields of the login form. */
export interface LogInForm {
  readonly login: string;
  readonly password: string;
  readonly purchaseToken?: string | undefined;
}

/**
 * Logs a visitor in to their own copy of the demo member. The password is public, so failed attempts count against the client address only.
 * @throws Refusal UNAUTHORIZED; TOO_MANY_REQUESTS; UNAVAILABLE while the demo is being set up
 */
async function logInToDemo(deps: LogInDeps, form: LogInForm, client: Client): Promise<SignedIn> {
  const { db, auth, demoLogin, createDemoCopy, now } = deps;
  const { clientAddress, headers } = client;
  const giveBack = await countAtAddress(db, 'loginOfAnyName', clientAddress, now());
  if (!demoLogin || form.password !== DEMO_MEMBER.password) {
    recordWrongPassword(deps, form.login, client);
    throw new Refusal('UNAUTHORIZED', { said: WRONG });
  }
  await giveBack();
  await countAtAddress(db, 'demoCopy', clientAddress, now());
  const begun = await signInToDemoCopy(auth, await createDemoCopy(), headers);
  if (!begun) throw new Refusal('UNAUTHORIZED', { said: WRONG });
  return welcome(deps, begun, client, form.purchaseToken);
}

/**
 * Logs in with username or address and password.
 * @returns the session's owner and cookies; no owner if a second step follows
 * @throws Refusal UNAUTHORIZED, the same for every reason; TOO_MANY_REQUESTS
 */
export async function logIn(
  deps: LogInDeps,
  form: LogInForm,
  client: Client,
): Promise<SignedIn | PendingSignIn> {
  const { login, password, purchaseToken } = form;
  if (login.toLowerCase() === DEMO_MEMBER.username) return logInToDemo(deps, form, client);
  const { db, auth, now } = deps;
  const device = await deviceOf(deps, client, () => userIdOfLogin(db, login));
  const giveBack = await countLogin(db, login, { address: client.clientAddress, device }, now());
  const begun = await signIn(auth, login, password, client.headers);
  if (!begun) {
    recordWrongPassword(deps, login, client);
    throw new Refusal('UNAUTHORIZED', { said: WRONG });
  }
  await giveBack();
  return begun.actor ? welcome(deps, begun, client, purchaseToken) : begun;
}

/** Signs in a member who has just registered, with the password they chose. */
export async function logInRegistered(
  deps: LogInDeps,
  { login, password, purchaseToken }: LogInForm,
  client: Client,
): Promise<SignedIn> {
  const begun = await signIn(deps.auth, login, password, client.headers);
  if (!begun?.actor) throw new Refusal('UNAUTHORIZED', { said: WRONG });
  return welcome(deps, begun, client, purchaseToken, { isNew: true });
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
  const tidy = tidyCode(code);
  const isUsed = await wasCodeUsed(db, userId, tidy, now());
  const begun = isUsed ? undefined : await finishSignIn(db, auth, code, client.headers);
  if (!begun) {
    await noteWrongCode(deps, { userId, code: tidy }, client);
    throw new Refusal('UNAUTHORIZED', { said: WRONG_CODE });
  }
  await noteCodeAccepted(db, userId, tidy, now());
  await giveBack();
  return welcome(deps, begun, client, purchaseToken);
}

/**
 * Logs in with a passkey, which replaces password and second factor.
 * @param response in WebAuthn's JSON form
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
  if (!begun) {
    deps.log.info({ event: 'wrong-passkey', requestId: client.requestId }, 'account access');
    throw new Refusal('UNAUTHORIZED', {
      said: 'We don’t recognize this passkey. Log in with your password or another passkey.',
    });
  }
  await giveBack();
  return welcome(deps, begun, client, form.purchaseToken, { kind: 'signed-in-by-passkey' });
}

/**
 * Logs in a user whom the identity provider named; a second factor of this server is still asked for.
 * @throws Refusal FORBIDDEN for a disabled account
 */
export async function logInAs(
  deps: LogInDeps,
  user: typeof users.$inferSelect,
  client: Client,
): Promise<SignedIn | PendingSignIn> {
  if (user.banned) throw new Refusal('FORBIDDEN', { said: DISABLED });
  const begun = await startSession(deps.auth, user, client.headers);
  return begun.actor ? welcome(deps, begun, client, undefined, { kind: 'signed-in-by-provider' }) : begun;
}
