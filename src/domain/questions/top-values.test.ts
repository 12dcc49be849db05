import { describe, expect, test } from 'vitest';
import { valueOf } from './testing.ts';

describe('the highest or lowest values together', () => {
  test.each([
    ['What’s the average of my 3 highest step counts?', 13_000],
    ['Mean of my three lowest step counts', 2000],
    ['Sum of my top 5 step days', 60_000],
    ['Median of my 3 best step counts', 13_000],
    ['Average my top 3 step counts', 13_000],
    ['Total distance of my 2 longest runs', 12_000],
    ['Average distance of my 2 shortest runs', 4000],
    ['What’s my average sleep on the 2 days with the most steps?', 405],
    ['What’s my average sleep on the 2 days when I walked the fewest steps?', 405],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test.each([
    'My 3 highest step counts',
    'Highest 7-day average of steps',
    'What’s the average of my second of 3 highest step counts?',
    'Average sleep on the 2 days when I walked over 5,000 steps',
  ])('no single number: %s', (question) => {
    expect(valueOf(question)).toBeUndefined();
  });
});
