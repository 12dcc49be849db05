import { expect, test } from 'vitest';
import { explanationReply } from './explanations.ts';

test.each([
  ['vo2max', 'VO2max'],
  ['heart rate variability', 'Heart rate variability'],
  ['sleep score', 'Sleep score'],
])('%s is explained', (what, title) => {
  expect(explanationReply(what)?.title).toBe(title);
});

test.each(['calories', 'energy', 'protein'])('%s isn’t explained as a figure with a similar name', (what) => {
  expect(explanationReply(what)).toBeUndefined();
});
