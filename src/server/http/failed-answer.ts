import type { Context } from 'hono';
import { isDatabaseUnavailable } from '#server/db/pool.ts';
import { DATABASE_RETRY_MS } from '#server/http/api/api-errors.ts';
import { retryLater, wireAnswer } from './wire-answer.ts';

/**
 * The answer to a request that failed through no fault of its own: 503 if the database can't be reached, else 500. Nothing of the cause
 * leaves the server.
 */
export function failedAnswer(c: Context, error: unknown): Response {
  const isApi = c.req.path.startsWith('/api');
  if (!isDatabaseUnavailable(error))
    return isApi
      ? wireAnswer(c, 'INTERNAL')
      : c.text('The server had a problem. Try again in a moment.', 500);
  retryLater(c, DATABASE_RETRY_MS);
  c.header('Cache-Control', 'no-store');
  return isApi
    ? wireAnswer(c, 'UNAVAILABLE')
    : c.text('The server can’t reach its database right now. Try again in a moment.', 503);
}
