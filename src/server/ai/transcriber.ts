import type { AiConfig } from './ai-config.ts';
import { failureOf } from './model-failure.ts';
import { transcriptionModel } from './providers.ts';

const TIMEOUT_MS = 30_000;

/** A configured speech-to-text model. */
export interface Transcriber {
  readonly name: string;
  /**
   * Transcribes a recording; empty if nobody spoke.
   * @throws ModelFailure
   */
  transcribe(audio: Uint8Array): Promise<string>;
}

/** The configured provider's transcription model; null if none is configured. */
export function configuredTranscriber(config: AiConfig, timeoutMs = TIMEOUT_MS): Transcriber | null {
  const name = config.transcriptionModel;
  if (name === null) return null;
  return {
    name,
    transcribe: async (audio) => {
      const sdk = await import('ai');
      globalThis.AI_SDK_LOG_WARNINGS = false;
      try {
        const { text } = await sdk.transcribe({
          model: await transcriptionModel(config, name),
          audio,
          maxRetries: 1,
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        return text.trim();
      } catch (error) {
        // Silence is a valid answer, which the library treats as a failure.
        if (sdk.NoTranscriptGeneratedError.isInstance(error)) return '';
        throw failureOf(sdk, error);
      }
    },
  };
}
