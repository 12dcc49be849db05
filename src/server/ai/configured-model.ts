import { z } from 'zod';
import type { AiConfig } from './ai-config.ts';
import { askFor } from './ask-for.ts';
import { questionText, INSTRUCTIONS } from './instructions.ts';
import { modelMeal, type MealModel } from './meal-model.ts';

const TIMEOUT_MS = 30_000;

/** The requested shape: every key present and no bounds, as the strictest providers require. `modelMeal` checks the bounds. */
const ASKED = z.toJSONSchema(
  z.object({
    kind: z.enum(['meal', 'label', 'not-food']),
    items: z.array(
      z.object({
        name: z.string(),
        preparation: z.string().nullable(),
        amount: z.number(),
        unit: z.string(),
        grams: z.number().nullable(),
        confidence: z.number(),
        phrase: z.number().nullable(),
      }),
    ),
  }),
  { target: 'draft-7' },
);

/** The model of a configured provider. Nothing is loaded or connected before the first question. */
export const configuredModel = (config: AiConfig, timeoutMs = TIMEOUT_MS): MealModel => ({
  name: config.model,
  visionName: config.visionModel,
  readMeal: (question) =>
    askFor(
      config,
      {
        name: 'meal',
        instructions: INSTRUCTIONS,
        words: questionText(question),
        pictures: question.pictures,
        shape: ASKED,
        check: (value) => modelMeal.safeParse(value),
      },
      timeoutMs,
    ),
});
