import { expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

test.each([
  [
    'doing keto soon so need a baseline, avg carbs per day over the past 2 weeks',
    'average carbs per day over the past 2 weeks',
  ],
  [
    'i think i eat way more on weekends, can you compare calories weekends vs weekdays since jan 1',
    'compare calories weekends vs weekdays since January 1',
  ],
  [
    'cant remember if i got on the scale this morning, what was my last weigh in',
    'what was my last weigh in',
  ],
  [
    'so I’ve been fasting since New Year how many fasts over 14 hours',
    'how many fasts over 14 hours since New Year',
  ],
  [
    'I bought one of those giant water bottles on Jan 15. Am I drinking more water than in December?',
    'Am I drinking more water since January 15 than in December?',
  ],
  [
    'Did a half-hearted challenge in Janaury. How many minutes of workouts did I get done that month in all?',
    'How many minutes of workouts did I do in January?',
  ],
  ['Trying to lose 10 lbs, how many pounds am I down this month?', 'How many pounds did I lose this month?'],
])('“%s” is “%s”', (said, plain) => {
  expect(read(plain)).toBeDefined();
  expect(read(said)).toEqual(read(plain));
});

test.each([
  // The introduction chooses the workout, the food or the days.
  'my last run was hard, what was my average heart rate',
  'pizza ruins my sleep, what is my average sleep',
  'I don’t count weekends, what are my average steps',
  'I juggle on Mondays, what are my average steps',
  'pretend I was never sick, what is my average sleep',
  'Of the nights with more than 25% REM... sorry, 22% REM, what was the average sleep time?',
  'I started keto in January, how much did I sleep on average',
  'I keep getting sick, how much did I sleep then',
])('“%s” isn’t read, because its opening may limit the question', (said) => {
  expect(read(said)).toBeUndefined();
});

test('A condition is kept, though it stands in an opening', () => {
  expect(read('on days when I run I eat a lot, what are my average calories')).toMatchObject({
    when: [{ metric: 'workouts', where: { kinds: ['run'] } }],
  });
});
