import { z } from 'zod';
import { DAY_VERDICTS } from '#domain/diet-quality/counted-days.ts';
import { DIET_PARTS } from '#domain/diet-quality/diet-quality-index.ts';
import { HEI_KEYS } from '#domain/diet-quality/hei-components.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate, timeZone } from '#contract/shared/time.ts';

const percent = z.number();
const heiKey = z.enum(HEI_KEYS);

/** The Healthy Eating Index with its range, or why it isn't shown. */
const heiResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('known'),
    score: z.number(),
    low: z.number(),
    high: z.number(),
    components: z.array(
      z.object({
        key: heiKey,
        points: z.number(),
        maxPoints: z.number(),
        amount: z.number().nullable(),
        knownPercent: percent,
      }),
    ),
  }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(['too-few-days', 'too-little-known']),
    knownPercent: percent.nullable(),
    unknown: z.array(heiKey),
  }),
]);

const contribution = z.object({
  foodId: z.string().nullable(),
  name: z.string(),
  amount: z.number(),
  times: z.number(),
});

const dayLoad = z.object({
  date: localDate,
  load: z.number(),
  estimatedPercent: percent,
  unknownPercent: percent,
});

const proteinByMeal = z.object({
  targetPerKg: z.number(),
  massKg: z.number(),
  kinds: z.array(
    z.object({
      kind: z.enum(MEAL_KINDS),
      proteinG: z.number(),
      perKg: z.number(),
      days: z.number(),
    }),
  ),
  score: z.number(),
  days: z.number(),
});

const meanIntake = z.object({
  energyKcal: z.number(),
  proteinG: z.number().nullable(),
  fiberG: z.number().nullable(),
  sodiumMg: z.number().nullable(),
  potassiumMg: z.number().nullable(),
  sodiumPotassium: z.number().nullable(),
  satFatPercent: percent.nullable(),
  addedSugarPercent: percent.nullable(),
  alcoholG: z.number(),
});

const foodServings = z.object({
  fruitAndVegetables: z.number(),
  wholeGrains: z.number(),
  nutHandfulsPerWeek: z.number(),
  processedMeatPerWeek: z.number(),
  fishPerWeek: z.number(),
  sugaryDrinks: z.number(),
});

const dietQualityDay = z.object({
  date: localDate,
  score: z.number(),
  parts: z.array(z.object({ key: z.enum(DIET_PARTS), amount: z.number(), part: z.number() })),
});

/** Quality of a diet: see `DietQuality` of the domain for the meaning of each figure. */
const dietQualityAnswer = z.object({
  days: z.array(z.object({ date: localDate, verdict: z.enum(DAY_VERDICTS), energyKcal: z.number() })),
  countedDays: z.number(),
  hei: heiResult,
  foods: z.record(heiKey, z.array(contribution)),
  knownGroupsPercent: percent.nullable(),
  unknownFoods: z.array(z.object({ name: z.string(), energyKcal: z.number() })),
  dietQualityIndex: z.number().nullable(),
  dietQualityDays: z.array(dietQualityDay),
  nova: z
    .object({
      percents: z.tuple([percent, percent, percent, percent]),
      unknownPercent: percent,
    })
    .nullable(),
  glycaemicLoads: z.array(dayLoad),
  protein: proteinByMeal.nullable(),
  plants: z.array(z.string()),
  intake: meanIntake.nullable(),
  servings: foodServings.nullable(),
});

export type DietQualityAnswer = z.infer<typeof dietQualityAnswer>;

export const dietQuality = {
  get: base
    .route({
      method: 'GET',
      path: '/diet-quality',
      tags: ['diet quality'],
      summary: 'Get diet quality for the last four weeks, based on complete days',
    })
    .input(z.object({ date: localDate, timeZone }))
    .output(dietQualityAnswer),
};
