import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { estimate, nutrientEstimates, otherFoods } from '#contract/shared/estimate.ts';
import { usesToday } from '#contract/membership.ts';
import { typedText } from '#contract/shared/text.ts';

export const description = typedText()
  .min(1, 'Describe what you ate.')
  .max(MAX_DESCRIPTION_LENGTH, 'Use 10,000 characters or fewer.');

/** `embedded`, or the name of the model that read it. */
const readBy = z.string();

const namedMeal = z.object({
  kind: z.enum(MEAL_KINDS).optional(),
  day: z.union([z.object({ daysAgo: z.number() }), z.object({ weekday: z.number() })]).optional(),
  /** Minutes after midnight. */
  minute: z.number().optional(),
  /** Positions in `items`. */
  items: z.array(z.number()),
});

export const analysis = z.object({
  text: z.string(),
  items: z.array(
    z.object({
      words: z.string(),
      foodId: z.string(),
      name: z.string(),
      alternatives: z.array(z.object({ foodId: z.string(), name: z.string(), score: z.number() })),
      amount: z.number(),
      unit: z.string(),
      grams: estimate,
      confidence: z.number(),
      otherFoods: otherFoods.optional(),
      nutrients: nutrientEstimates,
      readBy,
    }),
  ),
  total: nutrientEstimates,
  notUnderstood: z.array(z.string()),
  /** Meals named in the text, in order; empty if it names neither a meal nor a day, or if a model read part of it. */
  meals: z.array(namedMeal),
  /** Set if the text isn't in English and so wasn't read: an ISO 639 code, `und` if unknown. */
  language: z.string().optional(),
  /** The model, if it read any of the items. */
  readBy,
  /** Why the requested model read nothing, as a sentence; null if it wasn't needed or succeeded. */
  note: z.string().nullable(),
});

/** What the server offers in addition to the embedded engine. */
export const abilities = z.object({
  /** The text model; null if none is configured. */
  model: z.string().nullable(),
  /** Whether a model can analyze photos. */
  vision: z.boolean(),
  /** Whether recordings can be transcribed. */
  transcription: z.boolean(),
  /** Today's model analyses in the member's plan. */
  modelAnalyses: usesToday,
});

export type MealReading = z.infer<typeof analysis>;
export type Abilities = z.infer<typeof abilities>;

export const analysisRoutes = {
  abilities: base
    .route({
      method: 'GET',
      path: '/meals/abilities',
      tags: ['meals'],
      summary: 'Get the available models and how many AI analyses are left today',
    })
    .output(abilities),
  analyze: base
    .route({
      method: 'POST',
      path: '/meals/analyze',
      tags: ['meals'],
      summary: 'Find foods and amounts in a description; optionally have a model reread unclear phrases',
    })
    .input(
      z.object({
        text: description,
        /** Ask the configured model about unsure phrases. Counts as one of the day's model analyses. */
        withModel: z.boolean().optional(),
        /** With a model: phrases to ask about, from items or `notUnderstood`, instead of the unsure ones. */
        phrases: z.array(typedText().min(1).max(500)).min(1).max(40, 'Send up to 40 phrases.').optional(),
      }),
    )
    .output(analysis),
};
