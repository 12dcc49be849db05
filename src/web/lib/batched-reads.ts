import type { StandardLinkClient } from '@orpc/client/standard';
import { MAX_BATCH_READS } from '#contract/shared/batch-limit.ts';

/** Options of a call: `isAhead` keeps the answer for the next identical call. */
export type ReadContext = { isAhead?: boolean };

type Client = StandardLinkClient<ReadContext>;
type Answer = Awaited<ReturnType<Client['call']>>;

/** A read that waits to be sent with others. */
interface WaitingRead {
  /** Its path below the API, with its query. */
  readonly read: string;
  readonly askAlone: () => Promise<Answer>;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

/** Many proxies refuse addresses longer than 8 kB. */
const MAX_QUERY_CHARACTERS = 6000;
/** A screen whose code takes longer than this to load reads again. */
const AHEAD_MS = 15_000;

const parameterOf = (read: string): string => `read=${encodeURIComponent(read)}`;

/** Splits reads into groups that fit into one request each. */
export function groupReads<Read extends { readonly read: string }>(reads: readonly Read[]): Read[][] {
  const groups: Read[][] = [];
  let characters = 0;
  for (const each of reads) {
    const added = parameterOf(each.read).length + 1;
    const last = groups.at(-1);
    if (last && last.length < MAX_BATCH_READS && characters + added <= MAX_QUERY_CHARACTERS) {
      last.push(each);
      characters += added;
    } else {
      groups.push([each]);
      characters = added;
    }
  }
  return groups;
}

/**
 * Sends concurrent reads as one request, so that a screen costs one round trip. Each still succeeds or fails independently; a single read
 * is sent on its own.
 * @param client sends one request
 * @param apiUrl base URL of the API
 */
export function batchedReads(client: Client, apiUrl: () => string) {
  let waiting: WaitingRead[] = [];
  let ahead = new Map<string, Promise<Answer>>();

  const askTogether = async (reads: readonly WaitingRead[]): Promise<void> => {
    const url = new URL(`${apiUrl()}/batch?${reads.map(({ read }) => parameterOf(read)).join('&')}`);
    const request = { method: 'GET', url, headers: {}, body: undefined, signal: undefined };
    const { status, headers, body } = await client.call(request, { context: {} }, ['batch'], undefined);
    const answered = await body();
    // If the whole request is rejected, as after a logout, so is each read.
    const answers = status === 200 ? (answered as readonly { status: number; body?: unknown }[]) : undefined;
    for (const [index, { resolve }] of reads.entries()) {
      const answer = answers ? answers[index] : { status, body: answered };
      if (!answer) throw new TypeError('The batch response is incomplete.');
      resolve({ status: answer.status, headers, body: () => Promise.resolve(answer.body) });
    }
  };

  const flush = (): void => {
    const groups = groupReads(waiting);
    waiting = [];
    for (const group of groups) {
      const [first, ...others] = group;
      if (first && others.length === 0) first.resolve(first.askAlone());
      else
        askTogether(group).catch((error: unknown) => {
          for (const { reject } of group) reject(error);
        });
    }
  };

  const keepAhead = (read: string, answer: Promise<Answer>): void => {
    ahead.set(read, answer);
    setTimeout(() => ahead.get(read) === answer && ahead.delete(read), AHEAD_MS);
  };

  const call: Client['call'] = (request, options, path, input) => {
    // Canceling one read must not cancel others.
    if (request.method !== 'GET' || options.signal) return client.call(request, options, path, input);
    const read = request.url.pathname.slice(new URL(apiUrl()).pathname.length) + request.url.search;
    const known = ahead.get(read);
    ahead.delete(read);
    if (known) return known;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush);
      const askAlone = () => client.call(request, options, path, input);
      waiting.push({ read, askAlone, resolve, reject });
    });
    if (options.context.isAhead) keepAhead(read, answer);
    return answer;
  };

  return {
    client: { call },
    /** Prefetched answers may be outdated after a write. */
    forgetAhead: (): void => {
      ahead = new Map();
    },
  };
}
