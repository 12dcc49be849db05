import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Query } from '#domain/query/query.ts';
import { queryOf, UnusableQuery } from './query-input.ts';
import { queryInput } from './query-schema.ts';

type ModelInput = Partial<z.input<typeof queryInput>>;

const asked = (input: ModelInput): Query =>
  queryOf(
    queryInput.parse({ metric: 'steps', aggregate: 'mean', window: { kind: 'week', back: 1 }, ...input }),
  );

const RUNS = { metric: 'workoutMinutes', kinds: ['run'] };

/** For every part of a query: the model's input, and the query that runs. Add new parts of queries here. */
const PARTS: { readonly [Part in keyof Required<Query>]: readonly [ModelInput, Query[Part]] } = {
  metric: [{}, 'steps'],
  aggregate: [{ aggregate: 'variance' }, 'variance'],
  window: [{ window: { kind: 'last-days', days: 30 } }, { kind: 'last-days', days: 30 }],
  weekdays: [{ weekdays: [5, 6] }, [5, 6]],
  where: [
    {
      metric: 'glucoseMgdl',
      food: 'white rice',
      afterMeal: 'any',
      times: { from: '21:00', to: '24:00' },
      having: [{ metric: 'workoutDistanceM', op: '>', value: 5000 }],
    },
    {
      food: 'white rice',
      having: [{ metric: 'workoutDistanceM', comparison: { op: '>', value: 5000 } }],
      minutes: [1260, 1440],
      afterMeal: 'any',
    },
  ],
  when: [
    { when: [{ metric: 'sleepMinutes', op: '<', value: 'mean', lag: 1 }] },
    [{ metric: 'sleepMinutes', comparison: { op: '<', value: 'mean' }, lag: 1 }],
  ],
  any: [
    {
      whenAny: [
        { metric: 'workouts', op: '>=', value: 1, kinds: ['run'] },
        { metric: 'caffeineMg', op: '=', value: 0, lag: 0 },
      ],
    },
    [
      { metric: 'workouts', comparison: { op: '>=', value: 1 }, where: { kinds: ['run'] } },
      { metric: 'caffeineMg', comparison: { op: '=', value: 0 } },
    ],
  ],
  only: [
    { ...RUNS, only: { order: 'last', count: 4 } },
    { order: 'last', count: 4 },
  ],
  at: [{ at: { metric: 'sleepMinutes', order: 'highest' } }, { metric: 'sleepMinutes', order: 'highest' }],
  per: [{ per: 'week' }, 'week'],
  between: [{ metric: 'fasts', aggregate: 'max', between: 'days' }, 'days'],
  isMissing: [{ metric: 'meals', aggregate: 'count', isMissing: true }, true],
  isDistinct: [{ metric: 'foods', aggregate: 'sum', isDistinct: true }, true],
  slopePer: [{ aggregate: 'slope', slopePer: 'month' }, 'month'],
  threshold: [
    { aggregate: 'count', threshold: { op: 'between', value: 5000, to: 8000 } },
    { op: 'between', value: 5000, to: 8000 },
  ],
  percentile: [{ aggregate: 'percentile', percentile: 90 }, 90],
  group: [{ group: 'weekday' }, 'weekday'],
  rank: [{ rank: { order: 'highest', limit: 3 } }, { order: 'highest', limit: 3 }],
  nth: [{ aggregate: 'max', nth: 2 }, 2],
  pair: [
    { pair: { how: 'correlation', metric: 'sleepMinutes', lag: 1 } },
    { how: 'correlation', metric: 'sleepMinutes', lag: 1 },
  ],
  versus: [
    { versus: { window: { kind: 'week', back: 2 }, kinds: ['run'], aggregate: 'median' } },
    { window: { kind: 'week', back: 2 }, where: { kinds: ['run'] }, aggregate: 'median' },
  ],
  target: [{ metric: 'proteinG', target: 'under' }, 'under'],
  targetValue: [{ metric: 'proteinG', target: 'under', targetValue: 110 }, 110],
  isTargetTotal: [
    { metric: 'steps', aggregate: 'sum', target: 'under', targetValue: 300_000, isTargetTotal: true },
    true,
  ],
  isRatio: [{ versus: { window: { kind: 'week', back: 2 } }, isRatio: true }, true],
  isBelow: [{ versus: { window: { kind: 'week', back: 2 } }, isBelow: true }, true],
  isPercent: [{ aggregate: 'change', isPercent: true }, true],
};

describe('a query that a model writes', () => {
  test.each(Object.entries(PARTS))('can ask for every part of a question: %s', (part, [input, expected]) => {
    expect(asked(input)[part as keyof Query]).toEqual(expected);
  });

  test('days, records and foods can be ranked', () => {
    const rank = { order: 'highest', limit: 5 } as const;
    expect(asked({ rank })).toMatchObject({ group: 'day' });
    expect(asked({ ...RUNS, rank })).not.toHaveProperty('group');
    expect(asked({ rank, per: 'week' })).not.toHaveProperty('group');
    expect(asked({ metric: 'fiberG', rank, group: 'food' })).toMatchObject({ group: 'food', per: 'record' });
  });

  test.each<readonly [ModelInput, string]>([
    [{ metric: 'passwords' }, 'There is no metric'],
    [{ pair: { how: 'ratio', metric: 'secrets' } }, 'There is no metric'],
    [{ at: { metric: 'secrets', order: 'highest' } }, 'There is no metric'],
    [{ aggregate: 'streak' }, 'needs a threshold'],
    [{ aggregate: 'percentile' }, 'needs a percentile'],
    [{ nth: 2 }, 'min, max or rank'],
    [{ isPercent: true }, 'change, versus or a ratio'],
    [{ isRatio: true }, 'works only with versus'],
    [{ isBelow: true }, 'works only with versus'],
    [{ aggregate: 'count', threshold: { op: 'between', value: 3 } }, 'needs value and to'],
    [{ window: { kind: 'dates', from: '2026-02-01', to: '2026-01-01' } }, 'from is after to'],
  ])('says what is wrong with %j', (input, message) => {
    expect(() => asked(input)).toThrow(UnusableQuery);
    expect(() => asked(input)).toThrow(message);
  });

  test.each<ModelInput>([
    { times: { from: '25:00', to: '26:00' } },
    { only: { order: 'last', count: 0 } },
    { percentile: 101 },
  ])('is refused outside its limits: %j', (input) => {
    expect(() => asked(input)).toThrow(/invalid|Too|expected/i);
  });
});
