import { saveProfileGoals } from './account/commands.ts';
import type { Actor } from '#server/core/actor.ts';
import { dietQualityOf, windowFrom } from './diet-quality/queries.ts';
import { dietQualityRoutes } from './diet-quality/routes.ts';
import { experimentRoutes } from './experiments/routes.ts';
import { fastingRoutes } from './fasting/routes.ts';
import { adviceRoutes } from './advice/routes.ts';
import { bloodRoutes } from './blood/routes.ts';
import { bioAgeRoutes } from './bio-age/routes.ts';
import { connectionDeps } from './connection-deps.ts';
import { connectionRoutes } from './imports/connections/routes.ts';
import { nightscoutRoutes } from '#server/glucose/nightscout/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { bodyRoutes } from './body/routes.ts';
import { coachCommands } from './coach-commands.ts';
import { coachRoutes } from './coach/routes.ts';
import { foodByBarcode, type LookUpProduct } from './foods/barcode.ts';
import { openFoodFacts } from './foods/open-food-facts.ts';
import { foodRoutes } from './foods/routes.ts';
import { glucoseRoutes } from './glucose/routes.ts';
import { goalRoutes } from './goals/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { DueScores } from './longevity/due-scores.ts';
import { currentScoreOf } from './longevity/queries.ts';
import { longevityRoutes } from './longevity/routes.ts';
import { metricRoutes } from './series/routes.ts';
import { movementRoutes } from './movement/routes.ts';
import { photoRoutes } from '#server/meals/photos/photo-routes.ts';
import { correctionRoutes, mealRoutes } from './meals/routes.ts';
import { recentMealRoutes, savedMealRoutes } from './meals/saved-routes.ts';
import { consumeUse } from './membership/commands.ts';
import { usesTodayOf } from './membership/queries.ts';
import type { IndexDeps } from './db/deps.ts';
import { depsOf, type Services } from './services.ts';
import { reportLinkRoutes } from './reports/links/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { stressRoutes } from './stress/routes.ts';
import { supplementRoutes } from './supplements/routes.ts';
import { sleepRoutes } from './sleep/routes.ts';
import { vitalRoutes } from './vitals/routes.ts';
import { waterRoutes } from './water/routes.ts';
import { todayRoutes } from './today/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { noteAccess, notifyOfAccess } from './account/access-events.ts';
import { confirmPassword } from './account/confirm-password.ts';
import { accountRoutes } from './account/routes.ts';
import { adminDeps } from './admin-deps.ts';
import { adminRoutes } from './admin/routes.ts';
import { securityRoutes } from './account/security-routes.ts';
import { foodPreferenceRoutes, settingsRoutes } from './account/settings-routes.ts';
import { accountDeps } from './account-deps.ts';
import { exportSizesOf } from './exports/everything.ts';
import { sourceOrders } from './imports/recordings/source-orders.ts';
import { importRoutes } from './imports/routes.ts';
import { importDeps } from './import-deps.ts';
import { insightRoutes } from './insights/routes.ts';
import { messageRoutes } from './content/message-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { adminPurchaseRoutes, membershipRoutes } from './membership/routes.ts';

/** The food with a barcode, if it is known. */
const knownFood = (asked: ReturnType<typeof foodByBarcode>) =>
  asked.then(
    ({ food }) => food,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
      throw error;
    },
  );

/** Open Food Facts, if the operator allows it. */
function lookUpOf(services: Services): LookUpProduct {
  const baseUrl = services.config.openFoodFacts;
  if (baseUrl === undefined) return () => Promise.resolve(undefined);
  return openFoodFacts({ ...depsOf(services), baseUrl });
}

/** The coach, with the scores and commands of other slices. */
function coachOf(deps: IndexDeps & ReturnType<typeof depsOf>, services: Services, due: DueScores) {
  const { db, now } = deps;
  return coachRoutes({
    ...deps,
    dietQualityOn: (userId, date) => dietQualityOf(deps, { userId, from: windowFrom(date), to: date }),
    longevityOf: (userId, date) => currentScoreOf(deps, due, { userId, date }),
    commands: coachCommands(deps),
    model: services.coachModel,
    takeAnswer: (actor) => consumeUse(db, actor, 'coach-message', now()),
    answersToday: (actor) => usesTodayOf(db, actor.userId, 'coach-message', now()),
  });
}

/** All slices' procedures, with the dependencies between slices. */
export function routerOf(services: Services, due: DueScores) {
  const { foods, mealModel } = services;
  const deps = { ...depsOf(services), index: foods.index };
  const { db, now } = deps;
  const lookUp = lookUpOf(services);
  const reading = {
    ...deps,
    model: mealModel,
    takeAnalysis: (actor: Actor) => consumeUse(db, actor, 'model-analysis', now()),
  };
  return {
    account: accountRoutes(accountDeps(services)),
    accountSettings: settingsRoutes({ ...deps, exportSizesOf: (userId) => exportSizesOf(db, userId) }),
    admin: adminRoutes(adminDeps(services)),
    adminPurchases: adminPurchaseRoutes(deps),
    advice: adviceRoutes(deps),
    bioAge: bioAgeRoutes(deps),
    blood: bloodRoutes(deps),
    body: bodyRoutes(deps),
    calendar: calendarRoutes(deps),
    connections: connectionRoutes({ ...connectionDeps(services), noteChange: (userId) => due.note(userId) }),
    nightscout: nightscoutRoutes({ ...deps, noteReadings: (userId) => due.note(userId) }),
    coach: coachOf(deps, services, due),
    content: contentRoutes(deps),
    corrections: correctionRoutes(deps),
    dietQuality: dietQualityRoutes(deps),
    experiments: experimentRoutes(deps),
    fasting: fastingRoutes(deps),
    foodPreferences: foodPreferenceRoutes(deps),
    foods: foodRoutes({ ...deps, lookUp }),
    glucose: glucoseRoutes(deps),
    goals: goalRoutes({ ...deps, saveProfileGoals }),
    health: healthRoutes(deps),
    imports: importRoutes(importDeps(services)),
    insights: insightRoutes(deps),
    longevity: longevityRoutes(deps, due),
    meals: mealRoutes({ ...deps, reading }),
    membership: membershipRoutes({
      ...deps,
      hasModel: mealModel !== null || services.reportModel !== null,
    }),
    messages: messageRoutes(deps),
    metrics: metricRoutes(deps),
    movement: movementRoutes({ ...deps, workoutSources: sourceOrders(deps, 'workouts') }),
    photos: photoRoutes({
      ...deps,
      worker: services.pictures,
      foodByGtin: (userId, gtin) => knownFood(foodByBarcode(db, lookUp, userId, gtin)),
      reading,
    }),
    recentMeals: recentMealRoutes(deps),
    reportLinks: reportLinkRoutes({ ...deps, publicUrl: services.config.publicUrl }),
    reports: reportRoutes(deps),
    reminders: reminderRoutes(deps),
    savedMeals: savedMealRoutes(deps),
    security: securityRoutes(deps),
    sleep: sleepRoutes({ ...deps, sources: sourceOrders(deps, 'sleeps') }),
    stress: stressRoutes(deps),
    supplements: supplementRoutes(deps),
    vitals: vitalRoutes(deps),
    today: todayRoutes(deps),
    tokens: tokenRoutes({
      ...deps,
      confirmPassword,
      note: (tx, { userId, kind, asking }) =>
        kind === 'token-created'
          ? notifyOfAccess(tx, deps, { userId, kind, asking })
          : noteAccess(tx, deps, { userId, kind, asking }),
    }),
    water: waterRoutes(deps),
    webhooks: webhookRoutes(deps),
  };
}
