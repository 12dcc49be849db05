import type { MiddlewareHandler } from 'hono';
import type { ReadSession, RequestSession } from '#server/auth/session.ts';

/** Sessions that are read once a request, also where several parts of the server ask. */
export interface RequestSessions {
  readonly read: ReadSession;
  /** Whoever acted in a request; undefined where nobody asked for the session. */
  readonly actorOf: (headers: Headers) => Promise<string | undefined>;
}

/** @param read reads the session of a request's headers */
export function requestSessions(read: ReadSession): RequestSessions {
  const known = new WeakMap<Headers, Promise<RequestSession>>();
  return {
    read: (headers) => {
      const session = known.get(headers) ?? read(headers);
      known.set(headers, session);
      return session;
    },
    actorOf: async (headers) => (await known.get(headers))?.actor?.userId,
  };
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells of every request of a member that may have changed something and was answered well, before the answer goes out: one place
 * for all that has to follow a write.
 * @param note must be quick, and must not throw
 */
export const afterWrites =
  ({ actorOf }: RequestSessions, note: (userId: string) => void): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (READING.has(c.req.method) || !c.res.ok) return;
    // Limits on bodies make the request anew, so its headers are looked up only now.
    const userId = await actorOf(c.req.raw.headers);
    if (userId !== undefined) note(userId);
  };
