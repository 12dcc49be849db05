import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Actor } from '#server/core/actor.ts';
import type { HttpVariables } from './security-headers.ts';

/** Statuses that refuse by permission or rate limit. */
const REFUSALS = new Set([403, 429]);

/**
 * Logs one line per request: what, how it ended, how long. No address, name or path, since paths contain days and ids. Refusals are always
 * logged, with the member's id if signed in; the rest only at debug level.
 * @param actorOf the actor, if the session was read
 */
export const requestLog = (log: Logger, actorOf: (headers: Headers) => Promise<Actor | undefined>) =>
  createMiddleware<{ Variables: HttpVariables }>(async (c, next) => {
    const startMs = performance.now();
    await next();
    const { status } = c.res;
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('routeName') ?? 'file',
      status,
      ms: Math.round(performance.now() - startMs),
    };
    const why = c.get('refusedFor');
    if (status >= 500) log.error(line, 'request failed');
    else if (REFUSALS.has(status) || why !== undefined) {
      const actor = await actorOf(c.req.raw.headers);
      log.info({ ...line, why, userId: actor?.userId }, 'request refused');
    } else log.debug(line, 'request');
  });
