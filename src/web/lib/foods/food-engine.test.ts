import { afterEach, expect, test, vi } from 'vitest';
import type { Steps } from '#domain/foods/steps.ts';
import { runInSlices } from './food-engine.ts';

let nowMs = 0;
afterEach(() => vi.restoreAllMocks());

/** Steps of 5 ms each, on a clock that only they move. */
function* slowSteps(count: number): Steps<number> {
  for (let done = 0; done < count; done += 1) {
    nowMs += 5;
    yield;
  }
  return count;
}

test('Ada can type during long work, which pauses every second step and finishes all of it', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  expect(await runInSlices(slowSteps(20))).toBe(20);
  expect(pauses).toHaveBeenCalledTimes(10);
});
