import { joinWords } from '#domain/words/join-words.ts';

/** Providers that can be configured; `openai-compatible` is any server with that API, such as Ollama, llama.cpp or vLLM. */
export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** A configured model provider. */
export interface AiConfig {
  readonly provider: AiProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** Vision model; null if none is known. */
  readonly visionModel: string | null;
  /** Transcription model; null if none is configured. */
  readonly transcriptionModel: string | null;
}

/** Non-empty settings from the environment. */
export interface AiSettings {
  readonly AI_PROVIDER?: AiProvider | undefined;
  readonly AI_MODEL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_VISION_MODEL?: string | undefined;
  readonly AI_TRANSCRIPTION_MODEL?: string | undefined;
}

const NEED_A_PROVIDER = [
  'AI_MODEL',
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_VISION_MODEL',
  'AI_TRANSCRIPTION_MODEL',
] as const;

/** Conflicts between settings, one line each; empty if there are none. */
export function aiFaults(settings: AiSettings): string[] {
  const { AI_PROVIDER: provider } = settings;
  if (provider === undefined)
    return NEED_A_PROVIDER.some((name) => settings[name] !== undefined)
      ? [`AI_PROVIDER must be ${joinWords(AI_PROVIDERS, 'or')} if another AI setting is set`]
      : [];
  const faults: string[] = [];
  if (settings.AI_MODEL === undefined) faults.push(`AI_MODEL must be the name of a model from ${provider}`);
  if (provider === 'openai-compatible' && settings.AI_BASE_URL === undefined)
    faults.push('AI_BASE_URL must be set for openai-compatible (for example, http://localhost:11434/v1)');
  if (provider !== 'openai-compatible' && settings.AI_API_KEY === undefined)
    faults.push(`AI_API_KEY must be set for ${provider}`);
  if (provider === 'anthropic' && settings.AI_TRANSCRIPTION_MODEL !== undefined)
    faults.push('AI_TRANSCRIPTION_MODEL can’t be used with anthropic, which doesn’t support transcription');
  return faults;
}

/**
 * The configured provider; undefined if none is named. Models of openai, anthropic and google read pictures; one of an openai-compatible
 * server does only if `AI_VISION_MODEL` names it.
 */
export function aiConfigOf(settings: AiSettings): AiConfig | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model } = settings;
  if (provider === undefined || model === undefined) return undefined;
  return {
    provider,
    model,
    apiKey: settings.AI_API_KEY,
    baseUrl: settings.AI_BASE_URL,
    visionModel: settings.AI_VISION_MODEL ?? (provider === 'openai-compatible' ? null : model),
    transcriptionModel: settings.AI_TRANSCRIPTION_MODEL ?? null,
  };
}
