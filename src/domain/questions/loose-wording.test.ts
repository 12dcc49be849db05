import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from './lexicon.ts';
import { readQuestion } from './read-question.ts';

const mira = miraRecords();
const lexicon = buildLexicon(mira);
const read = (question: string) => readQuestion(question, mira, lexicon)?.query;

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

  test('but not if every reading must be within it', () => {
    expect(read('On how many days did my glucose stay under 140?')).toBeUndefined();
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
    ['Do my steps affect my sleep?', 'correlation between my steps and my sleep'],
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
  ])('%s', (question, plain) => {
    expect(read(question)).toBeDefined();
    expect(read(question)).toEqual(read(plain));
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
