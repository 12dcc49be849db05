import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRounds, type Chore, type Round } from './scheduler.ts';

const EVERY_MS = 1000;
const MAX_MS = 10_500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** A chore that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const chore: Chore = () => new Promise<void>((resolve) => ends.push(resolve));
  return { chore, ends };
}

function begin(chores: readonly Chore[]) {
  const rounds: Round[] = [];
  const faults: unknown[] = [];
  const stop = startRounds({
    everyMs: EVERY_MS,
    mostMs: MAX_MS,
    chores: () => chores,
    onFault: (fault) => faults.push(fault),
    onRound: (round) => rounds.push(round),
  });
  return { stop, rounds, faults };
}

test('while a slow chore goes on no other round is begun, and none is made up for afterwards', async () => {
  const slow = held();
  const { stop, rounds } = begin([slow.chore]);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([1, 0]);
  slow.ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([2, 1]);
  slow.ends[1]?.();
  await stop();
  expect(rounds).toHaveLength(2);
});

test('a chore that never ends is waited for so long, then the others have their turn, and it is not begun twice', async () => {
  const stuck = held();
  let turns = 0;
  const { stop, rounds, faults } = begin([stuck.chore, () => Promise.resolve((turns += 1))]);
  await vi.advanceTimersByTimeAsync(MAX_MS);
  expect(turns).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect([stuck.ends.length, turns]).toEqual([1, 3]);
  expect(rounds[0]).toMatchObject({ chores: 2, failed: 1 });
  expect(faults[0]).toMatchObject({ name: 'ChoreTookTooLong' });
  stuck.ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(stuck.ends).toHaveLength(2);
  stuck.ends[1]?.();
  await stop();
});

test('stopping waits for the round that is going on, and no other is begun', async () => {
  const slow = held();
  const { stop, rounds } = begin([slow.chore]);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(isStopped).toBe(false);
  slow.ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([1, 1]);
});
