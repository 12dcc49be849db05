import { expect, test } from 'vitest';
import { evaluate } from '#domain/query/evaluate.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day, miraRecords } from '#domain/query/testing.ts';

test('today counts among days that meet a threshold once it can’t change any more', () => {
  const open = { ...miraRecords(), isTodayOver: false };
  const days = (op: '>=' | '<', value: number, aggregate: 'count' | 'share' | 'current-streak' = 'share') =>
    evaluate(
      { metric: 'steps', aggregate, threshold: { op, value }, window: { kind: 'last-days', days: 4 } },
      open,
    );
  // 11,000 to 14,000 steps, with 14,000 so far today.
  expect(days('>=', 20_000)).toMatchObject({ value: 0, n: 3 });
  expect(days('>=', 13_000)).toMatchObject({ value: 50, n: 4 });
  expect(days('<', 20_000, 'count')).toMatchObject({ value: 3, n: 3 });
  expect(days('<', 14_000, 'count')).toMatchObject({ value: 3, n: 4 });
  expect(
    evaluate(
      {
        metric: 'workouts',
        aggregate: 'current-streak',
        threshold: { op: '>=', value: 1 },
        window: { kind: 'dates', from: '2024-01-24', to: '2024-01-25' },
      },
      { ...open, today: '2024-01-26' },
    ).value,
  ).toBe(2);
});

test('in a week that has just begun, none of its days met the threshold so far', () => {
  const monday = recordSource({
    today: '2024-01-29',
    isTodayOver: false,
    entries: { days: [day('2024-01-29', { steps: 3000 })] },
  });
  const onDays = (op: '>' | '<') =>
    evaluate(
      {
        metric: 'steps',
        aggregate: 'count',
        threshold: { op, value: 8000 },
        window: { kind: 'week', back: 0 },
      },
      monday,
    );
  expect(onDays('>')).toMatchObject({ value: 0, reason: null });
  // It may still get beyond 8,000.
  expect(onDays('<').value).toBeNull();
});
