import type { AiConfig } from './ai-config.ts';
import { failureOf } from './failure-of.ts';
import { transcriptionModel } from './providers.ts';

const TIMEOUT_MS = 30_000;

/** A configured model that writes down what was said. */
export interface Transcriber {
  readonly name: string;
  /**
   * The words of a recording; empty where nobody spoke.
   * @throws ModelFailure
   */
  transcribe(audio: Uint8Array): Promise<string>;
}

/** The transcription model of a configured provider; null where none was named. */
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
        // Silence is an answer of its own, which the library takes for a failure.
        if (sdk.NoTranscriptGeneratedError.isInstance(error)) return '';
        throw failureOf(sdk, error);
      }
    },
  };
}
