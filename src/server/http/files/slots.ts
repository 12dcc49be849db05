import { FileFault } from '#server/core/file-fault.ts';

/** Error for aborted work, because a signal's reason may be anything. */
export const stopped = () => new Error('The client disconnected.');

const BUSY = 'The server is busy with other uploads. Try again in a moment.';

/** Limits concurrent work by key and in total, so that nobody takes all the slots. */
export function slots({ perKey, total }: { readonly perKey: number; readonly total: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  const change = (key: string, by: number): void => {
    all += by;
    const left = (taken.get(key) ?? 0) + by;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
  /** @returns releases the slot; undefined if all are taken */
  const tryEnter = (key: string): (() => void) | undefined => {
    if (all >= total || (taken.get(key) ?? 0) >= perKey) return undefined;
    change(key, 1);
    return () => change(key, -1);
  };
  return {
    tryEnter,
    /**
     * @returns releases the slot
     * @throws FileFault TOO_MANY_REQUESTS
     */
    enter(key: string): () => void {
      const leave = tryEnter(key);
      if (!leave) throw new FileFault(BUSY, 'TOO_MANY_REQUESTS');
      return leave;
    },
  };
}

interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

/**
 * Runs a few tasks concurrently, one per key; the others wait, and leave the queue when their signal aborts.
 * @throws FileFault TOO_MANY_REQUESTS if the queue is full
 */
export function turns({ atOnce, maxWaiting }: { readonly atOnce: number; readonly maxWaiting: number }) {
  const running = new Set<string>();
  let waiting: readonly Waiting[] = [];
  const beginNext = (): void => {
    for (const next of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(next.key)) continue;
      running.add(next.key);
      waiting = waiting.filter((other) => other !== next);
      next.begin();
    }
  };
  return async <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    if (signal.aborted) throw stopped();
    if (waiting.length >= maxWaiting) throw new FileFault(BUSY, 'TOO_MANY_REQUESTS');
    await new Promise<void>((begin, fail) => {
      const one = { key, begin };
      waiting = [...waiting, one];
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== one);
        fail(stopped());
      });
      beginNext();
    });
    try {
      return await work();
    } finally {
      running.delete(key);
      beginNext();
    }
  };
}
