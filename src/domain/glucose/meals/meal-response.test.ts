import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incrementalArea } from './incremental-area.ts';
import { mealResponse } from './meal-response.ts';
import { rankFoodResponses, type MealOfFoods } from './rank-food-responses.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';

const MINUTE_MS = 60_000;
const NOON_MS = Date.UTC(2026, 5, 1, 12);

/** Readings by minutes after noon. */
const readings = (points: readonly (readonly [number, number])[]): GlucoseSample[] =>
  points.map(([minute, glucoseMgdl]) => ({ atMs: NOON_MS + minute * MINUTE_MS, glucoseMgdl }));

const noonMeal = { eatenAtMs: NOON_MS, otherMealsAtMs: [] };
const WORKED = [
  [0, 90],
  [15, 110],
  [30, 140],
  [45, 150],
  [60, 130],
  [90, 95],
  [120, 85],
] as const;

/** A sensor's readings around noon: flat, then a triangle up to `peakMgdl` after 45 minutes and down until 105. */
const sensor = (baseMgdl: number, peakMgdl: number, stepMinutes = 5) => {
  const points: [number, number][] = [];
  for (let minute = -60; minute <= 240; minute += stepMinutes) {
    const share = minute <= 0 || minute >= 105 ? 0 : minute <= 45 ? minute / 45 : (105 - minute) / 60;
    points.push([minute, baseMgdl + (peakMgdl - baseMgdl) * share]);
  }
  return points;
};

