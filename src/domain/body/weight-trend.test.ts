import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import {
  centeredTrend,
  isOutlier,
  trendBefore,
  trendOnDays,
  usualMassKg,
  weightTrend,
  type Weighing,
} from './weight-trend.ts';

const START = '2026-09-01';
const DAY_MS = 86_400_000;

/** Weighing some days after September 1, at seven in the morning by default. */
const on = (day: number, massKg: number, hour = 7): Weighing => {
  const date = addDays(START, day);
  return { date, atMs: Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000, massKg };
};
const trends = (...weighings: Weighing[]): number[] =>
  weightTrend(weighings).points.map(({ trendKg }) => trendKg);

describe('the trend', () => {
  test('Ada’s first week is the worked example of the notes', () => {
    const week = trends(on(0, 80), on(1, 80.4), on(2, 79.6), on(3, 79.9), on(6, 79.1), on(7, 79.5));
    [80, 80.04, 79.996, 79.9864, 79.7462, 79.7216].forEach((expected, index) =>
      expect(week[index]).toBeCloseTo(expected, 4),
    );
  });

  test('a value after three days weighs 27.1%, three daily ones as much together', () => {
    const [, afterPause = 0] = trends(on(0, 80), on(3, 79));
    expect(80 - afterPause).toBeCloseTo(0.271, 9);
    expect(trends(on(0, 80), on(1, 79), on(2, 79), on(3, 79)).at(-1)).toBeCloseTo(afterPause, 9);
  });

  test('the earliest weighing of a day counts, before breakfast rather than after dinner', () => {
    const points = weightTrend([on(0, 80), on(1, 81.5, 20), on(1, 79.8, 6)]).points;
    expect(points.map(({ massKg }) => massKg)).toEqual([80, 79.8]);
  });

  test('restarts at the average of the next three days after five weeks without weighings', () => {
    const { points } = weightTrend([on(0, 80), on(35, 84), on(36, 85), on(37, 86), on(38, 85)]);
    expect(points.map(({ trendKg }) => trendKg).slice(0, 2)).toEqual([80, 85]);
    expect(points.map(({ stretch }) => stretch)).toEqual([0, 1, 1, 1, 1]);
    expect(trends(on(0, 80), on(30, 82))).toHaveLength(2);
    expect(weightTrend([on(0, 80), on(30, 82)]).points.at(-1)?.stretch).toBe(0);
  });

  test('an error in the first days after a gap doesn’t move the new level', () => {
    const { points, outliers } = weightTrend([on(0, 80), on(40, 97), on(41, 79), on(42, 79.4)]);
    expect(points.at(-1)?.trendKg).toBeCloseTo(79.2, 1);
    expect(outliers.map(({ massKg }) => massKg)).toEqual([97]);
  });
});

describe('an outlier', () => {
  test('is more than 3 kg off, or 4% for heavier people', () => {
    expect([isOutlier(73.1, 70), isOutlier(73, 70)]).toEqual([true, false]);
    expect([isOutlier(124.5, 120), isOutlier(125, 120)]).toEqual([false, true]);
  });

  test('waits, and is left out if the next weighing is normal', () => {
    const { points, outliers } = weightTrend([on(0, 80), on(1, 97), on(2, 79.9)]);
    expect(points.map(({ massKg }) => massKg)).toEqual([80, 79.9]);
    expect(outliers.map(({ massKg }) => massKg)).toEqual([97]);
    expect(weightTrend([on(0, 80), on(1, 97)]).outliers).toHaveLength(1);
  });

  test('counts if a second one confirms it: the first entry was wrong', () => {
    const { points, outliers } = weightTrend([on(0, 97), on(1, 79), on(2, 79.4), on(3, 79.2)]);
    expect(outliers).toEqual([]);
    expect(points.map(({ massKg }) => massKg)).toEqual([97, 79, 79.4, 79.2]);
    expect(points[1]?.trendKg).toBeCloseTo(79.2, 9);
    expect(points[2]?.trendKg).toBeCloseTo(79.2, 9);
    expect(points.map(({ stretch }) => stretch)).toEqual([0, 1, 1, 1]);
  });

  test('a second weighing the same morning confirms it too, and the day counts once', () => {
    const { points } = weightTrend([on(0, 97), on(1, 79), on(1, 79.2, 8)]);
    expect(points.map(({ massKg }) => massKg)).toEqual([97, 79]);
  });

  test('a later weighing on the same day replaces an error', () => {
    const { points, outliers } = weightTrend([on(0, 80), on(1, 8, 6), on(1, 80.2, 7)]);
    expect(points.map(({ massKg }) => massKg)).toEqual([80, 80.2]);
    expect(outliers).toHaveLength(1);
  });

  test('two values that match nothing are both left out', () => {
    const { points, outliers } = weightTrend([on(0, 80), on(1, 97), on(2, 60), on(3, 80.1)]);
    expect(points).toHaveLength(2);
    expect(outliers).toHaveLength(2);
  });
});

