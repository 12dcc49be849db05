import { expect, test } from 'vitest';
import { SharedRuns } from './shared-runs.ts';

/** Work that ends on demand; `ends` holds one function for each run that started. */
function openEnded() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, work };
}

test('ten requests during a run are covered by one more run', async () => {
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

test('Bob doesn’t wait for Ada', () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  void runs.ask('ada', work);
  void runs.ask('bob', work);
  expect(ends).toHaveLength(2);
});

test('settling includes a run that hasn’t started yet', async () => {
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

test('after all runs end, the next request runs immediately', async () => {
  const runs = new SharedRuns();
  const { ends, work } = openEnded();
  const first = runs.ask('ada', work);
  ends[0]?.();
  await first;
  void runs.ask('ada', work);
  expect(ends).toHaveLength(2);
});
