import { implement } from '@orpc/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { connections } from '#contract/connections.ts';
import { isOAuthProvider, type RecipeProvider } from '#domain/connections/providers.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { limitOutsideCalls } from '#server/http/api/outside-limit.ts';
import { addCookies } from '#server/http/require-member.ts';
import {
  authorize,
  connectionAnswer,
  connectionOf,
  connectionsOf,
  connectRecipes,
  connectServer,
  disconnect,
  finish,
  type ConnectionDeps,
} from './connection.ts';
import { readNow, recipeServerOf, type ReadDeps } from './read-connection.ts';
import { importRecipes, listRecipes } from './recipes/import-recipes.ts';
import type { RecipeServer } from './recipes/recipe-service.ts';
import { ServiceFault } from './service.ts';

/** Calls a connected recipe app. @throws Refusal CONFLICT with the reason if it doesn't respond */
async function atRecipes<Answer>(
  deps: ConnectionDeps,
  userId: string,
  provider: RecipeProvider,
  act: (server: RecipeServer) => Promise<Answer>,
): Promise<Answer> {
  const row = await connectionOf(deps, userId, provider);
  try {
    return await act(recipeServerOf(deps, row));
  } catch (error) {
    if (!(error instanceof ServiceFault)) throw error;
    throw refuseField('CONFLICT', 'provider', error.message);
  }
}

/** API routes for connected services. */
export function connectionRoutes(deps: ReadDeps) {
  const os = implement(connections).$context<ApiContext>().use(membersOnly);
  const limited = limitOutsideCalls(deps);
  return os.router({
    list: os.list.handler(({ context: { actor } }) => connectionsOf(deps, actor)),
    authorize: os.authorize.handler(({ input, context: { actor } }) => ({
      url: authorize(deps, actor, input.provider),
    })),
    openWearables: os.openWearables
      .use(limited)
      .handler(({ input, context: { actor } }) => connectServer(deps, actor, input)),
    recipeServer: os.recipeServer
      .use(limited)
      .handler(({ input, context: { actor } }) => connectRecipes(deps, actor, input)),
    recipes: os.recipes.use(limited).handler(
      ({
        input: { provider, ...asked },
        context: {
          actor: { userId },
        },
      }) => atRecipes(deps, userId, provider, (server) => listRecipes(deps, userId, provider, server, asked)),
    ),
    importRecipes: os.importRecipes.use(limited).handler(
      async ({
        input: { provider, keys },
        context: {
          actor: { userId },
        },
      }) => ({
        recipes: await atRecipes(deps, userId, provider, (server) =>
          importRecipes(deps, userId, provider, server, keys),
        ),
      }),
    ),
    read: os.read
      .use(limited)
      .handler(async ({ input, context: { actor } }) =>
        connectionAnswer(await readNow(deps, actor.userId, input.provider)),
      ),
    disconnect: os.disconnect.use(limited).handler(async ({ input, context: { actor } }) => ({
      isEndedThere: await disconnect(deps, actor, input.provider),
    })),
  });
}

const query = z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(2000) });

/** `/integrations/callback/…`: redirect URL of services; continues to the member's integrations. */
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
