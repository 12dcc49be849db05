import { saveProfileGoals } from './account/commands.ts';
import type { Actor } from '#server/core/actor.ts';
import { dietQualityRoutes } from './diet-quality/routes.ts';
import { fastingRoutes } from './fasting/routes.ts';
import { adviceRoutes } from './advice/routes.ts';
import { bloodRoutes } from './blood/routes.ts';
import { bioAgeRoutes } from './bio-age/routes.ts';
import { bodyRoutes } from './body/routes.ts';
import { foodByBarcode, type LookUpProduct } from './foods/barcode.ts';
import { openFoodFacts } from './foods/open-food-facts.ts';
import { foodRoutes } from './foods/routes.ts';
import { glucoseRoutes } from './glucose/routes.ts';
import { goalRoutes } from './goals/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { DueScores } from './longevity/due-scores.ts';
import { longevityRoutes } from './longevity/routes.ts';
import { photoRoutes } from '#server/meals/photos/photo-routes.ts';
import { correctionRoutes, mealRoutes } from './meals/routes.ts';
import { recentMealRoutes, savedMealRoutes } from './meals/saved-routes.ts';
import { takeUse } from './membership/commands.ts';
import { dietReads, type Services } from './services.ts';
import { stressRoutes } from './stress/routes.ts';
import { supplementRoutes } from './supplements/routes.ts';
import { sleepRoutes } from './sleep/routes.ts';
import { waterRoutes } from './water/routes.ts';
import { accountRouter } from './account-router.ts';

/** Dependencies for reading meals with a model. The membership slice counts uses. */
const modelReading = ({ database: { db }, foods, mealModel, transcriber, log, now }: Services) => ({
  db,
  index: foods.index,
  model: mealModel,
  transcriber,
  log,
  now,
  takeAnalysis: (actor: Actor) => takeUse(db, actor, 'model-analysis', now()),
});

/** The food with a barcode, if anybody knows it. */
const knownFood = (asked: ReturnType<typeof foodByBarcode>) =>
  asked.then(
    ({ food }) => food,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
      throw error;
    },
  );

/** All slices' procedures, with the dependencies between slices. */
export function routerOf(services: Services, due: DueScores) {
  const { foods, config, now } = services;
  const { db } = services.database;
  const { index } = foods;
  const reads = dietReads(services);
  const baseUrl = config.openFoodFacts;
  const lookUp: LookUpProduct =
    baseUrl === undefined
      ? () => Promise.resolve(undefined)
      : openFoodFacts({ db, baseUrl, log: services.log, now });
  const mealDeps = { db, index, now };
  return {
    ...accountRouter(services),
    advice: adviceRoutes({ db, now }),
    bioAge: bioAgeRoutes(reads),
    blood: bloodRoutes({ db, now }),
    body: bodyRoutes({ db, now }),
    corrections: correctionRoutes({ db }),
    dietQuality: dietQualityRoutes(reads),
    fasting: fastingRoutes({ db, now }),
    foods: foodRoutes({ ...mealDeps, lookUp }),
    glucose: glucoseRoutes({ db, now }),
    goals: goalRoutes({ db, now, saveProfileGoals }),
    health: healthRoutes({ db, now }),
    longevity: longevityRoutes(reads, due),
    meals: mealRoutes({ ...mealDeps, reading: modelReading(services) }),
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
    supplements: supplementRoutes({ db, now }),
    sleep: sleepRoutes({ db, now }),
    water: waterRoutes({ db, now }),
  };
}
