import type { MiddlewareHandler } from 'hono';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession, RequestSession } from '#server/auth/session.ts';

/** Reads each request's session once. */
export interface RequestSessions {
  readonly read: ReadSession;
  /** The actor of a request; undefined if nothing read its session. */
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

const VERSION = /^\/api\/v1\//;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A successful request of a member. */
export interface Use {
  readonly actor: Actor;
  /** As browsers call it: without the version that access tokens name. */
  readonly path: string;
  /** Whether it may have changed something. */
  readonly isWrite: boolean;
  /** Whether its query says `confirm=true`, which imports what was previewed. */
  readonly isConfirmed: boolean;
}

/**
 * Reports every successful request of a member before the response is sent: the one place for work that follows a write, and for usage
 * counts.
 * @param note must be quick, and must not throw
 */
export const afterSuccess =
  (actorOf: RequestSessions['actorOf'], note: (use: Use) => void): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!c.res.ok) return;
    // Body limits replace the request, so its headers are read only now.
    const actor = await actorOf(c.req.raw.headers);
    const isWrite = !READING.has(c.req.method);
    const isConfirmed = c.req.query('confirm') === 'true';
    const path = c.req.path.replace(VERSION, '/api/');
    if (actor) note({ actor, path, isWrite, isConfirmed });
  };
