import { serialize, serializeSigned } from 'hono/utils/cookie';
import { SESSION_SECONDS, type Auth } from './auth.ts';

const HOST = '__Host-';

/** What the session's cookie was called before it had the host's prefix; undefined where it has none, without HTTPS. */
export const oldNameOf = (name: string): string | undefined =>
  name.startsWith(HOST) ? name.replace(HOST, '__Secure-') : undefined;

/** The cookies that give a session its present name, and take the old one away. @param token of the session */
export async function renamedCookies(auth: Auth, token: string): Promise<readonly string[]> {
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const kept = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;
  return [
    await serializeSigned(name, token, secret, { ...kept, maxAge: SESSION_SECONDS }),
    serialize(oldNameOf(name) ?? name, '', { ...kept, maxAge: 0 }),
  ];
}
