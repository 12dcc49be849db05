import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScheduler, type Task, type Round } from './scheduler.ts';

const EVERY_MS = 1000;
const TIMEOUT_MS = 10_500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** A task that ends on demand. */
function held() {
  const ends: (() => void)[] = [];
  const task: Task = () => new Promise<void>((resolve) => ends.push(resolve));
  return { task, ends };
}

function start(tasks: readonly Task[]) {
  const rounds: Round[] = [];
  const faults: unknown[] = [];
  const stop = startScheduler({
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    tasks: () => tasks,
    onFault: (fault) => faults.push(fault),
    onRound: (round) => rounds.push(round),
  });
  return { stop, rounds, faults };
}

test('no round starts while a slow task runs, and skipped rounds aren’t made up', async () => {
  const slow = held();
  const { stop, rounds } = start([slow.task]);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([1, 0]);
  slow.ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([2, 1]);
  slow.ends[1]?.();
  await stop();
  expect(rounds).toHaveLength(2);
});

test('a task that never ends times out, the others run, and it isn’t started twice', async () => {
  const stuck = held();
  let turns = 0;
  const { stop, rounds, faults } = start([stuck.task, () => Promise.resolve((turns += 1))]);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(turns).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect([stuck.ends.length, turns]).toEqual([1, 3]);
  expect(rounds[0]).toMatchObject({ chores: 2, failed: 1 });
  expect(faults[0]).toMatchObject({ name: 'TaskTimeout' });
  stuck.ends[0]?.();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(stuck.ends).toHaveLength(2);
  stuck.ends[1]?.();
  await stop();
});

test('stopping waits for the current round and starts no other', async () => {
  const slow = held();
  const { stop, rounds } = start([slow.task]);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(isStopped).toBe(false);
  slow.ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect([slow.ends.length, rounds.length]).toEqual([1, 1]);
});
