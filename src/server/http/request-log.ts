import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { HttpVariables } from './security-headers.ts';

/** One line a request: what, how it ended, how long. No address, no name, no path: paths hold days and ids. */
export const requestLog = (log: Logger) =>
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
    if (status >= 500) log.error(line, 'request failed');
    else log.debug(line, 'request');
  });
