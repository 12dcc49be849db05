import { z } from 'zod';
import type { AiConfig } from './ai-config.ts';
import { failureOf } from './failure-of.ts';
import { askedWords, INSTRUCTIONS } from './instructions.ts';
import { modelMeal, ModelFailure, type MealModel, type MealQuestion, type ModelMeal } from './meal-model.ts';
import { languageModel } from './providers.ts';

const TIMEOUT_MS = 30_000;
/** Room for the longest meal and for models that think before they answer. */
const MOST_OUTPUT_TOKENS = 6000;
/** The same question shall get the same answer, as far as a provider holds to that. */
const SEED = 7;

/** The answer as it is asked for: every key there and no bounds, as the strictest providers want it. `modelMeal` holds the bounds. */
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

type Sdk = typeof import('ai');

/** The shape that is asked for, and the check of what comes back. */
const mealOutput = ({ jsonSchema, Output }: Sdk) =>
  Output.object({
    name: 'meal',
    schema: jsonSchema<ModelMeal>(ASKED as Parameters<typeof jsonSchema>[0], {
      validate: (value) => {
        const read = modelMeal.safeParse(value);
        return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
      },
    }),
  });

const contentOf = (question: MealQuestion) => [
  ...question.pictures.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType })),
  { type: 'text' as const, text: askedWords(question) },
];

async function ask(
  sdk: Sdk,
  config: AiConfig,
  question: MealQuestion,
  timeoutMs: number,
): Promise<ModelMeal> {
  const name = question.pictures.length > 0 ? config.visionModel : config.model;
  if (name === null) throw new ModelFailure('misconfigured', 'no model that reads pictures');
  const result = await sdk.generateText({
    // Small models put their JSON into a fenced block.
    model: sdk.wrapLanguageModel({
      model: await languageModel(config, name),
      middleware: sdk.extractJsonMiddleware(),
    }),
    instructions: INSTRUCTIONS,
    messages: [{ role: 'user', content: contentOf(question) }],
    output: mealOutput(sdk),
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    temperature: 0,
    ...(config.provider === 'anthropic' ? {} : { seed: SEED }),
    maxRetries: 1,
    timeout: timeoutMs,
  });
  if (result.finishReason === 'length') throw new ModelFailure('too-long');
  if (result.finishReason === 'content-filter') throw new ModelFailure('refused');
  return result.output;
}

/** The model of a configured provider. Nothing is loaded or connected before the first question. */
export const configuredModel = (config: AiConfig, timeoutMs = TIMEOUT_MS): MealModel => ({
  name: config.model,
  visionName: config.visionModel,
  readMeal: async (question) => {
    const sdk = await import('ai');
    // Its warnings would go to the output, past the log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    try {
      return await ask(sdk, config, question, timeoutMs);
    } catch (error) {
      throw failureOf(sdk, error);
    }
  },
});
