import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { recordSource } from './record-source.ts';
import { day, miraRecords } from './testing.ts';

const mira = miraRecords();

describe('a figure', () => {
  test('about calories: a fasted day is a complete day with none', () => {
    const fasted = { ...mira, dayStates: new Map([...mira.dayStates, ['2024-01-28', 'fasted'] as const]) };
    const mean = (source: typeof mira) =>
      evaluate({ metric: 'energyKcal', aggregate: 'mean', window: { kind: 'all' } }, source);
    expect(mean(fasted).n).toBe(mean(mira).n + 1);
    expect(mean(fasted).value).toBeCloseTo(((mean(mira).value ?? 0) * mean(mira).n) / (mean(mira).n + 1), 9);
  });

  test('about the least: of days with food, which a fasted day isn’t', () => {
    const fasted = { ...mira, dayStates: new Map([...mira.dayStates, ['2024-01-28', 'fasted'] as const]) };
    const least = (aggregate: 'min' | 'range') =>
      evaluate({ metric: 'energyKcal', aggregate, window: { kind: 'all' } }, fasted);
    expect(least('min')).toMatchObject({ value: 800, rows: [{ date: '2024-01-29' }, {}] });
    expect(least('range').value).toBe(400);
  });

  test('about workouts: a pace is time over distance', () => {
    expect(
      evaluate(
        {
          metric: 'workoutPaceMinPerKm',
          aggregate: 'mean',
          where: { kinds: ['run'] },
          window: { kind: 'all' },
        },
        mira,
      ).value,
    ).toBeCloseTo(90 / 15, 9);
  });

  test('about streaks: a day without a value ends one', () => {
    const gap = recordSource({
      today: '2024-01-06',
      entries: { days: ['01', '02', '04', '05', '06'].map((at) => day(`2024-01-${at}`, { steps: 9000 })) },
    });
    const streak = (aggregate: 'streak' | 'current-streak') =>
      evaluate(
        { metric: 'steps', aggregate, threshold: { op: '>', value: 8000 }, window: { kind: 'all' } },
        gap,
      ).value;
    expect([streak('streak'), streak('current-streak')]).toEqual([3, 3]);
    expect(
      evaluate(
        { metric: 'steps', aggregate: 'since', window: { kind: 'all' } },
        { ...gap, today: '2024-01-09' },
      ).value,
    ).toBe(3);
  });
});
