import { createMiddleware } from 'hono/factory';
import type { HttpVariables } from './security-headers.ts';
import { wireAnswer } from './wire-answer.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a request may come from a page of another site. Browsers tell with `Sec-Fetch-Site`, older ones with `Origin`;
 * programs tell neither and carry no cookie that was not given to them.
 * @param publicHost host under which browsers know the server, where a proxy changes `Host`
 */
function isForeign(headers: Headers, publicHost: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== headers.get('host') && host !== publicHost);
}

/** Whether what is sent is JSON, or nothing is sent. The procedures know the type in small letters only. */
function isJson(headers: Headers): boolean {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim();
  if (type !== undefined) return type === 'application/json';
  return (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
}

/**
 * Refuses writes that another site's page caused, and bodies that are not what the route takes. Cookies are `SameSite=Lax` besides.
 * @param isTaken tells by the headers whether a body is of a kind that is read
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
