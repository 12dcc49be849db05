import { useEffect, useRef, useState } from 'react';

/** Often enough for a count in seconds, seldom enough to cost nothing. */
const TICK_MS = 100;

/** Seconds since the exercise began, pauses left out. */
export function useBreathClock(isRunning: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  const before = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const since = performance.now();
    const look = () => setElapsedMs(before.current + performance.now() - since);
    const timer = setInterval(look, TICK_MS);
    return () => {
      clearInterval(timer);
      before.current += performance.now() - since;
    };
  }, [isRunning]);
  return elapsedMs / 1000;
}

/** Keeps the screen of a phone on, where the browser can: nobody touches it while breathing. */
export function useScreenOn(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return undefined;
    // Refused on low battery: then the screen goes dark as it always does.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [isRunning]);
}
