import type { MiddlewareHandler } from 'hono';
import type { ReadSession } from '#server/auth/session.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { VisitFacts } from './facts.ts';

interface CountOptions {
  readonly readSession: ReadSession;
  readonly trustProxy: boolean;
  /** Must be quick, and must not throw. */
  readonly noteVisit: (facts: VisitFacts) => void;
}

/** Pages shown, including ones revalidated from the browser's cache. */
const SHOWN = new Set([200, 304]);

/** Reports every page shown to a visitor, but no members' screens. Use it before the pages and after all files. */
export const countVisits =
  ({ readSession, trustProxy, noteVisit }: CountOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.req.raw;
    if (c.req.method !== 'GET' || !SHOWN.has(c.res.status)) return;
    // A page that reloads itself counts once, at its last load.
    if (c.res.headers.has('Refresh')) return;
    // Read once per request: usually the page has already read it.
    if ((await readSession(headers)).actor) return;
    noteVisit({
      url: new URL(c.req.url),
      headers,
      clientAddress: clientAddress(c.env, headers, trustProxy),
    });
  };
