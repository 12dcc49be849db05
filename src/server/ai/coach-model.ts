import { z } from 'zod';
import type { AiConfig } from './ai-config.ts';
import { failureOf } from './model-failure.ts';
import { ModelFailure } from './meal-model.ts';
import { languageModel } from './providers.ts';

const TIMEOUT_MS = 60_000;
const MAX_STEPS = 8;
const MAX_OUTPUT_TOKENS = 3000;
/** Maximum length of a tool's result, in characters; models don't use more of a table. */
const MAX_RESULT = 12_000;

/** Something a model may look up. */
export interface CoachTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** @returns what the model reads; thrown errors reach it as text. */
  readonly run: (input: unknown) => Promise<unknown>;
}

export interface CoachPrompt {
  readonly instructions: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly tools: readonly CoachTool[];
  readonly signal: AbortSignal;
  /** More of the answer. */
  readonly onText?: (text: string) => void;
  /** The text so far only led to a tool call. */
  readonly onReset?: () => void;
}

export interface CoachUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A configured model that writes the coach's answers. */
export interface CoachModel {
  readonly name: string;
  /** Who receives the questions: "Anthropic", or the host of a compatible server. */
  readonly provider: string;
  /** Changes whenever the member has to consent again. */
  readonly consentKey: string;
  /**
   * Writes with tools until the answer is complete.
   * @returns its text and its cost.
   * @throws ModelFailure if there is no answer
   */
  write(prompt: CoachPrompt): Promise<{ readonly text: string; readonly usage: CoachUsage }>;
}

const PROVIDER_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const;

const hostOf = ({ baseUrl }: AiConfig): string | undefined =>
  baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).host : undefined;

type Sdk = typeof import('ai');

/** A tool's errors become its result, so that a model can correct its query. */
async function resultOf({ run }: CoachTool, input: unknown): Promise<unknown> {
  const result = await run(input);
  const text = JSON.stringify(result);
  return text.length <= MAX_RESULT ? result : { cut: text.slice(0, MAX_RESULT) };
}

const toolsOf = (sdk: Sdk, tools: readonly CoachTool[]) =>
  Object.fromEntries(
    tools.map((each) => [
      each.name,
      sdk.tool({
        description: each.description,
        inputSchema: sdk.jsonSchema<unknown>(
          z.toJSONSchema(each.input, { target: 'draft-7', io: 'input' }) as Parameters<
            typeof sdk.jsonSchema
          >[0],
          {
            validate: (value) => {
              const read = each.input.safeParse(value);
              return read.success
                ? { success: true, value: read.data }
                : { success: false, error: read.error };
            },
          },
        ),
        execute: (input: unknown) => resultOf(each, input),
      }),
    ]),
  );

async function write(sdk: Sdk, config: AiConfig, prompt: CoachPrompt, timeoutMs: number) {
  const { instructions, messages, tools, signal, onText, onReset } = prompt;
  let text = '';
  const usage = { inputTokens: 0, outputTokens: 0 };
  const result = sdk.streamText({
    model: await languageModel(config, config.model),
    instructions,
    messages: messages.map((message) => ({ ...message })),
    ...(tools.length > 0 ? { tools: toolsOf(sdk, tools) } : {}),
    stopWhen: sdk.isStepCount(MAX_STEPS),
    // The last step must answer with what is known so far.
    prepareStep: ({ stepNumber }) =>
      tools.length > 0 && stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : {},
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
    maxRetries: 1,
    timeout: timeoutMs,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    onError: () => undefined,
  });
  for await (const part of result.fullStream) {
    switch (part.type) {
      case 'text-delta':
        text += part.text;
        onText?.(part.text);
        break;
      case 'tool-call':
        if (text !== '') onReset?.();
        text = '';
        break;
      case 'finish-step':
        usage.inputTokens += part.usage.inputTokens ?? 0;
        usage.outputTokens += part.usage.outputTokens ?? 0;
        if (part.finishReason === 'content-filter') throw new ModelFailure('refused');
        break;
      case 'abort':
        throw new ModelFailure('timeout', signal.aborted ? 'stopped' : 'timeout');
      case 'error':
        throw part.error;
      default:
        break;
    }
  }
  return { text, usage };
}

/** The configured provider's model as a writer of answers. Loads nothing before the first question. */
export const configuredCoachModel = (config: AiConfig, timeoutMs = TIMEOUT_MS): CoachModel => {
  const host = hostOf(config);
  const provider =
    config.provider === 'openai-compatible'
      ? (host ?? 'a local server')
      : host === undefined
        ? PROVIDER_NAMES[config.provider]
        : `${PROVIDER_NAMES[config.provider]} at ${host}`;
  return {
    name: config.model,
    provider,
    // Since this version, the coach's memory is included too.
    consentKey: ['memory', config.provider, host].filter((part) => part !== undefined).join(' '),
    write: async (prompt) => {
      const sdk = await import('ai');
      // Its warnings would go to stdout, bypassing the log.
      globalThis.AI_SDK_LOG_WARNINGS = false;
      try {
        return await write(sdk, config, prompt, timeoutMs);
      } catch (error) {
        throw failureOf(sdk, error);
      }
    },
  };
};
