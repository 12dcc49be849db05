import { implement } from '@orpc/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { connections } from '#contract/connections.ts';
import { isOAuthProvider } from '#domain/connections/providers.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { addCookies } from '#server/http/signed-in.ts';
import {
  authorize,
  connectionAnswer,
  connectionsOf,
  connectServer,
  disconnect,
  finish,
  type ConnectionDeps,
} from './connection.ts';
import { readNow, type ReadDeps } from './read-connection.ts';

/** API routes for services that are read for a member. */
export function connectionRoutes(deps: ReadDeps) {
  const os = implement(connections).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(({ context: { actor } }) => connectionsOf(deps, actor)),
    authorize: os.authorize.handler(({ input, context: { actor } }) => ({
      url: authorize(deps, actor, input.provider),
    })),
    openWearables: os.openWearables.handler(({ input, context: { actor } }) =>
      connectServer(deps, actor, input),
    ),
    read: os.read.handler(async ({ input, context: { actor } }) =>
      connectionAnswer(await readNow(deps, actor.userId, input.provider)),
    ),
    disconnect: os.disconnect.handler(async ({ input, context: { actor } }) => {
      await disconnect(deps, actor, input.provider);
      return { done: true } as const;
    }),
  });
}

const query = z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(2000) });

/** `/integrations/callback/…`: where a service sends members back to, who are then shown their integrations. */
export function connectionCallback(deps: ConnectionDeps, readSession: ReadSession) {
  const routes = new Hono();
  routes.get('/:provider', async (c) => {
    const provider = c.req.param('provider');
    if (!isOAuthProvider(provider)) return c.notFound();
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    const asked = query.safeParse(c.req.query());
    const isConnected =
      actor !== undefined && asked.success && (await finish(deps, actor, provider, asked.data));
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(
      `${SCREENS.integrations.path}?${isConnected ? 'connected' : 'refused'}=${provider}`,
      303,
    );
  });
  return routes;
}
