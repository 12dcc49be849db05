import type { ZoneClock } from './zone-clock.ts';

/** Whether more steps of a file go back in time than forth: some list the newest reading first. */
export function isNewestFirst(wallMs: ArrayLike<number>): boolean {
  let balance = 0;
  for (let at = 1; at < wallMs.length; at += 1)
    balance += Math.sign((wallMs[at] ?? 0) - (wallMs[at - 1] ?? 0));
  return balance < 0;
}

/**
 * Gives the instants of one device's wall-clock times, asked from the oldest to the newest. The hour that autumn repeats is its first
 * pass until the clock steps back, then its second.
 */
export function instantsInTurn(clock: ZoneClock): (wallMs: number) => number {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (wallMs) => {
    const [first = Number.NaN, second] = clock.instantsOf(wallMs);
    const instantMs = second !== undefined && first < lastMs ? second : first;
    lastMs = instantMs;
    return instantMs;
  };
}
