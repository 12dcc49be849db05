import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { meaningOf, read } from './testing.ts';

const mira = miraRecords();

describe('days with a bound', () => {
  test('one glucose reading beyond the bound is enough', () => {
    const over = { metric: 'glucoseMgdl', comparison: { op: '>', value: 180 } };
    const expected = {
      metric: 'glucoseReadings',
      threshold: { op: '>=', value: 1 },
      where: { having: [over] },
    };
    expect(read('On how many days did my glucose go above 180?')).toMatchObject(expected);
    expect(read('How many days was my blood sugar over 180?')).toMatchObject(expected);
  });

  test('unless the average is named', () => {
    expect(read('On how many days was my average glucose over 110?')).toMatchObject({
      metric: 'glucoseMgdl',
      threshold: { op: '>', value: 110 },
    });
  });

  test.each([
    ['stay under 140', '>=', 140],
    ['not go above 180', '>', 180],
  ])('none may be beyond it if they %s', (bound, op, value) => {
    expect(read(`On how many days did my glucose ${bound}?`)).toMatchObject({
      threshold: { op: '<', value: 1 },
      where: { having: [{ comparison: { op, value } }] },
    });
  });

  test('one low makes a low day, but a day under 140 may have one or only such readings', () => {
    expect(read('On how many days was my glucose under 70?')).toMatchObject({
      threshold: { op: '>=', value: 1 },
    });
    expect(read('On how many days was my glucose under 140?')).toBeUndefined();
  });

  test('one session must be that long, not all of a day together', () => {
    expect(read('average HRV on the day after a session of at least 60 minutes')?.when).toEqual([
      {
        metric: 'workouts',
        comparison: { op: '>=', value: 1 },
        where: { having: [{ metric: 'workoutMinutes', comparison: { op: '>=', value: 60 } }] },
        lag: 1,
      },
    ]);
    expect(read('average HRV on days with over 60 minutes of exercise')?.when).toMatchObject([
      { metric: 'workoutMinutes', comparison: { op: '>', value: 60 } },
    ]);
  });
});

describe('loose wording reads like plain words', () => {
  test.each([
    ['How many days did I get my 10,000 steps?', 'On how many days did I walk at least 10,000 steps?'],
    ['How many days did I exercise twice or more?', 'How many days did I do at least 2 workouts?'],
    ['How many steps did I do a week ago today?', 'How many steps did I do 7 days ago?'],
    ['How many meals did I eat after 7 in the evening?', 'How many meals did I eat after 7 pm?'],
    ['HRV on days I ran average', 'average HRV on days I ran'],
    [
      'Minutes in active zones earned from running in January',
      'total minutes in active zones from running in January',
    ],
    ['Do my steps affect my sleep?', 'correlation between my steps and my sleep the next day'],
    ['Does my sleep affect my steps?', 'correlation between my sleep and my steps'],
    ['Does my sleep depend on my steps?', 'Do my steps affect my sleep?'],
    ['How many meals did I eat before 1 at night?', 'How many meals did I eat before 1 am?'],
    [
      'Does more sleep go along with a lower resting heart rate?',
      'correlation of sleep and resting heart rate',
    ],
    ['Is my HRV higher on days I run than the rest?', 'Is my HRV higher on days I run?'],
    [
      'Do I burn more calories per run or per walk on average?',
      'Do I burn more calories per run than per walk on average?',
    ],
    ['Do I eat more protein at lunch or dinner?', 'Do I eat more protein at lunch than at dinner?'],
    [
      'How much longer were my runs in January than in December on average?',
      'difference in average workout minutes of runs in January than in December',
    ],
    ['What was my best LDL result?', 'What was my lowest LDL?'],
    ['Do I sleep longer when I walk more?', 'correlation between my sleep and my steps'],
    ['Is there a link between how much I walk and my HRV?', 'correlation between my steps and my HRV'],
    ['How often do I get 8 hours of sleep?', 'How many nights did I sleep at least 8 hours?'],
    ['What day do I tend to sleep the least?', 'On which day of the week do I sleep the least?'],
    ['Which workouts burn the most calories?', 'Which workout type burns the most calories?'],
    ['What is my record for steps in a day?', 'most steps in a day'],
    ['Has my HRV improved since January?', 'How has my HRV changed since January?'],
    ['How much of my fiber comes from soup?', 'What percentage of my fiber comes from soup?'],
    [
      'How much do I weigh now compared to the start of the year?',
      'change in my weight since the beginning of the year',
    ],
    ['How steady is my HRV?', 'standard deviation of my HRV'],
    ['Is my sleep getting better or worse this year?', 'sleep trend this year'],
  ])('%s', (question, plain) => {
    expect(read(question)).toEqual(meaningOf(plain));
  });

  test('an average peak after a food is the average of its meals', () => {
    expect(read('What is my average glucose peak after lunch?')).toMatchObject({
      aggregate: 'mean',
      per: 'meal',
      where: { afterMeal: 'lunch' },
    });
  });

  test('two foods are compared by how often they were eaten', () => {
    const [one, other] = [...new Set(mira.entries.foods.flatMap(({ name }) => name ?? []))];
    expect(read(`Do I eat ${one} or ${other} more often?`)).toEqual(
      read(`How many times do I eat ${one} more than ${other}?`),
    );
    expect(read(`Do I eat ${one} or ${other} more often?`)?.versus?.where?.food).toBeDefined();
  });
});

describe('an influence is a difference between days', () => {
  test.each([
    // What happens on a day shows in the figures of the following night.
    ['Does running affect my sleep?', 'Is my sleep higher the day after I run?'],
    ['Is there a link between running and my HRV?', 'Is my HRV higher the day after I run?'],
    ['Does exercise raise my HRV the next day?', 'Is my HRV higher the day after I exercise?'],
    ['What is the effect of running on my HRV?', 'Is my HRV higher the day after I run?'],
    ['Does running affect my steps?', 'Are my steps higher on days when I run?'],
    [
      'How does sleeping under 6 hours affect my resting heart rate?',
      'Is my resting heart rate higher on days when I sleep under 6 hours?',
    ],
  ])('%s', (question, plain) => {
    expect(read(question)?.versus).toBeDefined();
    expect(read(question)).toEqual(read(plain));
  });
});

test.each([
  'How many days a week do I get 10,000 steps?',
  'How many days did it take me to walk 100,000 steps?',
  'What is my average glucose at night?',
  'How many long runs did I do?',
  'What was my heart rate at the end of my last run?',
  'How much sleep did I lose last week?',
  'How many days did I walk more than I ran?',
  'What was my highest weekly average of steps?',
  'What is my typical max heart rate in workouts?',
  'Do I sleep worse when I eat more sugar?',
])('no number for what no record says: %s', (question) => {
  expect(read(question)).toBeUndefined();
});
