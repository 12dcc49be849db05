import { describe, expect, test } from 'vitest';
import type { Body } from '#domain/account/profile.ts';
import {
  modelRestingKcal,
  daysToChange,
  daysToGoal,
  massAfter,
  massResponse,
  settlingMassKg,
} from './weight-projection.ts';
import { estimatedFatKg } from '#domain/goals/expenditure/initial-fat.ts';

const tom: Body = { sex: 'male', ageYears: 35, heightCm: 178, massKg: 90 };

describe('the projection on screen', () => {
  const response = massResponse(tom, 1.55 * modelRestingKcal(tom));

  test('gives Tom 22.420 kcal a day per kilogram and 9,576.8 kcal per kilogram', () => {
    expect(estimatedFatKg(tom)).toBeCloseTo(23.239, 3);
    expect(response.kcalPerKgAndDay).toBeCloseTo(22.42, 3);
    expect(response.kcalPerKg).toBeCloseTo(9576.8, 1);
    expect(response.kcalPerKg / response.kcalPerKgAndDay).toBeCloseTo(427, 0);
  });

  test('brings him to 86.019, 82.263 and 77.188 kg, and to 82 kg in 189.8 days instead of the 123 of a fixed 7,700 kcal a kilogram', () => {
    const masses = [84, 182, 365].map((days) => massAfter(90, response, -500, days).massKg);
    expect(masses.map((massKg) => massKg.toFixed(3))).toEqual(['86.019', '82.263', '77.188']);
    expect(daysToChange(response, -500, -8)).toBeCloseTo(189.8, 1);
  });

  test('limits implausible body fat, 2 or 75%, to what the models cover', () => {
    const of = (bodyFatFraction: number) => massResponse({ ...tom, bodyFatFraction }, 2800);
    expect(of(0.02)).toEqual(of(3 / 90));
    expect(of(0.75)).toEqual(of(0.6));
    expect(of(0.25)).not.toEqual(of(0.3));
  });

  test('takes 179.5 days with the average response, which also applies at age 17', () => {
    const generic = massResponse({ ...tom, ageYears: 17 }, 2800);
    expect(generic.model).toBe('generic');
    expect(daysToChange(generic, -500, -8)).toBeCloseTo(179.5, 1);
  });

  test('says that 500 kcal less never loses 25 kg, and that eating at expenditure changes nothing', () => {
    expect(settlingMassKg(90, response, -500)).toBeCloseTo(67.7, 1);
    expect(daysToChange(response, -500, -25)).toBeUndefined();
    expect(daysToChange(response, 0, -1)).toBeUndefined();
    expect(daysToChange(response, 300, -1)).toBeUndefined();
    expect(daysToChange(response, 0, 0)).toBe(0);
  });

  test('has a band of 15% of the change around it, and dates that follow from it', () => {
    const { massKg, lowKg, highKg } = massAfter(90, response, -500, 182);
    expect((highKg - lowKg) / 2).toBeCloseTo(0.15 * (90 - massKg), 9);
    const { earliest = 0, likely = 0, latest = 0 } = daysToGoal(response, -500, -8);
    expect(massAfter(90, response, -500, earliest).lowKg).toBeCloseTo(82, 6);
    expect(massAfter(90, response, -500, latest).highKg).toBeCloseTo(82, 6);
    expect(earliest).toBeLessThan(likely);
    expect(likely).toBeLessThan(latest);
  });

  test('uses measured fat if available: the leaner the body, the less energy in a kilogram of change', () => {
    const lean = massResponse({ ...tom, bodyFatFraction: 0.1 }, 2856);
    expect(lean.kcalPerKg).toBeLessThan(response.kcalPerKg);
  });
});

/**
 * Mass after a year by the full model of Hall et al., Lancet 2011;378:826–37, doi:10.1016/S0140-6736(11)60812-X. The first two rows
 * are its published vectors; the others come from the same program, across adults with a body mass index of 22 to 38.
 */
const FULL_MODEL: readonly [Body['sex'], number, number, number, number, number, number][] = [
  ['male', 35, 178, 90, 1.55, -500, 76.55],
  ['female', 40, 180, 80, 1.5, -250, 73.17],
  ['male', 20, 175, 70, 1.2, -200, 63.4],
  ['male', 22, 190, 130, 1.9, -700, 113.73],
  ['male', 75, 165, 62, 1.375, -300, 52.94],
  ['male', 60, 185, 125, 1.725, -600, 110.05],
  ['male', 48, 170, 105, 1.2, -450, 91.4],
  ['female', 20, 160, 60, 1.9, -350, 52],
  ['female', 75, 150, 80, 1.2, -250, 72.35],
  ['female', 30, 168, 70, 1.725, -400, 59.98],
  ['female', 55, 172, 110, 1.55, -700, 91.38],
  ['female', 66, 158, 64, 1.375, -200, 58.1],
];

test.each(FULL_MODEL)(
  'for a %s, age %d, %d cm, %d kg, activity ratio %d and an intake change of %d kcal, the projection agrees with %d kg after a year',
  (sex, ageYears, heightCm, massKg, activityRatio, intakeChangeKcal, fullModelKg) => {
    const body = { sex, ageYears, heightCm, massKg };
    const response = massResponse(body, activityRatio * modelRestingKcal(body));
    const projectedKg = massAfter(massKg, response, intakeChangeKcal, 365).massKg;
    expect(Math.abs(projectedKg - fullModelKg) / (massKg - fullModelKg)).toBeLessThan(0.15);
  },
);