describe('the area above the baseline', () => {
  test('is 2962.5 mg/dL·min for the worked curve', () => {
    const points = WORKED.map(([minute, glucoseMgdl]) => ({ minute, glucoseMgdl }));
    expect(incrementalArea(points, 90)).toBeCloseTo(2962.5, 9);
    expect(incrementalArea(points, 90) / 18.016).toBeCloseTo(164.437, 3);
  });

  test('starts and ends where the curve crosses the baseline', () => {
    const points = [80, 100, 80].map((glucoseMgdl, index) => ({ minute: 10 * index, glucoseMgdl }));
    expect(incrementalArea(points, 90)).toBeCloseTo(50, 12);
  });

  test('counts nothing below the baseline and is never negative', () => {
    const curve = fc.array(fc.integer({ min: 40, max: 300 }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(curve, fc.integer({ min: 60, max: 150 }), (values, baseline) => {
        const points = values.map((glucoseMgdl, index) => ({ minute: index * 5, glucoseMgdl }));
        const area = incrementalArea(points, baseline);
        const above = points.map((point) => ({
          ...point,
          glucoseMgdl: Math.max(point.glucoseMgdl, baseline),
        }));
        expect(area).toBeGreaterThanOrEqual(0);
        expect(area).toBeLessThanOrEqual(incrementalArea(above, baseline) + 1e-9);
      }),
    );
  });
});

describe('Ada’s lunch at noon', () => {
  test('with the worked readings gives the worked response', () => {
    const response = mealResponse(readings(WORKED), noonMeal);
    expect(response).toMatchObject({
      kind: 'curve',
      baselineMgdl: 90,
      peakRiseMgdl: 60,
      minutesToPeak: 45,
      riseAtTwoHoursMgdl: -5,
      minutesToBaseline: 120,
    });
    expect(response.kind === 'curve' && response.incrementalAreaMgdlMin).toBeCloseTo(2962.5, 9);
  });

  test('uses the average of the last 15 minutes as its baseline', () => {
    const points = sensor(100, 160).map(([minute, value]) => [minute, minute === -10 ? 112 : value] as const);
    expect(mealResponse(readings(points), noonMeal)).toMatchObject({ kind: 'curve', baselineMgdl: 103 });
  });

  test('a meal between two readings is still measured from its own time', () => {
    const shifted = sensor(100, 160).map(([minute, value]) => [minute + 2, value] as const);
    const response = mealResponse(readings(shifted), noonMeal);
    expect(response).toMatchObject({ kind: 'curve', peakRiseMgdl: 60, minutesToPeak: 47 });
    expect(response.kind === 'curve' && response.points[0]).toEqual({ minute: 0, glucoseMgdl: 100 });
    expect(response.kind === 'curve' && response.points.at(-1)?.minute).toBe(120);
    // The triangle: half of 60 mg/dL times 105 minutes.
    expect(response.kind === 'curve' && response.incrementalAreaMgdlMin).toBeCloseTo(3150, 6);
  });

  test('can be followed for three hours', () => {
    const response = mealResponse(readings(sensor(100, 160)), { ...noonMeal, windowMinutes: 180 });
    expect(response.kind === 'curve' && response.points.at(-1)?.minute).toBe(180);
  });

  test('allows one missing reading, but not two in a row', () => {
    const without = (...gone: number[]) =>
      readings(sensor(100, 160).filter(([minute]) => !gone.includes(minute)));
    expect(mealResponse(without(30, 60), noonMeal).kind).toBe('curve');
    expect(mealResponse(without(30, 35), noonMeal).kind).toBe('pair');
    expect(mealResponse(without(0, 5), noonMeal).kind).toBe('pair');
    const gap = without(20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110);
    expect(mealResponse(gap, noonMeal)).toMatchObject({ kind: 'pair', minutesAfter: 115 });
    const silent = readings(sensor(100, 160).filter(([minute]) => minute < 40));
    expect(mealResponse(silent, noonMeal)).toEqual({ kind: 'invalid', reasons: ['readings-missing'] });
  });

  test.each([
    [60, 'another-meal-after'],
    [120, 'another-meal-after'],
    [-90, 'another-meal-before'],
  ] as const)('has no response with another meal at minute %d', (minute, reason) => {
    const otherMealsAtMs = [NOON_MS + minute * MINUTE_MS];
    const response = mealResponse(readings(sensor(100, 160)), { eatenAtMs: NOON_MS, otherMealsAtMs });
    expect(response).toEqual({ kind: 'invalid', reasons: [reason] });
  });

  test('has no response if it treated a low or without readings', () => {
    expect(mealResponse(readings(sensor(62, 160)), noonMeal)).toEqual({
      kind: 'invalid',
      reasons: ['low-before'],
    });
    expect(mealResponse([], noonMeal)).toEqual({
      kind: 'invalid',
      reasons: ['no-baseline', 'readings-missing'],
    });
  });

  test('with two fingersticks gives the difference and nothing else', () => {
    const response = mealResponse(
      readings([
        [-20, 95],
        [70, 141],
      ]),
      noonMeal,
    );
    expect(response).toEqual({ kind: 'pair', baselineMgdl: 95, riseMgdl: 46, minutesAfter: 70 });
    const treated = readings([
      [-25, 58],
      [70, 141],
    ]);
    expect(mealResponse(treated, noonMeal)).toEqual({ kind: 'invalid', reasons: ['low-before'] });
    const tooLate = readings([
      [-20, 95],
      [150, 141],
    ]);
    expect(mealResponse(tooLate, noonMeal).kind).toBe('invalid');
  });
});

describe('foods ranked by response', () => {
  const DAY_MS = 86_400_000;
  const meal = (day: number, ...foods: readonly (readonly [string, number?])[]): MealOfFoods => ({
    id: `meal-${day}`,
    eatenAtMs: NOON_MS + day * DAY_MS,
    foods: foods.map(([name, carbsG]) => ({ foodId: name, name, carbsG })),
  });
  const lunches = (peaks: readonly number[]): GlucoseSample[] =>
    peaks.flatMap((peak, day) =>
      readings(sensor(100, peak)).map(({ atMs, glucoseMgdl }) => ({
        atMs: atMs + day * DAY_MS,
        glucoseMgdl,
      })),
    );

  test('a food in only one meal never tops the list, however high its response', () => {
    const ranking = rankFoodResponses({
      meals: [
        meal(0, ['white rice', 60]),
        meal(1, ['white rice', 70]),
        meal(2, ['white rice']),
        meal(3, ['lentils']),
        meal(4, ['lentils']),
        meal(5, ['lentils']),
        meal(6, ['birthday cake', 90]),
      ],
      samples: lunches([160, 164, 156, 112, 114, 110, 260]),
    });
    expect(ranking).toMatchObject({ measure: 'incremental-area', validMeals: 7, meals: 7 });
    expect(ranking.highestFirst.map(({ name }) => name)).toEqual(['white rice', 'lentils']);
    expect(ranking.lowestFirst.map(({ name }) => name)).toEqual(['lentils', 'white rice']);
    expect(ranking.singleMealFoods).toMatchObject([
      { name: 'birthday cake', response: { count: 1, low: undefined, high: undefined } },
    ]);
    const [rice] = ranking.highestFirst;
    expect(rice).toMatchObject({ mealsAlone: 3, meanCarbsG: 65, response: { count: 3 } });
    expect(rice?.response.mean).toBeCloseTo((60 * 105) / 2, 6);
  });

  test('a food with mixed responses ranks below one that is consistently high', () => {
    const { highestFirst } = rankFoodResponses({
      meals: [meal(0, ['pasta']), meal(1, ['pasta']), ...[2, 3, 4].map((day) => meal(day, ['juice']))],
      samples: lunches([105, 220, 150, 152, 148]),
    });
    expect(highestFirst.map(({ name }) => name)).toEqual(['juice', 'pasta']);
  });

  test('use the difference for fingersticks; a food listed twice in a meal counts once', () => {
    const ranking = rankFoodResponses({
      meals: [meal(0, ['bread', 20], ['bread', 15], ['cheese'])],
      samples: readings([
        [-5, 90],
        [60, 130],
      ]),
    });
    expect(ranking).toMatchObject({ measure: 'rise', validMeals: 1 });
    expect(ranking.singleMealFoods).toMatchObject([
      { name: 'bread', mealsAlone: 0, meanCarbsG: 35, response: { count: 1, mean: 40 } },
      { name: 'cheese', meanCarbsG: undefined },
    ]);
  });

  test('without meals or readings is empty', () => {
    const empty = { highestFirst: [], lowestFirst: [], singleMealFoods: [] };
    expect(rankFoodResponses({ meals: [], samples: [] })).toMatchObject({
      ...empty,
      validMeals: 0,
      meals: 0,
    });
    expect(rankFoodResponses({ meals: [meal(0, ['soup'])], samples: [] })).toMatchObject(empty);
  });
});
