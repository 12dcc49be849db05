import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { Auth } from '#server/auth/auth.ts';
import type { OidcConfig } from './settings.ts';

const ID = 'oidc';
/** A hanging provider must not block a visitor. */
const TIMEOUT_MS = 10_000;

/** A person, as the provider knows them. */
export interface Identity {
  /** Unique across all providers: someone who takes over a provider's address can't take over its members. */
  readonly key: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  /** A suggestion for the username. */
  readonly username: string;
}

/** Ties the response to the request; the browser stores it. */
export interface Question {
  readonly state: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** The configured identity provider. Each call may reject if the provider doesn't answer. */
export interface IdentityProvider {
  readonly name: string;
  /** URL where the visitor signs in. */
  askAt(question: Question): Promise<URL>;
  /**
   * @param code from the provider's redirect.
   * @returns undefined if the response is invalid
   */
  identify(code: string, question: Question): Promise<Identity | undefined>;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

const subjectOf = (idToken: string): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')).sub;

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('the identity provider did not respond')), TIMEOUT_MS).unref(),
    ),
  ]);

/** The account library's provider: it knows the addresses and verifies ID tokens. Its sign-in isn't used, because ours asks for second factors. */
async function discover(auth: Auth, { issuer, clientId, clientSecret }: OidcConfig) {
  const plugin = genericOAuth({
    config: [
      {
        providerId: ID,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        authentication: 'basic',
        scopes: ['openid', 'email', 'profile'],
      },
    ],
  });
  const { context } = await inTime(
    plugin.init((await auth.$context) as unknown as Parameters<typeof plugin.init>[0]),
  );
  const found = context.socialProviders.find(({ id }) => id === ID);
  if (found?.issuer?.replace(/\/$/, '') !== issuer)
    throw new Error(
      'the identity provider can’t be reached, or identifies itself as something other than OIDC_ISSUER',
    );
  return found;
}

/** @param publicUrl of this server, which the provider redirects back to */
export function identityProvider(auth: Auth, config: OidcConfig, publicUrl: string): IdentityProvider {
  const redirectURI = `${publicUrl}/auth/oidc/callback`;
  let discovered: ReturnType<typeof discover> | undefined;
  const provider = () => {
    discovered ??= discover(auth, config);
    // The next visitor asks again.
    discovered.catch(() => (discovered = undefined));
    return discovered;
  };
  return {
    name: config.name,
    askAt: async ({ state, codeVerifier, nonce }) =>
      (await provider()).createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce: nonce }),
    identify: async (code, { codeVerifier, nonce }) => {
      const found = await provider();
      const tokens = await inTime(found.validateAuthorizationCode({ code, codeVerifier, redirectURI }));
      if (!tokens?.idToken) return undefined;
      const answer = await inTime(found.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce }));
      const said = claims.safeParse(answer?.data);
      // The userinfo response must be about the subject of the ID token.
      if (!said.success || said.data.sub !== subjectOf(tokens.idToken)) return undefined;
      const { sub, email, email_verified: isVerified, preferred_username: username = '' } = said.data;
      return {
        key: `${config.issuer} ${sub}`,
        email: isVerified === true && email !== undefined ? email.toLowerCase() : null,
        username: username.replaceAll(/[^A-Za-z0-9_.-]/g, '').slice(0, 30),
      };
    },
  };
}
