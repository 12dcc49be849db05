import { expect, test } from 'vitest';
import { explanationReply } from './explanations.ts';

test.each([
  ['vo2max', 'VO2 max'],
  ['heart rate variability', 'Heart rate variability'],
  ['sleep score', 'Sleep score'],
])('%s is explained', (what, title) => {
  const said = explanationReply(what);
  expect(said?.title).toBe(title);
  expect(said?.paragraphs).toEqual([expect.stringMatching(new RegExp(title, 'i'))]);
});

test.each(['calories', 'energy', 'protein'])('%s isn’t explained as a figure with a similar name', (what) => {
  expect(explanationReply(what)).toBeUndefined();
});