describe('between weighings', () => {
  const { points } = weightTrend([on(0, 80), on(4, 79), on(50, 90)]);

  test('the trend is interpolated, and unknown across gaps and outside the weighings', () => {
    const dates = [-1, 0, 2, 4, 20, 50, 51].map((day) => addDays(START, day));
    const shown = trendOnDays(points, dates);
    expect(shown.map((kg) => kg !== undefined)).toEqual([false, true, true, true, false, true, false]);
    expect(shown[2]).toBeCloseTo((80 + (points[1]?.trendKg ?? 0)) / 2, 9);
  });

  test('is the same in any order of days', () => {
    const dates = [50, 2, 51, 4, -1, 0, 20, 3].map((day) => addDays(START, day));
    const one = (date: string) => trendOnDays(points, [date])[0];
    expect(trendOnDays(points, dates)).toEqual(dates.map(one));
  });

  test('a new mass is compared with the last value of the past 30 days', () => {
    const at = (day: number) => on(day, 0).atMs;
    expect(trendBefore(points, at(0) - DAY_MS)).toBeUndefined();
    expect(trendBefore(points, at(3))).toBe(80);
    expect(trendBefore(points, at(40))).toBeUndefined();
  });

  test('a weighing before all others is compared with the first', () => {
    const at = (day: number) => on(day, 0).atMs;
    expect(usualMassKg(points, at(-1))).toBe(80);
    expect(usualMassKg(points, at(3))).toBe(80);
    expect(usualMassKg(points, at(40))).toBeUndefined();
    expect(usualMassKg([], at(0))).toBeUndefined();
  });
});

const anyWeighing = fc
  .record({
    day: fc.integer({ min: 0, max: 200 }),
    massKg: fc.double({ min: 40, max: 200, noNaN: true }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  .map(({ day, massKg, hour }) => on(day, massKg, hour));
const anyWeighings = fc.array(anyWeighing, { maxLength: 60 });

describe('for any entries', () => {
  test('the order of entry changes nothing', () => {
    fc.assert(
      fc.property(anyWeighings, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (weighings, keys) => {
        const shuffled = weighings
          .map((weighing, index) => [keys[index] ?? 0, weighing] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, weighing]) => weighing);
        expect(weightTrend(shuffled)).toEqual(weightTrend(weighings));
      }),
    );
  });

  test('the same weighing twice counts once', () => {
    fc.assert(
      fc.property(anyWeighings, (weighings) => {
        expect(weightTrend([...weighings, ...weighings])).toEqual(weightTrend(weighings));
      }),
    );
  });

  test('the trend stays between the lowest and highest weighing, with one point per day in order', () => {
    fc.assert(
      fc.property(anyWeighings, (weighings) => {
        const masses = weighings.map(({ massKg }) => massKg);
        const { points, outliers } = weightTrend(weighings);
        for (const { trendKg } of points) {
          expect(trendKg).toBeGreaterThanOrEqual(Math.min(...masses) - 1e-9);
          expect(trendKg).toBeLessThanOrEqual(Math.max(...masses) + 1e-9);
        }
        const dates = points.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(points.length + outliers.length).toBeLessThanOrEqual(weighings.length);
      }),
    );
  });

  test('a constant weight is its own trend, however uneven the gaps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 }),
        fc.double({ min: 40, max: 200, noNaN: true }),
        (days, massKg) => {
          for (const trendKg of trends(...days.map((day) => on(day, massKg))))
            expect(trendKg).toBeCloseTo(massKg, 9);
        },
      ),
    );
  });
});

describe('the trend as charts draw it', () => {
  const falling = Array.from({ length: 90 }, (_, day) => on(day, 80 - 0.1 * day));

  test('runs through the weigh-ins of someone who loses weight steadily; the trend itself is 0.9 kg behind', () => {
    const { points } = weightTrend(falling);
    const middle = centeredTrend(points)[45];
    expect(points[45]?.trendKg).toBeCloseTo(80 - 4.5 + 0.9, 1);
    expect(middle?.trendKg).toBeCloseTo(80 - 4.5, 1);
  });

  test('ends at the trend, and draws each stretch on its own', () => {
    const { points } = weightTrend([...falling, on(150, 60), on(151, 60), on(152, 60)]);
    const drawn = centeredTrend(points);
    expect(drawn[89]?.trendKg).toBe(points[89]?.trendKg);
    for (const { trendKg } of drawn.slice(90)) expect(trendKg).toBeCloseTo(60, 9);
  });
});
