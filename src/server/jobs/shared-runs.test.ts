import { expect, test } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

/** Work that ends on demand; `ends` holds one function for each run that started. */
function openEnded() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, work };
}

test('Ada writes ten times while her first mark is on its way: one more run covers the nine', async () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  const asked = Array.from({ length: 10 }, () => runs.ask('ada', work));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await asked[0];
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(asked);
  expect(ends).toHaveLength(2);
});

test('Bob does not wait for Ada', () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  void runs.ask('ada', work);
  void runs.ask('bob', work);
  expect(ends).toHaveLength(2);
});

test('what is settled includes the run that has yet to start', async () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  void runs.ask('ada', work);
  void runs.ask('ada', work);
  let isSettled = false;
  const settled = runs.settled('ada').then(() => void (isSettled = true));
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  expect(isSettled).toBe(false);
  ends[1]?.();
  await settled;
  await runs.settled('ada');
});

test('once all is done, the next one who asks is served at once', async () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  const first = runs.ask('ada', work);
  ends[0]?.();
  await first;
  void runs.ask('ada', work);
  expect(ends).toHaveLength(2);
});
