import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { adminRefusal } from './admin-rule.ts';
import type { HttpVariables } from './security-headers.ts';
import { wireAnswer } from './wire-answer.ts';

/** A member's request to a route besides the procedures. */
export interface MemberEnv {
  Variables: HttpVariables & { actor: Actor };
}

/** Sends cookies out with the answer. */
export const addCookies = (c: Context, setCookies: readonly string[]): void => {
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
};

/**
 * Lets signed-in members through and sets the actor.
 * @param routeName name in the request log
 */
export const signedIn = (readSession: ReadSession, routeName: string) =>
  createMiddleware<MemberEnv>(async (c, next) => {
    c.set('routeName', routeName);
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
    c.set('actor', actor);
    return next();
  });

/** Lets only admins through. Goes after `signedIn`. */
export const requireAdmin = createMiddleware<MemberEnv>(async (c, next) => {
  const why = adminRefusal(c.get('actor'), 'Only admins have these files.');
  return why === undefined ? next() : wireAnswer(c, 'FORBIDDEN', why, 'file');
});
