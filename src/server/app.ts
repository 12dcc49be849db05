import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { drawsOf } from '#domain/blood/draws.ts';
import { renderLanding } from '#site/landing.tsx';
import { renderNotFound } from '#site/not-found.tsx';
import { saveProfileGoals } from './account/commands.ts';
import { accountRoutes } from './account/routes.ts';
import type { Actor } from './auth/actor.ts';
import { readSession, type ReadSession } from './auth/session.ts';
import { csvFiles } from './exports/csv-routes.ts';
import { dietQualityDeps } from './diet-figures.ts';
import { dietQualityOf } from './diet-quality/queries.ts';
import { dietQualityRoutes } from './diet-quality/routes.ts';
import { fastingRoutes } from './fasting/routes.ts';
import { foodsById } from './foods/foods-by-id.ts';
import { ownFoodsFor } from './foods/queries.ts';
import { adviceRoutes } from './advice/routes.ts';
import { panelsOf } from './blood/queries.ts';
import { bloodFhirFile } from './blood/fhir-file.ts';
import { bloodRoutes } from './blood/routes.ts';
import { bioAgeRoutes } from './bio-age/routes.ts';
import { bodyRoutes } from './body/routes.ts';
import { adviceFactsOf } from './goals/advice-facts.ts';
import { foodByBarcode, type LookUpProduct } from './foods/barcode.ts';
import { foodTable } from './foods/food-table.ts';
import { openFoodFacts } from './foods/open-food-facts.ts';
import { foodRoutes } from './foods/routes.ts';
import { bloodFiles } from './blood-import/file-routes.ts';
import { scanReader } from './blood-import/read-scan.ts';
import { glucoseFiles } from './glucose/file-routes.ts';
import { glucoseRoutes } from './glucose/routes.ts';
import { targetsOf } from './goals/queries.ts';
import { goalRoutes } from './goals/routes.ts';
import { healthOf } from './health/queries.ts';
import { healthRoutes } from './health/routes.ts';
import { api } from './http/api.ts';
import { faultOf } from './http/api-errors.ts';
import { afterWrites, requestSessions } from './http/after-writes.ts';
import { health } from './http/health.ts';
import { pages, siteCssHref } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders, type HttpVariables } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { Refusal } from './http/refusal.ts';
import { wireAnswer } from './http/wire-answer.ts';
import { longevityDeps } from './longevity-score.ts';
import { dueScores, type DueScores } from './longevity/due-scores.ts';
import { longevityRoutes } from './longevity/routes.ts';
import { photoFiles } from './meals/photo-files.ts';
import { photoRoutes } from './meals/photo-routes.ts';
import { correctionRoutes, mealRoutes } from './meals/routes.ts';
import { recentMealRoutes, savedMealRoutes } from './meals/saved-routes.ts';
import { voice } from './meals/voice.ts';
import { takeUse } from './membership/commands.ts';
import { usesTodayOf } from './membership/queries.ts';
import type { Services } from './services.ts';
import { stressRoutes } from './stress/routes.ts';
import { supplementRoutes } from './supplements/routes.ts';
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

function routerOf(services: Services, due: DueScores) {
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
    bioAge: bioAgeRoutes({
      db,
      now,
      dietOf: (userId, from, to) => dietQualityOf(dietQualityDeps(services), { userId, from, to }),
      drawsOf: async (userId) => drawsOf((await panelsOf(db, userId)).toReversed()),
      healthOf: (userId) => healthOf(db, userId),
    }),
    blood: bloodRoutes({ db, now, healthOf: (userId) => healthOf(db, userId) }),
    body: bodyRoutes({ db, now }),
    corrections: correctionRoutes({ db }),
    dietQuality: dietQualityRoutes(dietQualityDeps(services)),
    fasting: fastingRoutes({ db, now }),
    foods: foodRoutes({ ...mealDeps, library: foods, lookUp }),
    glucose: glucoseRoutes({ db, now }),
    goals: goalRoutes({ db, now, saveProfileGoals }),
    health: healthRoutes({ db, now }),
    longevity: longevityRoutes(longevityDeps(services), due),
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
    supplements: supplementRoutes({
      db,
      now,
      healthOf: (userId) => healthOf(db, userId),
      drawsSince: async (userId, from) => drawsOf((await panelsOf(db, userId, { from })).toReversed()),
      proteinTargetOf: async (userId, date) => (await targetsOf(db, userId, date, now())).proteinG,
    }),
    sleep: sleepRoutes({ db, now }),
    water: waterRoutes({ db, now }),
  };
}

const remembered = (render: (css: string) => string): ((css: string) => string) => {
  const known = new Map<string, string>();
  return (css) => known.get(css) ?? known.set(css, render(css)).get(css) ?? '';
};

/** What is sent and fetched as a file. */
function files({ database: { db }, config: { publicUrl }, ...services }: Services, readSession: ReadSession) {
  const { now, log, store, pictures, transcriber, reportModel } = services;
  const shared = { db, now, readSession, publicUrl, log };
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route('/api/photos', photoFiles({ ...shared, store, pictures }));
  app.route('/api/voice', voice({ ...shared, transcriber }));
  app.route('/api/glucose-files', glucoseFiles(shared));
  const readScan =
    reportModel &&
    scanReader({
      model: reportModel,
      takeAnalysis: (actor: Actor) => takeUse(db, actor, 'model-analysis', now()),
      log,
    });
  app.route('/api/blood-files', bloodFiles({ ...shared, readScan }));
  app.route(
    '/api/export',
    bloodFhirFile({ db, now, readSession, log, healthOf: (userId) => healthOf(db, userId) }),
  );
  app.route('/api/export', csvFiles({ db, readSession, log }));
  return app;
}

/** The whole HTTP server as one function from request to response. */
export function createApp(services: Services, { clientDir, shell, isDevelopment = false }: AppOptions) {
  const { config, database, auth, foods, log } = services;
  const sessions = requestSessions((headers) =>
    readSession({ db: database.db, auth }, headers, config.demoLogin),
  );
  const due = dueScores({ ...services, db: database.db });
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.use(requestId());
  app.use(requestLog(log));
  app.use(securityHeaders({ publicUrl: config.publicUrl, isDevelopment }));
  app.route('/', foodTable(foods));
  app.use(compress());
  app.route('/', health(database.db));
  app.use('/api/*', afterWrites(sessions, due.note));
  app.route('/', files(services, sessions.read));
  app.route(
    '/api',
    api({
      router: routerOf(services, due),
      readSession: sessions.read,
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
      readSession: sessions.read,
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
