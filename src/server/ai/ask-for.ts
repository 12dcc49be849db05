import type { AiConfig } from './ai-config.ts';
import { failureOf } from './model-failure.ts';
import { ModelFailure, type ModelPicture } from './meal-model.ts';
import { languageModel } from './providers.ts';

/** Allows for long answers, and for models that reason first. */
const MAX_OUTPUT_TOKENS = 6000;
/** Makes answers repeatable, as far as a provider supports it. */
const SEED = 7;

/** The parsed form of a model's answer. */
export type Checked<Answer> =
  | { readonly success: true; readonly data: Answer }
  | { readonly success: false; readonly error: Error };

/** A question with a structured answer. */
export interface ShapedQuestion<Answer> {
  /** Name of the answer's type: "meal". */
  readonly name: string;
  readonly instructions: string;
  readonly words: string;
  readonly pictures: readonly ModelPicture[];
  /** JSON schema of the answer, with every key required and no bounds, as the strictest providers require. */
  readonly shape: unknown;
  /** Validates the answer's bounds. */
  readonly check: (value: unknown) => Checked<Answer>;
  readonly mostTokens?: number;
}

type Sdk = typeof import('ai');

async function ask<Answer>(
  sdk: Sdk,
  config: AiConfig,
  { name, instructions, words, pictures, shape, check, mostTokens }: ShapedQuestion<Answer>,
  timeoutMs: number,
): Promise<Answer> {
  const model = pictures.length > 0 ? config.visionModel : config.model;
  if (model === null) throw new ModelFailure('misconfigured', 'no model that reads pictures');
  const files = pictures.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }));
  const schema = sdk.jsonSchema<Answer>(shape as Parameters<typeof sdk.jsonSchema>[0], {
    validate: (value) => {
      const read = check(value);
      return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
    },
  });
  const result = await sdk.generateText({
    // Small models wrap their JSON in a code fence.
    model: sdk.wrapLanguageModel({
      model: await languageModel(config, model),
      middleware: sdk.extractJsonMiddleware(),
    }),
    instructions,
    messages: [{ role: 'user', content: [...files, { type: 'text', text: words }] }],
    output: sdk.Output.object({ name, schema }),
    maxOutputTokens: mostTokens ?? MAX_OUTPUT_TOKENS,
    temperature: 0,
    ...(config.provider === 'anthropic' ? {} : { seed: SEED }),
    maxRetries: 1,
    timeout: timeoutMs,
  });
  if (result.finishReason === 'length') throw new ModelFailure('too-long');
  if (result.finishReason === 'content-filter') throw new ModelFailure('refused');
  return result.output;
}

/**
 * Asks the configured provider's model, or its vision model for pictures. Loads nothing before the first question.
 * @throws ModelFailure if there is no valid answer
 */
export async function askFor<Answer>(
  config: AiConfig,
  question: ShapedQuestion<Answer>,
  timeoutMs: number,
): Promise<Answer> {
  const sdk = await import('ai');
  // Its warnings would go to stdout, bypassing the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  try {
    return await ask(sdk, config, question, timeoutMs);
  } catch (error) {
    throw failureOf(sdk, error);
  }
}
