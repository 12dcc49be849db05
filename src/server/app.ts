import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { renderLanding } from '#site/landing.tsx';
import { renderNotFound } from '#site/not-found.tsx';
import { accountRoutes } from './account/routes.ts';
import { readSession } from './auth/session.ts';
import { foodTable } from './foods/food-table.ts';
import { foodRoutes } from './foods/routes.ts';
import { goalPlanOf } from './goals/queries.ts';
import { goalRoutes } from './goals/routes.ts';
import { api } from './http/api.ts';
import { faultOf } from './http/api-errors.ts';
import { health } from './http/health.ts';
import { pages, siteCssHref } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders, type HttpVariables } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { wireAnswer } from './http/wire-answer.ts';
import { mealRoutes } from './meals/routes.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  /** The folder of the built browser files. */
  readonly clientDir: string;
  /** The members' page for an address, with `__NONCE__` where this answer's nonce goes. */
  readonly shell: (url: string) => Promise<string>;
  readonly isDevelopment?: boolean;
}

function routerOf({ database: { db }, auth, foods, config, now }: Services) {
  const { index } = foods;
  return {
    account: accountRoutes({ db, auth, demoLogin: config.demoLogin, now }),
    foods: foodRoutes(foods),
    goals: goalRoutes({ db, now }),
    meals: mealRoutes({ db, index, now, targetsOf: (userId) => goalPlanOf(db, userId, now()) }),
  };
}

const remembered = (render: (css: string) => string): ((css: string) => string) => {
  const known = new Map<string, string>();
  return (css) => known.get(css) ?? known.set(css, render(css)).get(css) ?? '';
};

/** The whole HTTP server as one function from request to response. */
export function createApp(services: Services, { clientDir, shell, isDevelopment = false }: AppOptions) {
  const { config, database, auth, foods, log } = services;
  const session = (headers: Headers) => readSession({ db: database.db, auth }, headers, config.demoLogin);
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.use(requestId());
  app.use(requestLog(log));
  app.use(securityHeaders({ publicUrl: config.publicUrl, isDevelopment }));
  app.route('/', foodTable(foods));
  app.use(compress());
  app.route('/', health(database.db));
  app.route(
    '/api',
    api({
      router: routerOf(services),
      readSession: session,
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      log,
    }),
  );
  app.route('/', staticFiles(clientDir));
  app.route(
    '/',
    pages({
      site: {
        landing: remembered((cssHref) => renderLanding({ cssHref })),
        notFound: remembered((cssHref) => renderNotFound({ cssHref })),
      },
      readSession: session,
      shell,
      siteCss: siteCssHref(clientDir),
    }),
  );
  app.notFound((c) => wireAnswer(c, 'NOT_FOUND'));
  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'a request failed');
    return c.req.path.startsWith('/api')
      ? wireAnswer(c, 'INTERNAL')
      : c.text('The server had a problem. Try again in a moment.', 500);
  });
  return app;
}
