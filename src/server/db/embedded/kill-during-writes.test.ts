import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { killDuringWrites } from './kill-during-writes.ts';

/** A store that keeps its newest row in memory, like a database without fsync during a power cut. */
function forgetfulStore() {
  let kept: number[] = [];
  let buffered: number[] = [];
  let down = false;
  let buffers = Promise.withResolvers<void>();
  return {
    write: async (n: number) => {
      await wait(1);
      if (down) throw new Error('down');
      kept = [...kept, ...buffered];
      buffered = [n];
      if (kept.length > 0) buffers.resolve();
    },
    // Not before there is a row to lose.
    kill: async () => {
      await buffers.promise;
      buffered = [];
      buffers = Promise.withResolvers<void>();
      down = true;
    },
    recovered: async () => {
      down = false;
    },
    stored: async () => [...kept, ...kept.slice(0, 1)],
  };
}

test('a store that loses acknowledged rows and doubles one is detected', async () => {
  const report = await killDuringWrites({ rounds: 5, betweenMs: [20, 40], ...forgetfulStore() });
  expect(report.lost.length).toBeGreaterThan(0);
  expect(report.doubled).toEqual([0]);
  expect(report.unknown).toBeGreaterThan(0);
});
