import type { TranscriptionModel, wrapLanguageModel } from 'ai';
import type { AiConfig } from './ai-config.ts';
import { boundedFetch } from './bounded-fetch.ts';

// Each provider is imported on first use: a server without one doesn't load it.

const credentials = ({ apiKey, baseUrl }: AiConfig) => ({
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  fetch: boundedFetch,
});

type LanguageModel = Extract<
  Parameters<typeof wrapLanguageModel>[0]['model'],
  { specificationVersion: 'v4' }
>;

/** A language model of the configured provider. */
export async function languageModel(config: AiConfig, name: string): Promise<LanguageModel> {
  const given = credentials(config);
  switch (config.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Chat completions support a seed; the newer API doesn't.
      return createOpenAI(given).chat(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(given)(name);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(given)(name);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...given,
        name: 'openai-compatible',
        baseURL: config.baseUrl ?? '',
        supportsStructuredOutputs: true,
        // Without this, such servers don't stream token counts.
        includeUsage: true,
      })(name);
    }
  }
}

/** A transcription model of the configured provider. Compatible servers implement OpenAI's API for it. */
export async function transcriptionModel(config: AiConfig, name: string): Promise<TranscriptionModel> {
  const given = credentials(config);
  if (config.provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(given).transcription(name);
  }
  const { createOpenAI } = await import('@ai-sdk/openai');
  // The library requires a key; a local server needs none.
  return createOpenAI({ ...given, apiKey: config.apiKey ?? 'none' }).transcription(name);
}
