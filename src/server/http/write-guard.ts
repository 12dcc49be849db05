import { createMiddleware } from 'hono/factory';
import type { HttpVariables } from './security-headers.ts';
import { wireAnswer } from './wire-answer.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether another site's page may have sent a request with the member's cookies. Browsers send `Sec-Fetch-Site`, older ones `Origin`; programs
 * send neither, and only cookies they were given. A request with a token isn't forged: browsers let no other site set that header here, except
 * where tokens are all that counts.
 * @param publicHost host under which browsers know the server, if a proxy changes `Host`
 */
function isForeign(headers: Headers, publicHost: string | undefined): boolean {
  if (headers.get('authorization')?.startsWith('Bearer ')) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== headers.get('host') && host !== publicHost);
}

/** Whether the body is JSON or empty. The procedures accept only a lowercase type. */
function isJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim();
  if (type !== undefined) return type === 'application/json';
  return (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
}

/**
 * Refuses writes from another site's page, and bodies of the wrong type. Cookies are also `SameSite=Lax`.
 * @param isTaken whether a body with these headers is accepted
 */
export const writeGuard = (publicUrl: string, isTaken: (headers: Headers) => boolean = isJson) => {
  const publicHost = hostOf(publicUrl);
  return createMiddleware<{ Variables: HttpVariables }>(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const { headers } = c.req.raw;
    if (isForeign(headers, publicHost)) {
      c.set('refusedFor', 'cross-site');
      return wireAnswer(c, 'FORBIDDEN');
    }
    if (!isTaken(headers)) return wireAnswer(c, 'UNSUPPORTED_MEDIA_TYPE');
    return next();
  });
};
