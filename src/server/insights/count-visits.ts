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

/** What is shown; the same page, shown anew from what the browser kept. */
const SHOWN = new Set([200, 304]);

/** Tells of every page that was shown to a visitor; of members' screens never. Stands before the pages and after all files. */
export const countVisits =
  ({ readSession, trustProxy, noteVisit }: CountOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers } = c.req.raw;
    if (c.req.method !== 'GET' || !SHOWN.has(c.res.status)) return;
    // A page that loads itself again is one view, once it has what it waits for.
    if (c.res.headers.has('Refresh')) return;
    // Read once a request: mostly the page has asked already.
    if ((await readSession(headers)).actor) return;
    noteVisit({
      url: new URL(c.req.url),
      headers,
      clientAddress: clientAddress(c.env, headers, trustProxy),
    });
  };
