import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { adminRefusal } from './admin-rule.ts';
import type { HttpVariables } from './security-headers.ts';
import { scopeVerdict } from './token-scope.ts';
import { wireAnswer } from './wire-answer.ts';

/** A member's request to a route outside the API's procedures. */
export interface MemberEnv {
  Variables: HttpVariables & { actor: Actor };
}

/** Sends cookies with the response. */
export const addCookies = (c: Context, setCookies: readonly string[]): void => {
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
};

/**
 * Lets signed-in members and their access tokens through and sets the actor.
 * @param routeName name in the request log, and of the operation that a token needs a scope for
 */
export const requireMember = (readSession: ReadSession, routeName: string) =>
  createMiddleware<MemberEnv>(async (c, next) => {
    c.set('routeName', routeName);
    const { actor, setCookies, token } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
    if (token) {
      const verdict = scopeVerdict(token.scopes, routeName);
      if ('refusal' in verdict) return wireAnswer(c, 'FORBIDDEN', verdict.refusal, 'token');
      c.set('isAnswerHidden', verdict.isAnswerHidden);
    }
    c.set('actor', actor);
    return next();
  });

/** Lets only admins through. Use it after `requireMember`. */
export const requireAdmin = createMiddleware<MemberEnv>(async (c, next) => {
  const why = adminRefusal(c.get('actor'), 'Only admins can download these files.');
  return why === undefined ? next() : wireAnswer(c, 'FORBIDDEN', why, 'file');
});
