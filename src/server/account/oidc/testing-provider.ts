import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { OidcConfig } from '#server/auth/oidc/settings.ts';

/** A person with an account at the provider. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly preferred_username?: string;
}

/** How the provider misbehaves. */
export interface Faults {
  /** Overrides claims of the ID token. */
  claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it doesn't publish. */
  signsWithOtherKey?: boolean;
  /** Returns email and names only from the userinfo endpoint, as Authelia does. */
  isTerse?: boolean;
  /** Subject that the userinfo endpoint describes. */
  userinfo?: Person;
  isDown?: boolean;
}

const [KEY, OTHER] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key = KEY): string {
  if (!key) throw new Error('no key');
  const head = `${base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64url(claims)}`;
  return `${head}.${createSign('sha256').update(head).sign(key.privateKey).toString('base64url')}`;
}

interface Issued {
  readonly person: Person;
  readonly query: URLSearchParams;
}

/** A loopback OpenID Connect provider with discovery, PKCE and signed ID tokens. */
export async function openIdentityProvider() {
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, Person>();
  const faults: Faults = {};
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: OidcConfig = { issuer, clientId: 'perennial', clientSecret: 'secret', name: 'Village ID' };

  function token(form: URLSearchParams, authorization: string | undefined): object | undefined {
    const issued = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const basic = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!issued || authorization !== basic || issued.query.get('code_challenge') !== challenge)
      return undefined;
    if (form.get('redirect_uri') !== issued.query.get('redirect_uri')) return undefined;
    const access = randomBytes(8).toString('hex');
    tokens.set(access, issued.person);
    const nowSeconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: config.clientId,
      iat: nowSeconds,
      exp: nowSeconds + 300,
      nonce: issued.query.get('nonce'),
      ...(faults.isTerse ? { sub: issued.person.sub } : issued.person),
      ...faults.claims,
    };
    const id_token = signed(claims, faults.signsWithOtherKey ? OTHER : KEY);
    return { access_token: access, token_type: 'Bearer', expires_in: 300, id_token };
  }

  async function answer(request: IncomingMessage): Promise<object | undefined> {
    if (faults.isDown) return undefined;
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
        };
      case '/jwks':
        return {
          keys: [{ ...KEY?.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        };
      case '/token':
        return token(new URLSearchParams(await text(request)), request.headers.authorization);
      default:
        return faults.userinfo ?? tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    }
  }
  server.on('request', (request, response) => {
    void answer(request).then((body) =>
      response
        .writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'refused' })),
    );
  });
  return {
    config,
    faults,
    /**
     * Signs a person in.
     * @param asked URL that our server redirected to.
     * @returns path and query of the redirect back
     */
    approve(asked: string, person: Person): string {
      const { searchParams: query } = new URL(asked);
      const code = randomBytes(8).toString('hex');
      codes.set(code, { person, query });
      const back = new URL(query.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: query.get('state') ?? '' }));
      return back.pathname + back.search;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
