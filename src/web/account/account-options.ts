import { use, useSyncExternalStore } from 'react';
import { api } from '#web/lib/api.ts';

type Options = Awaited<ReturnType<typeof api.account.options>>;

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

let known: Options | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Retries until the server answers, with growing pauses. Resolves after the first attempt, whatever its result. */
async function ask(pauseMs: number): Promise<void> {
  try {
    known = await api.account.options();
    for (const listener of listeners) listener();
  } catch {
    setTimeout(() => void ask(Math.min(2 * pauseMs, MAX_PAUSE_MS)), pauseMs);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this server offers visitors; undefined until the server answers. Suspends during the first request. */
export function useAccountOptions(): Options | undefined {
  asked ??= ask(FIRST_PAUSE_MS);
  use(asked);
  return useSyncExternalStore(subscribe, () => known);
}
