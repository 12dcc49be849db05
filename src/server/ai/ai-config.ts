/** Providers that can be configured; `openai-compatible` is any server with that wire, such as Ollama, llama.cpp or vLLM. */
export const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** A configured model provider. */
export interface AiConfig {
  readonly provider: AiProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** Reads pictures; null where none is known to. */
  readonly visionModel: string | null;
  /** Writes down what was said; null where none was named. */
  readonly transcriptionModel: string | null;
}

/** The settings as the environment gives them, empty ones left out. */
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

/** What does not go together, one line a setting; empty where all is well or nothing is set. */
export function aiFaults(settings: AiSettings): string[] {
  const { AI_PROVIDER: provider } = settings;
  if (provider === undefined)
    return NEED_A_PROVIDER.some((name) => settings[name] !== undefined)
      ? [`AI_PROVIDER must be ${AI_PROVIDERS.join(', ')} where another AI setting is given`]
      : [];
  const faults: string[] = [];
  if (settings.AI_MODEL === undefined) faults.push(`AI_MODEL must name a model of ${provider}`);
  if (provider === 'openai-compatible' && settings.AI_BASE_URL === undefined)
    faults.push('AI_BASE_URL must be set for openai-compatible, such as http://localhost:11434/v1');
  if (provider !== 'openai-compatible' && settings.AI_API_KEY === undefined)
    faults.push(`AI_API_KEY must be set for ${provider}`);
  if (provider === 'anthropic' && settings.AI_TRANSCRIPTION_MODEL !== undefined)
    faults.push('AI_TRANSCRIPTION_MODEL cannot be used with anthropic, which has no transcription');
  return faults;
}

/**
 * The provider that settings without faults name; undefined where none is named. The models of openai, anthropic and google see
 * pictures; of an openai-compatible one that is known only where `AI_VISION_MODEL` names it.
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
