import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiConfig, AiProvider } from './ai-config.ts';
import { isStreamed, streamFor } from './loopback-streams.ts';
import { answerFor, spokenOf, type LoopbackQuestion, type Script } from './loopback-answers.ts';

/** A loopback provider with the APIs of OpenAI, Anthropic and Google, with answers scripted by a test. */
export interface LoopbackProvider {
  /** All requests, oldest first. */
  readonly questions: LoopbackQuestion[];
  /** Responses to the next questions, one each; the last one repeats. */
  answer(...scripts: readonly Script[]): void;
  config(provider?: AiProvider, changes?: Partial<AiConfig>): AiConfig;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const parsed = (raw: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(raw.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
};

function send(response: ServerResponse, status: number, body: unknown): void {
  // Without this, the library waits seconds before it retries.
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
  response.end(JSON.stringify(body));
}

/** Starts a loopback provider on a free port. */
export async function openLoopbackProvider(): Promise<LoopbackProvider> {
  const questions: LoopbackQuestion[] = [];
  let scripts: readonly Script[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((raw) => {
      const path = request.url ?? '';
      const body = parsed(raw);
      questions.push({ path, headers: request.headers, body, raw });
      const script = (scripts.length > 1 ? scripts[0] : scripts.at(-1)) ?? { status: 500 };
      scripts = scripts.length > 1 ? scripts.slice(1) : scripts;
      if ('hang' in script) return;
      if ('status' in script)
        return send(response, script.status, { error: { message: 'as scripted', type: 'scripted' } });
      if (isStreamed(path, body)) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const piece of streamFor(path, script)) response.write(piece);
        if (!('hangs' in script)) response.end();
        return;
      }
      const { said, how } = spokenOf(script);
      send(response, 200, answerFor(path, body, said, how) ?? {});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    questions,
    answer: (...next) => {
      scripts = next;
    },
    config: (provider = 'openai-compatible', changes = {}) => ({
      provider,
      model: 'loopback-words',
      apiKey: 'a key',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      visionModel: 'loopback-eyes',
      transcriptionModel: provider === 'anthropic' ? null : 'loopback-ears',
      ...changes,
    }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
