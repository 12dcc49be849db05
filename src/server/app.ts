import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { renderLanding } from '#site/landing.tsx';
import { renderNotFound } from '#site/not-found.tsx';
import { saveProfileGoals } from './account/commands.ts';
import { accountRoutes } from './account/routes.ts';
import type { Actor } from './auth/actor.ts';
import { readSession } from './auth/session.ts';
import { csvFiles } from './exports/csv-routes.ts';
import { fastingRoutes } from './fasting/routes.ts';
import { foodsById } from './foods/foods-by-id.ts';
import { ownFoodsFor } from './foods/queries.ts';
import { adviceRoutes } from './advice/routes.ts';
import { bodyRoutes } from './body/routes.ts';
import { adviceFactsOf } from './goals/advice-facts.ts';
import { foodByBarcode, type LookUpProduct } from './foods/barcode.ts';
import { foodTable } from './foods/food-table.ts';
import { openFoodFacts } from './foods/open-food-facts.ts';
import { foodRoutes } from './foods/routes.ts';
import { glucoseFiles } from './glucose/file-routes.ts';
import { glucoseRoutes } from './glucose/routes.ts';
import { targetsOf } from './goals/queries.ts';
import { goalRoutes } from './goals/routes.ts';
import { api } from './http/api.ts';
import { faultOf } from './http/api-errors.ts';
import { health } from './http/health.ts';
import { pages, siteCssHref } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders, type HttpVariables } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { Refusal } from './http/refusal.ts';
import { wireAnswer } from './http/wire-answer.ts';
import { photoFiles } from './meals/photo-files.ts';
import { photoRoutes } from './meals/photo-routes.ts';
import { correctionRoutes, mealRoutes } from './meals/routes.ts';
import { recentMealRoutes, savedMealRoutes } from './meals/saved-routes.ts';
import { voice } from './meals/voice.ts';
import { takeUse } from './membership/commands.ts';
import { usesTodayOf } from './membership/queries.ts';
import type { Services } from './services.ts';
import { stressRoutes } from './stress/routes.ts';
import { sleepRoutes } from './sleep/routes.ts';
import { waterRoutes } from './water/routes.ts';

export interface AppOptions {
  /** The folder of the built browser files. */
  readonly clientDir: string;
  /** The members' page for an address, with `__NONCE__` where this answer's nonce goes. */
  readonly shell: (url: string) => Promise<string>;
  readonly isDevelopment?: boolean;
}

/** How meals are read with a model, and counted: the meals and the membership slice know nothing of each other. */
const modelReading = ({ database: { db }, foods, mealModel, transcriber, log, now }: Services) => ({
  db,
  index: foods.index,
  model: mealModel,
  transcriber,
  log,
  now,
  foodsOf: (userId: string, foodIds: readonly string[]) => foodsById(db, foods.index, userId, foodIds),
  ownFoodsOf: async (userId: string) => (await ownFoodsFor(db, userId)).map(({ food }) => food),
  takeAnalysis: (actor: Actor) => takeUse(db, actor, 'model-analysis', now()),
  analysesToday: (userId: string) => usesTodayOf(db, userId, 'model-analysis', now()),
});

/** The food of a barcode, where somebody knows it. */
const knownFood = (asked: ReturnType<typeof foodByBarcode>) =>
  asked.then(
    ({ food }) => food,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
      throw error;
    },
  );

function routerOf(services: Services) {
  const { auth, foods, config, now } = services;
  const { db } = services.database;
  const { index } = foods;
  const baseUrl = config.openFoodFacts;
  const lookUp: LookUpProduct =
    baseUrl === undefined
      ? () => Promise.resolve(undefined)
      : openFoodFacts({ db, baseUrl, log: services.log, now });
  const mealDeps = {
    db,
    index,
    now,
    foodsOf: (userId: string, foodIds: readonly string[]) => foodsById(db, index, userId, foodIds),
  };
  return {
    account: accountRoutes({ db, auth, demoLogin: config.demoLogin, now }),
    advice: adviceRoutes({
      db,
      now,
      goalsOf: (userId, date) => adviceFactsOf(db, userId, date, now()),
    }),
    body: bodyRoutes({ db, now }),
    corrections: correctionRoutes({ db }),
    fasting: fastingRoutes({ db, now }),
    foods: foodRoutes({ ...mealDeps, library: foods, lookUp }),
    glucose: glucoseRoutes({ db, now }),
    goals: goalRoutes({ db, now, saveProfileGoals }),
    meals: mealRoutes({
      ...mealDeps,
      targetsOf: (userId, date) => targetsOf(db, userId, date, now()),
      reading: modelReading(services),
    }),
    photos: photoRoutes({
      db,
      store: services.store,
      worker: services.pictures,
      foodByGtin: (userId, gtin) => knownFood(foodByBarcode(db, lookUp, userId, gtin)),
      reading: modelReading(services),
      log: services.log,
      now,
    }),
    recentMeals: recentMealRoutes({ db, now }),
    savedMeals: savedMealRoutes(mealDeps),
    stress: stressRoutes({ db, now }),
    sleep: sleepRoutes({ db, now }),
    water: waterRoutes({ db, now }),
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
    '/api/photos',
    photoFiles({
      db: database.db,
      store: services.store,
      pictures: services.pictures,
      now: services.now,
      readSession: session,
      publicUrl: config.publicUrl,
      log,
    }),
  );
  app.route(
    '/api/voice',
    voice({
      db: database.db,
      transcriber: services.transcriber,
      now: services.now,
      readSession: session,
      publicUrl: config.publicUrl,
      log,
    }),
  );
  app.route(
    '/api/glucose-files',
    glucoseFiles({
      db: database.db,
      now: services.now,
      readSession: session,
      publicUrl: config.publicUrl,
      log,
    }),
  );
  app.route('/api/export', csvFiles({ db: database.db, readSession: session, log }));
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
