import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('a vague kind of day that is defined in passing', () => {
  test.each([
    [
      'On rest days, meaning no workout logged, what is my average sleep?',
      'what is my average sleep on days with no workout',
    ],
    [
      'For the days with bad stress, say 60 or less, how many steps was it on average?',
      'average steps on days when my stress was 60 or less',
    ],
    [
      'Among days with the highest steps, say above 9,000, what was my average sleep?',
      'average sleep on days when my steps were above 9000',
    ],
    [
      'The morning after leg day, well, any strength workout over 30 minutes, what’s my HRV on average?',
      'HRV on average the morning after a strength workout over 30 minutes',
    ],
    [
      'After short nights, meaning under 6 hours, how many steps do I take?',
      'how many steps do I take after nights with under 6 hours of sleep',
    ],
    [
      'On lazy days, so under 5000 steps, how much did I sleep?',
      'average sleep on days with under 5000 steps',
    ],
    [
      'how many short nights, i.e. less than 7 hours, did I have in January?',
      'how many nights with less than 7 hours did I have in January',
    ],
    ['How many long runs (over 10 km) did I do this year?', 'how many runs over 10 km did I do this year'],
    [
      'resting heart rate on high stress days, i.e. stress score below 60',
      'resting heart rate on days when my stress score was below 60',
    ],
    ['when was my last really bad stress day, under 60', 'when was the last time my stress was under 60'],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    // No definition.
    'how many short nights did I have in January?',
    'average sleep on bad days',
    // A definition that isn't understood.
    'how many rough nights, meaning with the neighbor’s dog barking, did I have?',
  ])('stays unclear: %s', (said) => {
    expect(read(said)).toBeUndefined();
  });
});
