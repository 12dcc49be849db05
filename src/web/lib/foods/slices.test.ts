import { expect, test } from 'vitest';
import type { Steps } from '#domain/foods/steps.ts';
import { runInSlices } from './slices.ts';

/** Steps of 5 ms each. */
function* slowSteps(count: number): Steps<number> {
  for (let done = 0; done < count; done += 1) {
    const endMs = performance.now() + 5;
    while (performance.now() < endMs);
    yield;
  }
  return count;
}

test('Ada types on while long work is done, and it ends with all of it', async () => {
  let keys = 0;
  const typing = setInterval(() => (keys += 1), 0);
  expect(await runInSlices(slowSteps(20))).toBe(20);
  clearInterval(typing);
  expect(keys).toBeGreaterThan(1);
});
