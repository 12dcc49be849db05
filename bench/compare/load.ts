import { Agent, request } from 'node:http';
import { quantiles } from '../report.ts';

export interface Ask {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly route: string;
  readonly body?: unknown;
}

/** Sends requests like a browser: over open connections, accepting compression. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #address: string;
  readonly #cookie: string;

  constructor({ address, cookie }: { readonly address: string; readonly cookie: string }) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** @returns the status, once the response is complete. @throws if the connection breaks */
  send({ method, route, body }: Ask): Promise<number> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      Cookie: this.#cookie,
      Origin: this.#address,
      ...(body === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#address}/api${route}`, { method, agent: this.#agent, headers });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      });
      asked.end(sent);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

export interface Load {
  /** Percentiles of durations, ms. */
  readonly p50: number;
  readonly perSecond: number;
}

/**
 * Repeats a list of requests over parallel `connections` for `seconds`; each connection sends its requests in sequence.
 * @param next requests that count as one, such as those of a screen
 * @throws if an answer isn't 2xx
 */
export async function load(
  client: Client,
  next: () => readonly Ask[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const times: number[] = [];
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      for (const ask of next()) {
        const status = await client.send(ask);
        if (status < 200 || status > 299) throw new Error(`${ask.method} ${ask.route}: ${status}`);
      }
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return {
    p50: quantiles(times).p50,
    perSecond: times.length / ((performance.now() - begin) / 1000),
  };
}
