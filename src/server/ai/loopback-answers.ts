import type { ModelMeal } from './meal-model.ts';

/** Scripted answer of a loopback provider to the next question. */
export type Script =
  | { readonly meal: ModelMeal | Readonly<Record<string, unknown>> }
  /** `hangs` keeps a stream open after its text. */
  | { readonly text: string; readonly hangs?: boolean }
  /** Tool calls; an input given as a string is sent as is, however broken. */
  | { readonly calls: readonly ToolCall[]; readonly text?: string }
  | { readonly cutOffAfter: string }
  | { readonly refusal: string }
  | { readonly status: number }
  | { readonly hang: true }
  | { readonly bytes: number };

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

type Spoken = 'stop' | 'length' | 'refusal';

/** One question as it arrived. */
export interface LoopbackQuestion {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Record<string, unknown>;
  /** The body as sent; for a recording, the form with the audio. */
  readonly raw: Buffer;
}

const completion = (body: Record<string, unknown>, said: string, how: Spoken): unknown => ({
  id: 'answer-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model: body['model'],
  choices: [
    {
      index: 0,
      message:
        how === 'refusal'
          ? { role: 'assistant', content: null, refusal: said }
          : { role: 'assistant', content: said },
      finish_reason: how === 'length' ? 'length' : 'stop',
    },
  ],
  usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
});

/** Anthropic answers in text if the shape was given as a format, and with a tool call if it was given as a tool. */
const message = (body: Record<string, unknown>, said: string, how: Spoken): unknown => {
  const tools = Array.isArray(body['tools']) ? body['tools'] : [];
  const [tool] = tools as { name: string }[];
  const usesTool = tool !== undefined && how === 'stop' && said.startsWith('{');
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: usesTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(said) as unknown }]
      : [{ type: 'text', text: said }],
    stop_reason:
      how === 'length' ? 'max_tokens' : how === 'refusal' ? 'refusal' : usesTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 60 },
  };
};

const candidate = (said: string, how: Spoken): unknown => ({
  candidates: [
    {
      content: { role: 'model', parts: how === 'refusal' ? [] : [{ text: said }] },
      finishReason: how === 'length' ? 'MAX_TOKENS' : how === 'refusal' ? 'SAFETY' : 'STOP',
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 60, totalTokenCount: 960 },
});

/** The response body in the API of the path. */
export function answerFor(path: string, body: Record<string, unknown>, said: string, how: Spoken): unknown {
  if (path.endsWith('/chat/completions')) return completion(body, said, how);
  if (path.endsWith('/messages')) return message(body, said, how);
  if (path.includes(':generateContent')) return candidate(said, how);
  if (path.endsWith('/audio/transcriptions')) return { text: said };
  return undefined;
}

/** The text and its finish reason. */
export function spokenOf(script: Script): { said: string; how: Spoken } {
  if ('meal' in script) return { said: JSON.stringify(script.meal), how: 'stop' };
  if ('calls' in script) return { said: script.text ?? '', how: 'stop' };
  if ('text' in script) return { said: script.text, how: 'stop' };
  if ('cutOffAfter' in script) return { said: script.cutOffAfter, how: 'length' };
  if ('refusal' in script) return { said: script.refusal, how: 'refusal' };
  return { said: 'bytes' in script ? 'x'.repeat(script.bytes) : '', how: 'stop' };
}
