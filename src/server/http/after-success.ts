import type { MiddlewareHandler } from 'hono';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession, RequestSession } from '#server/auth/session.ts';

/** Sessions that are read once a request, also where several parts of the server ask. */
export interface RequestSessions {
  readonly read: ReadSession;
  /** Whoever acted in a request; undefined where nobody asked for the session. */
  readonly actorOf: (headers: Headers) => Promise<Actor | undefined>;
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
    actorOf: async (headers) => (await known.get(headers))?.actor,
  };
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request of a member that was answered well. */
export interface Use {
  readonly actor: Actor;
  readonly path: string;
  /** Whether it may have changed something. */
  readonly isWrite: boolean;
  /** Whether its address says `confirm=true`, as files do that are looked into first. */
  readonly isConfirmed: boolean;
}

/**
 * Tells of every request of a member that was answered well, before the answer goes out: one place for all that has to follow a write,
 * and for counting what is used.
 * @param note must be quick, and must not throw
 */
export const afterSuccess =
  ({ actorOf }: RequestSessions, note: (use: Use) => void): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    // Limits on bodies make the request anew, so its headers are looked up only now.
    const actor = await actorOf(c.req.raw.headers);
    const isWrite = !READING.has(c.req.method);
    const isConfirmed = c.req.query('confirm') === 'true';
    if (actor) note({ actor, path: c.req.path, isWrite, isConfirmed });
  };
