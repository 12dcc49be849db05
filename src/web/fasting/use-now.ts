import { useSyncExternalStore } from 'react';

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, 500);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The current time, ms, in whole steps, which limits re-renders. */
export const useNow = (stepMs: number): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
