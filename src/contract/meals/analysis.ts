import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { estimate, nutrientEstimates } from '#contract/shared/estimate.ts';
import { usesToday } from '#contract/membership.ts';
import { typedText } from '#contract/shared/text.ts';

export const description = typedText()
  .min(1, 'Say what you ate.')
  .max(MAX_DESCRIPTION_LENGTH, 'At most 10,000 characters.');

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
      nutrients: nutrientEstimates,
      readBy,
    }),
  ),
  total: nutrientEstimates,
  notUnderstood: z.array(z.string()),
  /** The meals that the text names, in order; empty if it names neither a meal nor a day, or if a model read any of it. */
  meals: z.array(namedMeal),
  /** Set if the text is not in English, which is not read: an ISO 639 code, `und` for a language that is not known. */
  language: z.string().optional(),
  /** The model, if it read any of the items. */
  readBy,
  /** Why the requested model read nothing, in a sentence for people; null if there is nothing to say. */
  note: z.string().nullable(),
});

/** What the server offers beyond the embedded engine. */
export const abilities = z.object({
  /** The text model; null if none is configured. */
  model: z.string().nullable(),
  /** Whether a model looks at photos. */
  vision: z.boolean(),
  /** Whether a recording can be written down. */
  transcription: z.boolean(),
  /** Model analyses of the member's plan today. */
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
      summary: 'Which models read for the member, and how many of today’s model analyses are left',
    })
    .output(abilities),
  analyze: base
    .route({
      method: 'POST',
      path: '/meals/analyze',
      tags: ['meals'],
      summary:
        'Read the foods and amounts of a description; with a model, read the phrases again that were unsure',
    })
    .input(
      z.object({
        text: description,
        /** Ask the configured model about what the embedded engine is unsure of. Counts as one of the day's model analyses. */
        withModel: z.boolean().optional(),
        /** With a model: words of items, or of `notUnderstood`, to ask about in place of the engine's own choice. */
        phrases: z.array(typedText().min(1).max(500)).min(1).max(40, 'At most 40 phrases.').optional(),
      }),
    )
    .output(analysis),
};
