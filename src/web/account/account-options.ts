import { use, useSyncExternalStore } from 'react';
import { api } from '#web/lib/api.ts';

type Options = Awaited<ReturnType<typeof api.account.options>>;

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

let known: Options | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Asks until the server answers, each time after a longer pause. Done after the first try, whatever came of it. */
async function ask(pauseMs: number): Promise<void> {
  try {
    known = await api.account.options();
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void ask(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this installation offers to visitors; undefined until the server answers. Suspends while it is asked the first time. */
export function useAccountOptions(): Options | undefined {
  asked ??= ask(FIRST_PAUSE_MS);
  use(asked);
  return useSyncExternalStore(subscribe, () => known);
}
