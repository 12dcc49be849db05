import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { safeNext } from '#contract/account/safe-next.ts';
import type { RegistrationMode } from '#domain/account/registration-modes.ts';
import { hasAddress, userOfIdentity } from '#server/auth/oidc/identities.ts';
import type { Identity, IdentityProvider, Question } from '#server/auth/oidc/provider.ts';
import { sealedCookie } from '#server/auth/oidc/sealed-cookie.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { addCookies } from '#server/http/require-member.ts';
import { retryLater } from '#server/http/wire-answer.ts';
import { logInAs, type Client, type LogInDeps } from '#server/account/log-in.ts';
import { countAtAddress } from '#server/account/rate-limits.ts';
import { pendingIdentity } from './pending-identity.ts';

/** A pending request to the provider, and the page its visitor wanted. */
interface PendingSignIn extends Question {
  readonly next: string | null;
  readonly invite: string | null;
}

const pendingSignIn = sealedCookie<PendingSignIn>('asked_provider', 10 * 60);

export interface ProviderPageOptions {
  readonly deps: LogInDeps;
  readonly provider: IdentityProvider;
  readonly registration: RegistrationMode;
  readonly trustProxy: boolean;
}

type PageContext = Context<{ Bindings: HttpBindings; Variables: HttpVariables }>;

/** An address of the login screen. */
function authScreen(query: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return `/auth?${new URLSearchParams(given)}`;
}

const random = (): string => randomBytes(32).toString('base64url');

/** `/auth/oidc` leads to the identity provider, which leads back to `/auth/oidc/callback`. */
export function providerPages({ deps, provider, registration, trustProxy }: ProviderPageOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  const clientOf = (c: PageContext): Client => ({
    headers: c.req.raw.headers,
    requestId: c.get('requestId'),
    clientAddress: clientAddress(c.env, c.req.raw.headers, trustProxy),
  });
  const begin = (c: PageContext) => {
    c.set('routeName', 'identity provider');
    c.header('Cache-Control', 'no-store');
  };
  const failed = (c: PageContext, error: unknown) => {
    if (error instanceof Refusal) {
      if (error.waitMs !== undefined) retryLater(c, error.waitMs);
      return c.redirect(
        authScreen({ failed: error.code === 'TOO_MANY_REQUESTS' ? 'wait' : 'disabled' }),
        303,
      );
    }
    deps.log.warn(
      { requestId: c.get('requestId'), fault: faultOf(error) },
      'a login with the identity provider failed',
    );
    return c.redirect(authScreen({ failed: 'provider' }), 303);
  };

  /** Next page for an identity without an account. */
  async function wait(c: PageContext, identity: Identity, { next, invite }: PendingSignIn) {
    const hasAccount = identity.email !== null && (await hasAddress(deps.db, identity.email));
    if (!hasAccount && registration === 'closed') return c.redirect(authScreen({ failed: 'closed' }), 303);
    if (!hasAccount && registration === 'invite' && invite === null)
      return c.redirect(authScreen({ failed: 'invite' }), 303);
    addCookies(c, [pendingIdentity.write(deps, identity)]);
    const rest = hasAccount ? { connect: 'true', next } : { register: 'true', connect: 'true', invite, next };
    return c.redirect(authScreen(rest), 303);
  }

  routes.get('/auth/oidc', async (c) => {
    begin(c);
    try {
      const { db, now } = deps;
      await countAtAddress(db, 'provider', clientOf(c).clientAddress, now());
      const question = { state: random(), codeVerifier: random(), nonce: random() };
      const to = await provider.askAt(question);
      const [next = null, invite = null] = [c.req.query('next'), c.req.query('invite')];
      addCookies(c, [pendingSignIn.write(deps, { ...question, next, invite })]);
      return c.redirect(to.href, 303);
    } catch (error) {
      return failed(c, error);
    }
  });

  routes.get('/auth/oidc/callback', async (c) => {
    begin(c);
    const question = pendingSignIn.read(deps, c.req.raw.headers);
    addCookies(c, [pendingSignIn.clear(deps)]);
    const [code, state] = [c.req.query('code'), c.req.query('state')];
    // Without this browser's own request, the response may be an attacker's, who would log the visitor in to their account.
    if (!question || code === undefined || state !== question.state)
      return c.redirect(authScreen({ failed: 'provider' }), 303);
    try {
      const identity = await provider.identify(code, question);
      if (!identity) return c.redirect(authScreen({ failed: 'provider' }), 303);
      const user = await userOfIdentity(deps.db, identity);
      if (!user) return await wait(c, identity, question);
      const begun = await logInAs(deps, user, clientOf(c));
      addCookies(c, begun.setCookies);
      const { next } = question;
      return c.redirect(begun.actor ? safeNext(next) : authScreen({ 'second-step': 'true', next }), 303);
    } catch (error) {
      return failed(c, error);
    }
  });
  return routes;
}
