import { expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

test.each([
  ['what time does my glucose usually peak', 'at which hour of the day is my glucose highest'],
  ['Between which hours is my glucose lowest?', 'at which hour of the day is my glucose lowest'],
  ['how much time between my first and last meal on average', 'how long is my eating window on average'],
  ['how early did I start eating on January 29', 'what time was my first meal on January 29'],
  [
    'steps in the first week of January vs the last week',
    'steps in the first week of January vs the last week of January',
  ],
])('%s', (said, plain) => {
  expect(meaningOf(said)).toEqual(meaningOf(plain));
});

test('a peak in the past is one reading', () => {
  expect(read('when did my glucose peak in January')).toMatchObject({ aggregate: 'max' });
});

test('times of eating are counted as meals', () => {
  expect(read('How many times did I eat after 7 in the evening?')?.metric).toBe('meals');
});
