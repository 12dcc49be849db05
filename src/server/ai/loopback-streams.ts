import type { Script, ToolCall } from './loopback-answers.ts';

type Ending = 'stop' | 'length';

const inputText = (input: unknown): string => (typeof input === 'string' ? input : JSON.stringify(input));

/** In pieces that split words, as models send them. */
const pieces = (text: string): readonly string[] => text.match(/[\s\S]{1,7}/g) ?? [];

const event = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

function completionStream(said: string, calls: readonly ToolCall[], ending: Ending): readonly string[] {
  const chunk = (delta: unknown, finish: string | null = null) =>
    event({
      id: 'answer-1',
      object: 'chat.completion.chunk',
      created: 1_795_000_000,
      model: 'loopback-words',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  return [
    ...pieces(said).map((content) => chunk({ role: 'assistant', content })),
    ...calls.map(({ name, input }, index) =>
      chunk({
        tool_calls: [
          { index, id: `call_${index}`, type: 'function', function: { name, arguments: inputText(input) } },
        ],
      }),
    ),
    chunk({}, calls.length > 0 ? 'tool_calls' : ending),
    event({
      id: 'answer-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'loopback-words',
      choices: [],
      usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
    }),
    event('[DONE]'),
  ];
}

function messageStream(said: string, calls: readonly ToolCall[], ending: Ending): readonly string[] {
  const named = (data: { readonly type: string } & Readonly<Record<string, unknown>>) =>
    event(data, data.type);
  const block = (index: number, start: unknown, deltas: readonly unknown[]) => [
    named({ type: 'content_block_start', index, content_block: start }),
    ...deltas.map((delta) => named({ type: 'content_block_delta', index, delta })),
    named({ type: 'content_block_stop', index }),
  ];
  const stop = calls.length > 0 ? 'tool_use' : ending === 'length' ? 'max_tokens' : 'end_turn';
  return [
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'loopback-words',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 900, output_tokens: 0 },
      },
    }),
    ...(said === ''
      ? []
      : block(
          0,
          { type: 'text', text: '' },
          pieces(said).map((text) => ({ type: 'text_delta', text })),
        )),
    ...calls.flatMap(({ name, input }, at) =>
      block(at + 1, { type: 'tool_use', id: `toolu_${at}`, name, input: {} }, [
        { type: 'input_json_delta', partial_json: inputText(input) },
      ]),
    ),
    named({
      type: 'message_delta',
      delta: { stop_reason: stop, stop_sequence: null },
      usage: { output_tokens: 60 },
    }),
    named({ type: 'message_stop' }),
  ];
}

function candidateStream(said: string, calls: readonly ToolCall[], ending: Ending): readonly string[] {
  const chunk = (parts: readonly unknown[], finishReason?: string) =>
    event({
      candidates: [
        {
          content: { role: 'model', parts },
          index: 0,
          ...(finishReason === undefined ? {} : { finishReason }),
        },
      ],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 60, totalTokenCount: 960 },
    });
  return [
    ...pieces(said).map((text) => chunk([{ text }])),
    ...calls.map(({ name, input }) => chunk([{ functionCall: { name, args: input } }])),
    chunk([{ text: '' }], ending === 'length' ? 'MAX_TOKENS' : 'STOP'),
  ];
}

/** Whether a request asks for streaming. */
export const isStreamed = (path: string, body: Readonly<Record<string, unknown>>): boolean =>
  body['stream'] === true || path.includes(':streamGenerateContent');

/** The server-sent events of an answer, in the API of the path. */
export function streamFor(path: string, script: Script): readonly string[] {
  const calls = 'calls' in script ? script.calls : [];
  const said =
    'text' in script
      ? (script.text ?? '')
      : 'cutOffAfter' in script
        ? script.cutOffAfter
        : 'bytes' in script
          ? 'x'.repeat(script.bytes)
          : '';
  const ending = 'cutOffAfter' in script ? 'length' : 'stop';
  if ('hangs' in script && script.hangs === true) return completionStream(said, [], 'stop').slice(0, -3);
  if (path.endsWith('/messages')) return messageStream(said, calls, ending);
  if (path.includes(':streamGenerateContent')) return candidateStream(said, calls, ending);
  return completionStream(said, calls, ending);
}
