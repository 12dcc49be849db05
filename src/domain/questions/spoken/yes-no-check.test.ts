import { describe, expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { isYes, yesNoCheck } from './yes-no-check.ts';

const source = { ...miraRecords(), targets: { proteinG: 100, energyKcal: 2000, waterMl: 2000 } };
const lexicon = buildLexicon(source);

/** What decides a question that is read as a query. */
const checkOf = (question: string) => readQuestion(question, source, lexicon)?.check;

describe('What decides a question that yes or no answers', () => {
  test.for([
    ['did I walk more than 10,000 steps yesterday', { op: '>', value: 10_000 }],
    ['was I under 2000 kcal yesterday', { op: '<', value: 2000 }],
    ['have I ever gone over 4000 calories in a day', { op: '>', value: 0 }],
    ['did I skip breakfast at all last week', { op: '>', value: 0 }],
    ['was I under my calorie goal every day last week', { op: '>=', value: 100 }],
    ['did I eat more protein this month than last month', { op: '>', value: 0 }],
    ['is my sleep shorter on weekends than on weekdays', { op: '<', value: 0 }],
    ['has my weight gone down since January 1', { op: '<', value: 0 }],
    ['is my weight going up', { op: '>', value: 0 }],
    ['did I run last week', { op: '>', value: 0 }],
    ['did I eat pizza yesterday', { op: '>', value: 0 }],
  ] as const)('“%s”', ([question, decisive]) => {
    expect(checkOf(question)).toEqual({ test: decisive });
  });

  test('A difference given as how much less is above 0 if it is less', () => {
    const query = {
      metric: 'weightKg',
      aggregate: 'last',
      window: { kind: 'all' },
      versus: { aggregate: 'max' },
      isBelow: true,
    } as const;
    const check = (question: string) => yesNoCheck(question, query, source, lexicon);
    expect(check('do I weigh less than at my heaviest')).toEqual({ test: { op: '>', value: 0 } });
    expect(check('do I weigh more than at my heaviest')).toEqual({ test: { op: '<', value: 0 } });
  });

  test('A target decides by how far the figure is above it', () => {
    expect(checkOf('did I hit my protein goal yesterday')).toMatchObject({
      query: { metric: 'proteinG', aggregate: 'sum', target: 'over' },
      test: { op: '>=', value: 0 },
    });
    expect(checkOf('did I go over my calories yesterday')).toMatchObject({
      query: { metric: 'energyKcal', target: 'over' },
      test: { op: '>', value: 0 },
    });
  });

  test('“At every test” is decided by the change that goes the other way', () => {
    expect(
      yesNoCheck(
        'Have my triglycerides fallen at every test?',
        { metric: 'triglycerides', aggregate: 'change', window: { kind: 'all' } },
        source,
        lexicon,
      ),
    ).toEqual({
      query: { metric: 'triglycerides', aggregate: 'max', between: 'values', window: { kind: 'all' } },
      test: { op: '<', value: 0 },
    });
  });

  test.for([
    'how many steps did I walk yesterday',
    'is my sleep longer on weekends or on weekdays',
    'what was my protein yesterday',
    'did I eat too much pizza yesterday',
    'did I eat pizza twice last week',
    // Some stay below a calorie target and others eat up to it.
    'did I hit my calorie goal yesterday',
    'did my sleep get better this month than last month',
  ])('Nothing decides “%s”', (question) => {
    expect(checkOf(question)).toBeUndefined();
  });

  test('Without a figure there is neither yes nor no', () => {
    const check = { test: { op: '>', value: 0 } } as const;
    expect([isYes(check, null), isYes(check, 0), isYes(check, 2)]).toEqual([undefined, false, true]);
  });

  test('Steps of more than the amount mean yes', () => {
    const read = readQuestion('did I walk more than 100 steps on January 20', source, lexicon);
    const value = read ? evaluate(read.query, source).value : null;
    expect(read?.check && isYes(read.check, value)).toBe(true);
  });
});
