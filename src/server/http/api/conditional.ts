import { createMiddleware } from 'hono/factory';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** Headers of the token's rate limit and for cross-origin pages, which a 304 also needs. */
const RETAINED = [
  ...RETAINED_304_HEADERS,
  'ratelimit',
  'ratelimit-policy',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-request-id',
];

/** Returns 304 without a body to a polling program if nothing has changed. Weak, because compression follows. */
export const conditionalAnswers = [
  etag({ weak: true, retainedHeaders: RETAINED }),
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'private, no-cache');
  }),
] as const;
