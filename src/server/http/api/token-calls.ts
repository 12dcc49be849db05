import { createMiddleware } from 'hono/factory';
import { cors } from 'hono/cors';
import { countUse, type RateLimit } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';

/** Requests per token. A program that syncs needs bursts; one that polls needs few. */
export const TOKEN_LIMIT: RateLimit = { tries: 600, windowMs: 60_000 };
const POLICY = '"token"';

/** Cross-origin pages can make calls with a token: their member pasted it into a header, and no cookie is read here. */
const anyOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
    'X-Sent-At',
    'Mcp-Protocol-Version',
    'Mcp-Session-Id',
    'Mcp-Method',
    'Mcp-Name',
  ],
  exposeHeaders: ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate'],
  maxAge: 7200,
});

interface TokenCallOptions {
  readonly db: Db;
  /** Reads the token of a request. */
  readonly readToken: ReadSession;
  readonly now: () => number;
}

/** Headers of draft-ietf-httpapi-ratelimit-headers-10: the policy, and what remains of it. */
const policyText = `${POLICY};q=${TOKEN_LIMIT.tries};w=${TOKEN_LIMIT.windowMs / 1000}`;
const leftText = (left: number, resetsMs: number): string =>
  `${POLICY};r=${Math.max(0, left)};t=${Math.ceil(resetsMs / 1000)}`;

/**
 * Lets requests with a valid access token through, and counts them. Everything else gets the same 401, whatever is wrong with it. What the
 * token may do is decided once the operation is known (`token-scope.ts`).
 */
export const tokenCalls = ({ db, readToken, now }: TokenCallOptions) =>
  [
    anyOrigin,
    createMiddleware<{ Variables: HttpVariables }>(async (c, next) => {
      c.header('Cache-Control', 'private, no-store');
      const { token } = await readToken(c.req.raw.headers);
      if (!token) {
        c.header('WWW-Authenticate', 'Bearer realm="Perennial"');
        return wireAnswer(
          c,
          'UNAUTHORIZED',
          'Send a valid access token as "Authorization: Bearer …".',
          'token',
        );
      }
      const { left, resetsMs } = await countUse(db, ['api-token', token.id], TOKEN_LIMIT, now());
      c.header('RateLimit-Policy', policyText);
      c.header('RateLimit', leftText(left, resetsMs));
      if (left < 0) {
        retryLater(c, resetsMs);
        return wireAnswer(
          c,
          'TOO_MANY_REQUESTS',
          'Too many requests with this token. Wait a minute.',
          'token',
        );
      }
      await next();
      if (!c.get('isAnswerHidden') || !c.res.ok) return undefined;
      c.res = new Response(null, { status: 204 });
      c.res.headers.delete('Content-Length');
      c.res.headers.delete('Content-Type');
      return undefined;
    }),
  ] as const;
