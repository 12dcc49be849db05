import { expect, test } from 'vitest';
import { continued } from '#domain/coach/abilities/continued.ts';

test.each([
  [
    'did I take my magnesium today',
    'how many days did I take it this week',
    'how many days did i take magnesium this week',
  ],
  ['have I taken vitamin d yesterday?', 'when did I last take it', 'when did i last take vitamin d'],
])('%s – %s', (before, question, whole) => {
  expect(continued(question, [before])).toBe(whole);
});

test('without a supplement before, “it” stays open', () => {
  expect(continued('how many days did I take it this week', ['how did I sleep'])).toBe(
    'how many days did I take it this week',
  );
});
