import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Actor } from '#server/core/actor.ts';
import type { HttpVariables } from './security-headers.ts';

/** Answers that say: you may not, or not so often. */
const REFUSALS = new Set([403, 429]);

/**
 * One line a request: what, how it ended, how long. No address, no name, no path: paths hold days and ids. What was refused is told of always,
 * with the member's id where one was signed in; the rest only to who looks closely.
 * @param actorOf whoever acted, where somebody asked for the session
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
