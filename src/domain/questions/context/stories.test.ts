import { describe, expect, test } from 'vitest';
import { meaningOf, read } from '#domain/questions/testing.ts';

describe('a story whose figure or period the question is about', () => {
  test.each([
    [
      'I feel like I slept terribly in January, what did I actually average a night?',
      'average sleep per night in January',
    ],
    ['My HRV has been all over the place this month, what’s the average?', 'average HRV this month'],
    [
      'My resting pulse went mad in December. What was the highest?',
      'highest resting heart rate in December',
    ],
    ['Sleep has been a mess lately, what did I average in January?', 'average sleep in January'],
    ['Was I a lazy sod in January? Give me my average steps for it.', 'average steps in January'],
    ['December was grim. How much did I sleep on average back then?', 'average sleep in December'],
    [
      'I’ve been trying to calm down a bit this month, what’s my average stress score for January so far?',
      'average stress score in January',
    ],
    ['December was a strange month, how many steps did I average a day?', 'average steps a day in December'],
    ['what was my chillest day in January, so the highest stress score', 'highest stress score in January'],
    ['lowest stress score in January, because lower is more stressed', 'lowest stress score in January'],
    ['what was my laziest day step-wise in January? like how low did it go', 'lowest steps in January'],
    ['how many 9k+ step days have I had (9000 or more)', 'how many days with at least 9000 steps'],
    [
      'How many days did I work out in January? If two workouts on the same day, count only one.',
      'how many days did I work out in January',
    ],
    [
      'how much did my weight change in January, last weigh-in minus first',
      'how much did my weight change in January',
    ],
    ['average number of, um, steps per day in, like, January', 'average number of steps per day in January'],
    ['how many runs in December, hmm no, January', 'how many runs in January'],
    ['I fancy knowing my median steps in January', 'median steps in January'],
    ['I am training for a race and want to know my average steps in January', 'average steps in January'],
    [
      'how many days did I work out in January, counting each day once',
      'how many days did I work out in January',
    ],
    ['Did my weight improve, what is the latest number?', 'my latest weight'],
    [
      'average steps on days with a run or without, I mean only the days with a run, in January',
      'average steps on days with a run in January',
    ],
    [
      'average sleep on weekends, let me rephrase, on weekdays in January',
      'average sleep on weekdays in January',
    ],
  ])('%s', (said, plain) => {
    expect(read(said)).toEqual(meaningOf(plain));
  });

  test.each([
    // Someone else, other days, or an event with a before and an after.
    'My wife slept terribly in January, what did she average?',
    'My brother slept terribly in January, what was the average?',
    'When I was ill in January, what did I average on the bad days?',
    'I changed jobs in December, how many steps do I average?',
    'My sleep at the cabin was bad in January, what was the average?',
    'I was ill for most of January, what was my average sleep?',
    'I slept terribly in January, what did it cost?',
    'How many days were my steps below 3000 or so',
    'days over 9k steps in January (more than 12,000)',
  ])('gets no number: %s', (question) => {
    expect(read(question)).toBeUndefined();
  });
});
