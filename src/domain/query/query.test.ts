import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#domain/time/local-date.ts';
import { aggregated } from './aggregate.ts';
import { evaluate } from './evaluate.ts';
import type { Query, Window } from './query.ts';
import { recordSource } from './record-source.ts';
import { day, food, miraRecords, timed } from './testing.ts';
import { isWithin, spanOf } from './windows.ts';

const mira = miraRecords();
const ask = (query: Partial<Query> & Pick<Query, 'metric'>) =>
  evaluate({ aggregate: 'mean', window: { kind: 'all' }, ...query }, mira);

describe('windows', () => {
  const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));

  test('last N days are N local dates that end today', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 4000 }), (today, days) => {
        const { from, to } = spanOf({ kind: 'last-days', days }, today);
        expect(to).toBe(today);
        expect(daysBetween(from ?? '', today)).toBe(days - 1);
      }),
    );
  });

  test('this week begins on Monday and ends today; earlier weeks are whole and adjoin', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 60 }), (today, back) => {
        const [week, next] = [
          spanOf({ kind: 'week', back }, today),
          spanOf({ kind: 'week', back: back - 1 }, today),
        ];
        expect(weekdayOf(week.from ?? '')).toBe(0);
        expect(daysBetween(week.from ?? '', week.to ?? '')).toBe(6);
        expect(addDays(week.to ?? '', 1)).toBe(next.from);
        expect(spanOf({ kind: 'week', back: 0 }, today).to).toBe(today);
      }),
    );
  });

  test('months and years are calendar ones, this one to date', () => {
    expect(spanOf({ kind: 'month', back: 1 }, '2024-03-31')).toEqual({
      from: '2024-02-01',
      to: '2024-02-29',
    });
    expect(spanOf({ kind: 'month', back: 2 }, '2024-01-31')).toEqual({
      from: '2023-11-01',
      to: '2023-11-30',
    });
    expect(spanOf({ kind: 'month', back: 0 }, '2024-03-05')).toEqual({
      from: '2024-03-01',
      to: '2024-03-05',
    });
    expect(spanOf({ kind: 'year', back: 1 }, '2024-03-05')).toEqual({ from: '2023-01-01', to: '2023-12-31' });
  });

  test('no window contains a day after today', () => {
    const windows: readonly Window[] = [
      { kind: 'all' },
      { kind: 'week', back: 0 },
      { kind: 'month', back: 0 },
      { kind: 'year', back: 0 },
      { kind: 'dates', from: '1990-01-01', to: '2090-01-01' },
    ];
    fc.assert(
      fc.property(date, fc.constantFrom(...windows), (today, window) => {
        expect(isWithin(addDays(today, 1), spanOf(window, today))).toBe(false);
        expect(isWithin(today, spanOf(window, today))).toBe(true);
      }),
    );
  });
});

describe('aggregates', () => {
  const values = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { minLength: 2, maxLength: 40 });
  const series = (numbers: readonly number[]) =>
    numbers.map((value, at) => ({ date: addDays('2024-01-01', at), entry: null, value }));

  test('mean and median are between minimum and maximum, and a constant moves them but not the deviation', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -500, max: 500 }), (numbers, shift) => {
        const of = (name: 'mean' | 'median' | 'min' | 'max' | 'sd' | 'slope', by = 0): number =>
          aggregated(name, series(numbers.map((value) => value + by))) ?? Number.NaN;
        for (const name of ['mean', 'median'] as const) {
          expect(of(name)).toBeGreaterThanOrEqual(of('min') - 1e-9);
          expect(of(name)).toBeLessThanOrEqual(of('max') + 1e-9);
          expect(of(name, shift)).toBeCloseTo(of(name) + shift, 6);
        }
        expect(of('sd', shift)).toBeCloseTo(of('sd'), 6);
        expect(of('slope', shift)).toBeCloseTo(of('slope'), 6);
      }),
    );
  });

  test('the deviation is that of a sample, and the slope is a week’s change', () => {
    expect(aggregated('sd', series([1, 2, 3, 4]))).toBeCloseTo(1.290994, 6);
    expect(aggregated('slope', series([10, 11, 12]))).toBeCloseTo(7, 9);
    expect(aggregated('sd', series([1]))).toBeUndefined();
  });
});

