import { implement } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { security } from '#contract/account/security.ts';
import { knownDeviceCookie } from '#server/auth/known-device.ts';
import { disconnectIdentities, isConnected } from '#server/auth/oidc/identities.ts';
import { revokeSessions } from '#server/auth/revoke-sessions.ts';
import { sessions } from '#server/auth/tables.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { AuthDeps } from '#server/auth/deps.ts';
import { notifyOfAccess } from './access-events.ts';
import { confirmPassword } from './confirm-password.ts';
import { passkeyRoutes, secondFactorRoutes } from './factor-routes.ts';
import { changePassword, forgot, refuseDemo, resetPassword } from './password-commands.ts';
import { activityOf, sessionsOf } from './security-queries.ts';
import { countAtAddress } from './rate-limits.ts';

const done = { done: true } as const;

/** The session of a member's request. */
async function sessionIdOf(context: ApiContext): Promise<string> {
  const { sessionId } = await context.session();
  if (sessionId === undefined) throw new Refusal('UNAUTHORIZED');
  return sessionId;
}

/** API routes for passwords, sessions, the second factor and passkeys. */
export function securityRoutes(deps: AuthDeps) {
  const { db, now } = deps;
  const os = implement(security).$context<ApiContext>();
  const members = os.use(membersOnly);
  return os.router({
    forgot: os.forgot.handler(async ({ input, context }) => {
      await countAtAddress(db, 'forgot', context.clientAddress, now());
      forgot(deps, input.login);
      return done;
    }),
    reset: os.reset.handler(async ({ input, context }) => {
      await countAtAddress(db, 'reset', context.clientAddress, now());
      const userId = await resetPassword(deps, input, context);
      // The link proves who the member is, so others' attempts at the name don't block it.
      context.addCookies([await knownDeviceCookie(deps.auth, context.headers, userId)]);
      return done;
    }),
    changePassword: members.changePassword.handler(async ({ input, context }) => {
      await changePassword(deps, context.actor, input, { ...context, sessionId: await sessionIdOf(context) });
      return done;
    }),
    sessions: {
      list: members.sessions.list.handler(async ({ context }) =>
        sessionsOf(db, context.actor, await sessionIdOf(context), now()),
      ),
      revoke: members.sessions.revoke.handler(async ({ input, context }) => {
        refuseDemo(context.actor);
        const revoked = await db
          .delete(sessions)
          .where(and(eq(sessions.id, input.id), eq(sessions.userId, context.actor.userId)))
          .returning({ id: sessions.id });
        if (revoked.length === 0) throw new Refusal('NOT_FOUND');
        return done;
      }),
      revokeOthers: members.sessions.revokeOthers.handler(async ({ context }) => {
        refuseDemo(context.actor);
        await revokeSessions(db, context.actor.userId, await sessionIdOf(context));
        return done;
      }),
    },
    activity: members.activity.handler(({ context }) => activityOf(db, context.actor)),
    provider: {
      get: members.provider.get.handler(async ({ context: { actor } }) => ({
        isConnected: await isConnected(db, actor.userId),
      })),
      disconnect: members.provider.disconnect.handler(async ({ input, context }) => {
        const { actor } = context;
        refuseDemo(actor);
        // Members without the provider need a password that they know.
        await confirmPassword(db, actor, input.password, now());
        await db.transaction(async (tx) => {
          if (!(await disconnectIdentities(tx, actor.userId))) throw new Refusal('NOT_FOUND');
          await notifyOfAccess(tx, deps, {
            userId: actor.userId,
            kind: 'provider-disconnected',
            asking: context,
          });
        });
        return done;
      }),
    },
    secondFactor: secondFactorRoutes(deps),
    passkeys: passkeyRoutes(deps),
  });
}
