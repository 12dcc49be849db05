import { describe, expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

/** Both are understood, as the same question. */
function expectSame(asked: string, plain: string): void {
  const meaning = read(plain);
  expect(meaning, plain).toBeDefined();
  expect(read(asked)).toEqual(meaning);
}

describe('sentences beside a question', () => {
  test.each([
    [
      'I’m signed up for a 10 miler in May. How many of my logged runs so far were seven kilometres or longer?',
      'How many of my logged runs were 7 kilometers or longer?',
    ],
    [
      'Some days I train twice when the gym is empty. On how many days did I log two or more workouts?',
      'On how many days did I log two or more workouts?',
    ],
    [
      'My watch died for a week in January. What was my average HRV in February?',
      'What was my average HRV in February?',
    ],
    [
      'My cardiologist wants to see a trend. What was my average resting heart rate in February?',
      'What was my average resting heart rate in February?',
    ],
    [
      'I plan to do a triathlon in August. How far have I swum in total so far?',
      'How far have I swum in total?',
    ],
  ])('“%s” is “%s”', expectSame);

  test.each([
    [
      'My goal this year is to run 500 km. How many kilometers have I run so far?',
      'How many kilometers have I run this year?',
    ],
    [
      'I bought a bike trainer at the start of February. How many rides have I logged since then?',
      'How many rides have I logged since February 1?',
    ],
    [
      'I’ve been sleeping badly lately and I’d love to know how many nights in March I slept at least seven hours.',
      'How many nights in March did I sleep at least 7 hours?',
    ],
    ['Long day at work yesterday. How many steps did I manage?', 'How many steps did I manage yesterday?'],
    [
      'so i quit coffee on the first of march tell me my average deep sleep since then',
      'average deep sleep since march 1',
    ],
    [
      'My goal is 150 active zone minutes per week. In how many weeks this year did I make it?',
      'how many weeks this year did I have at least 150 active zone minutes',
    ],
    [
      'My watch says my deep sleep is low. How many nights in a row have I been under 70 minutes now?',
      'How many nights in a row have I been under 70 minutes of deep sleep?',
    ],
    [
      'My doctor wants my resting heart rate under 65. How many days in February was it above that?',
      'How many days in February was my resting heart rate over 65?',
    ],
  ])('“%s” takes what it needs from them: “%s”', expectSame);

  test('a date in the sentence before stays the question’s if it’s compared with another', () => {
    expect(read('I bought a new bed on February 1. Is my sleep longer than in January?')).toEqual(
      read('Is my sleep longer since February 1 than in January?'),
    );
  });

  test.each([
    // What is to be counted.
    'I only count runs outdoors. How many runs did I do so far?',
    'Don’t include January. What’s my average HRV this year?',
    'Except for the week in Lisbon, what’s my average step count so far?',
    // Days that the question doesn't name.
    'I slept badly on Tuesday. What was my HRV?',
    // Others.
    'did my brother ever top 15,000 steps?',
    'was my sleep longer than my wife’s last night',
  ])('“%s” isn’t guessed', (asked) => {
    expect(read(asked)).toBeUndefined();
  });
});