describe('Mira asks', () => {
  test('about her steps in the last seven days and in the week before', () => {
    expect(ask({ metric: 'steps', window: { kind: 'last-days', days: 7 } })).toMatchObject({
      value: 11_000,
      n: 7,
      from: '2024-01-25',
      to: '2024-01-31',
      missingShare: 0,
    });
    expect(
      ask({
        metric: 'steps',
        aggregate: 'sum',
        window: { kind: 'week', back: 0 },
        versus: { window: { kind: 'week', back: 1 } },
      }).value,
    ).toBe(12_000 + 13_000 + 14_000 - (5 + 6 + 7 + 8 + 9 + 10 + 11) * 1000);
  });

  test('about calories: averages use complete days, totals use all', () => {
    expect(ask({ metric: 'energyKcal' })).toMatchObject({ value: 1000, dates: ['2024-01-29', '2024-01-31'] });
    expect(ask({ metric: 'energyKcal', aggregate: 'sum' }).value).toBe(3700);
    expect(ask({ metric: 'foodGrams', aggregate: 'sum', where: { food: 'pizza' } }).value).toBe(400);
    expect(ask({ metric: 'proteinEnergyPercent' }).value).toBeCloseTo((4 * 100 * 100) / 2000, 9);
  });

  test('about mornings, which are 0 on a complete day that began at noon', () => {
    const morning: Query['where'] = { minutes: [0, 720] };
    expect(ask({ metric: 'energyKcal', where: morning })).toMatchObject({ value: 150, n: 2 });
    expect(ask({ metric: 'energyKcal', where: morning, aggregate: 'min' }).value).toBe(300);
    expect(ask({ metric: 'energyKcal', where: { ...morning, food: 'oatmeal' } })).toMatchObject({
      value: 150,
      n: 2,
    });
  });

  test('about what is left today, which depends on what has been eaten so far', () => {
    const source = { ...mira, isTodayOver: false, dayStates: new Map([['2024-01-31', 'partial'] as const]) };
    const left = (window: Window) =>
      evaluate({ metric: 'proteinG', aggregate: 'mean', target: 'under', window }, source);
    expect(left({ kind: 'day', back: 0 })).toMatchObject({ value: 40, dates: ['2024-01-31'] });
    expect(left({ kind: 'last-days', days: 2 }).dates).toEqual(['2024-01-30']);
  });

  test('about peaks after meals, as far as a sensor measured them', () => {
    const trace = (from: string, values: readonly number[]) =>
      values.map((mgdl, at) =>
        timed(new Date(Date.parse(`${from}Z`) + 15 * at * 60_000).toISOString().slice(0, 16), { mgdl }),
      );
    const rising = [90, 92, 95, 120, 150, 140, 125, 110, 100, 98, 96, 95, 94];
    const source = recordSource({
      today: '2024-01-31',
      entries: {
        foods: [
          food('2024-01-30T12:30', 'lunch', 'White rice', { energyKcal: 400 }),
          food('2024-01-30T19:30', 'dinner', 'Lentil soup', { energyKcal: 300 }),
          food('2024-01-31T08:30', 'breakfast', 'Oatmeal', { energyKcal: 300 }),
        ],
        glucose: [
          ...trace(
            '2024-01-30T12:00',
            rising.map((value) => value + 20),
          ),
          ...trace('2024-01-30T19:00', rising),
          // Two fingersticks have no peak.
          timed('2024-01-31T08:20', { mgdl: 90 }),
          timed('2024-01-31T09:30', { mgdl: 190 }),
        ],
      },
    });
    const peak = (more: Partial<Query>) =>
      evaluate(
        { metric: 'glucoseMgdl', aggregate: 'mean', per: 'meal', window: { kind: 'all' }, ...more },
        source,
      );
    expect(peak({})).toMatchObject({ value: 160, n: 2, what: 'records' });
    expect(peak({ where: { afterMeal: 'dinner' } })).toMatchObject({ value: 150, n: 1 });
    expect(peak({ where: { food: 'rice', afterMeal: 'any' } }).value).toBe(170);
    expect(peak({ aggregate: 'max' }).rows[0]).toMatchObject({ at: '2024-01-30T12:30:00', label: 'lunch' });
    expect(peak({ where: { afterMeal: 'breakfast' } }).reason).toBe('no data');
  });

  test('about today, whose food log may still grow', () => {
    const source = { ...mira, isTodayOver: false };
    const query: Query = { metric: 'energyKcal', aggregate: 'mean', window: { kind: 'all' } };
    expect(evaluate(query, source).dates).toEqual(['2024-01-29']);
  });

  test('about her last two runs, and about days on which she ran', () => {
    expect(
      ask({
        metric: 'workoutDistanceM',
        aggregate: 'sum',
        where: { kinds: ['run'] },
        only: { order: 'last', count: 2 },
      }),
    ).toMatchObject({ value: 10_000, n: 2, what: 'records' });
    const ran = {
      metric: 'workouts',
      comparison: { op: '>=', value: 1 },
      where: { kinds: ['run'] },
    } as const;
    expect(ask({ metric: 'steps', when: [ran] }).dates).toEqual(['2024-01-20', '2024-01-24', '2024-01-29']);
    const rested = { metric: 'workouts', comparison: { op: '<', value: 1 } } as const;
    expect(ask({ metric: 'steps', when: [rested] }).n).toBe(10);
    expect(ask({ metric: 'steps', when: [{ ...ran, lag: 1 }] }).dates).toEqual([
      '2024-01-21',
      '2024-01-25',
      '2024-01-30',
    ]);
  });

  test('per day about a food, whose days without it are of 0 g, and about days without a workout', () => {
    const rice = { metric: 'foodGrams', per: 'day', where: { food: 'rice' } } as const;
    // Of the 29th and 31st: the log of the 30th is partial.
    expect(ask(rice)).toMatchObject({ value: 100, n: 2 });
    expect(ask({ ...rice, per: 'week' })).toMatchObject({ value: 700 });
    expect(ask({ metric: 'energyKcal', where: { food: 'rice' } })).toMatchObject({ value: 400, n: 2 });
    // Eaten on the 30th only.
    expect(ask({ metric: 'energyKcal', where: { food: 'pizza' } }).reason).toBe('no data');
    const breakfasts = { per: 'week', where: { kinds: ['breakfast'] } } as const;
    expect(ask({ metric: 'energyKcal', ...breakfasts })).toMatchObject({ value: 1050 });
    // None of them states caffeine.
    expect(ask({ metric: 'caffeineMg', per: 'day', where: { food: 'rice' } }).reason).toBe('no data');
    const idle = {
      metric: 'workouts',
      aggregate: 'count',
      per: 'day',
      threshold: { op: '<', value: 1 },
    } as const;
    expect(ask({ ...idle, window: { kind: 'last-days', days: 20 } })).toMatchObject({ value: 16, n: 20 });
  });

  test('how many nights were short, and gives no zero for unknown nights', () => {
    const short = { metric: 'sleepMinutes', aggregate: 'count', threshold: { op: '<', value: 415 } } as const;
    expect(ask(short)).toMatchObject({ value: 8, n: 14, unit: 'count' });
    expect(ask({ ...short, aggregate: 'share' }).value).toBeCloseTo((100 * 8) / 14, 9);
    expect(ask({ ...short, window: { kind: 'year', back: 1 } })).toMatchObject({
      value: null,
      reason: 'no data',
    });
    expect(ask({ metric: 'workouts', aggregate: 'count', window: { kind: 'year', back: 1 } }).value).toBe(0);
    expect(ask({ metric: 'steps', aggregate: 'sd', window: { kind: 'day', back: 0 } }).reason).toBe(
      'too few days',
    );
    expect(ask({ metric: 'hrvs' }).reason).toBe('unknown metric');
  });

  test('a current streak goes back from today, or yesterday', () => {
    const streak = { aggregate: 'current-streak', threshold: { op: '>=', value: 1 } } as const;
    expect(ask({ metric: 'steps', ...streak }).value).toBe(14);
    expect(ask({ metric: 'weightKg', per: 'day', ...streak }).value).toBe(1);
    const later = (today: string) =>
      evaluate({ metric: 'steps', window: { kind: 'all' }, ...streak }, { ...mira, today });
    expect(later('2024-02-01').value).toBe(14);
    expect(later('2024-02-02').value).toBe(0);
  });

  test('about weight, whose change is the last weighing minus the first', () => {
    expect(ask({ metric: 'weightKg', aggregate: 'change' }).value).toBeCloseTo(-1.5, 9);
    expect(ask({ metric: 'weightKg', aggregate: 'slope' }).value).toBeCloseTo(-0.5, 9);
  });

  test('about glucose in range, and after meals', () => {
    expect(ask({ metric: 'glucoseInRangePercent' }).value).toBe(50);
    expect(ask({ metric: 'glucoseMgdl', where: { afterMeal: 'lunch' } }).value).toBe(170);
    expect(ask({ metric: 'glucoseMgdl', where: { minutes: [20 * 60, 6 * 60] } }).value).toBe(100);
  });

  test('which food gave her the most protein, and on which day she walked furthest', () => {
    const ranked = ask({
      metric: 'proteinG',
      aggregate: 'sum',
      per: 'record',
      group: 'food',
      rank: { order: 'highest', limit: 2 },
    });
    expect(ranked.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Lentil soup', 55],
      ['Pizza', 40],
    ]);
    expect(ask({ metric: 'steps', aggregate: 'max' }).rows[0]).toMatchObject({
      date: '2024-01-31',
      value: 14_000,
    });
    expect(ask({ metric: 'sleepMinutes', at: { metric: 'steps', order: 'highest' } })).toMatchObject({
      value: 410,
      n: 1,
    });
    expect(ask({ metric: 'steps', at: { metric: 'steps', order: 'lowest', count: 2 } })).toMatchObject({
      value: 1500,
      n: 2,
    });
    expect(ask({ metric: 'energyKcal', aggregate: 'max', per: 'meal' }).value).toBe(1500);
  });

  test('on how many days a reading was high, without the days that have none', () => {
    const high = [{ metric: 'glucoseMgdl', comparison: { op: '>', value: 180 } }] as const;
    const highs = { metric: 'glucoseReadings', where: { having: high } } as const;
    expect(ask({ ...highs, aggregate: 'share', threshold: { op: '>=', value: 1 } })).toMatchObject({
      value: 100,
      n: 1,
    });
    const none = { op: '<', value: 1 } as const;
    expect(ask({ ...highs, aggregate: 'streak', threshold: none }).value).toBe(0);
    const when = [{ ...highs, comparison: none }];
    expect(ask({ metric: 'steps', aggregate: 'sum', when }).reason).toBe('no data');
  });

  test('against the targets that her days had', () => {
    const source = recordSource({
      ...mira,
      dayStates: new Map(),
      dayTargets: new Map([
        ['2024-01-29', { energyKcal: 700 }],
        ['2024-01-30', { energyKcal: 1800 }],
      ]),
    });
    const of = (query: Partial<Query>) =>
      evaluate({ metric: 'energyKcal', aggregate: 'count', window: { kind: 'all' }, ...query }, source);
    const over = { op: '>', value: 'target' } as const;
    // She ate 800, 1,700 and 1,200 kcal.
    expect(of({ threshold: over }).rows.map(({ date }) => date)).toEqual(['2024-01-29']);
    expect(of({ threshold: over }).value).toBe(1);
    expect(of({ aggregate: 'share', threshold: over }).value).toBeCloseTo(100 / 3, 9);
    expect(of({ aggregate: 'streak', threshold: { op: '<', value: 'target' } }).value).toBe(2);
    expect(of({ aggregate: 'current-streak', threshold: over }).value).toBe(0);
    const whenOver = [{ metric: 'energyKcal', comparison: over }];
    expect(of({ metric: 'steps', aggregate: 'sum', when: whenOver }).dates).toEqual(['2024-01-29']);
    expect(of({ aggregate: 'mean', target: 'under' }).value).toBeCloseTo(800 / 3, 9);
    expect(of({ aggregate: 'sum', target: 'under' }).value).toBe(700 + 1800 + 2000 - 3700);
    expect(of({ aggregate: 'min', target: 'over' }).value).toBe(100);
    expect(of({ aggregate: 'max', target: 'under' }).value).toBe(100);
    expect(of({ metric: 'energyKcalTargetPercent', aggregate: 'max' }).value).toBeCloseTo(80_000 / 700, 9);
    const on = (window: Window) => of({ metric: 'energyKcalTarget', aggregate: 'last', window });
    expect(on({ kind: 'day', back: 1 })).toMatchObject({ value: 1800, to: '2024-01-30' });
    for (const window of [
      { kind: 'all' },
      { kind: 'day', back: 0 },
      { kind: 'day', back: 9 },
      { kind: 'last-days', days: 2 },
    ] as const)
      expect(on(window)).toMatchObject({ value: 2000, to: null });
  });

  test('against her targets', () => {
    expect(ask({ metric: 'energyKcalTarget', aggregate: 'last' }).value).toBe(2000);
    expect(ask({ metric: 'energyKcalTargetPercent' }).value).toBe(50);
    expect(
      ask({ metric: 'energyKcal', aggregate: 'count', threshold: { op: '<=', value: 'target' } }).value,
    ).toBe(2);
  });
});

test('the order in which records arrive changes no answer', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20_000 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...(['mean', 'median', 'sum', 'max', 'count'] as const)),
      (pairs, aggregate) => {
        const once = [...new Map(pairs).entries()];
        const source = (list: typeof once) =>
          recordSource({
            today: '2024-03-31',
            entries: { days: list.map(([at, steps]) => day(addDays('2024-01-01', at), { steps })) },
          });
        const query: Query = { metric: 'steps', aggregate, window: { kind: 'all' } };
        expect(evaluate(query, source(once.toReversed()))).toEqual(evaluate(query, source(once)));
      },
    ),
  );
});
