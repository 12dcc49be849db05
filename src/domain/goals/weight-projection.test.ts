import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, SEXES, type Body } from '#domain/account/profile.ts';
import { ACTIVITY_FACTOR } from './activity-factor.ts';
import { modelRestingKcal } from './body-energetics.ts';
import { hallMasses } from './hall-model.ts';
import { estimatedFatKg } from './initial-fat.ts';
import { daysToChange, daysToGoal, massAfter, massResponse, settlingMassKg } from './weight-projection.ts';

const tom: Body = { sex: 'male', ageYears: 35, heightCm: 178, massKg: 90 };
const eve: Body = { sex: 'female', ageYears: 40, heightCm: 180, massKg: 80 };
const at = (masses: readonly number[], days: readonly number[]) =>
  days.map((day) => Number((masses[day] ?? 0).toFixed(3)));

describe('the full model of Hall 2011', () => {
  test('takes 250 kcal a day off Eve to 73.172 kg after a year', () => {
    expect(at(hallMasses(eve, 1.5, -250, 365), [7, 30, 90, 180, 365])).toEqual([
      79.555, 78.961, 77.605, 75.865, 73.172,
    ]);
  });
  test('takes 500 kcal a day off Tom to 69.967 kg after three years', () => {
    expect(at(hallMasses(tom, 1.55, -500, 1095), [28, 84, 182, 365, 1095])).toEqual([
      88.075, 85.485, 81.674, 76.552, 69.967,
    ]);
  });
  test('leaves a body that eats what it spends as it is', () => {
    expect(hallMasses(tom, 1.55, 0, 400).at(-1)).toBeCloseTo(90, 9);
  });
});

describe('the projection on screen', () => {
  const response = massResponse(tom, 1.55 * modelRestingKcal(tom));

  test('gives Tom 22.420 kcal a day for a kilogram and 9,576.8 kcal a kilogram', () => {
    expect(estimatedFatKg(tom)).toBeCloseTo(23.239, 3);
    expect(response.kcalPerKgAndDay).toBeCloseTo(22.42, 3);
    expect(response.kcalPerKg).toBeCloseTo(9576.8, 1);
    expect(response.kcalPerKg / response.kcalPerKgAndDay).toBeCloseTo(427, 0);
  });

  test('brings him to 86.019, 82.263 and 77.188 kg, and to 82 kg in 189.8 days rather than the 123 of a fixed 7,700', () => {
    const masses = [84, 182, 365].map((days) => massAfter(90, response, -500, days).massKg);
    expect(masses.map((massKg) => massKg.toFixed(3))).toEqual(['86.019', '82.263', '77.188']);
    expect(daysToChange(response, -500, -8)).toBeCloseTo(189.8, 1);
  });

  test('holds a fat that no body has, 2 or 75 % of it, to what the models know', () => {
    const of = (bodyFatFraction: number) => massResponse({ ...tom, bodyFatFraction }, 2800);
    expect(of(0.02)).toEqual(of(3 / 90));
    expect(of(0.75)).toEqual(of(0.6));
    expect(of(0.25)).not.toEqual(of(0.3));
  });

  test('takes 179.5 days by the figures for everybody, which is what somebody of 17 gets', () => {
    const generic = massResponse({ ...tom, ageYears: 17 }, 2800);
    expect(generic.model).toBe('generic');
    expect(daysToChange(generic, -500, -8)).toBeCloseTo(179.5, 1);
  });

  test('says that 500 kcal less never take off 25 kg, and that eating what one spends changes nothing', () => {
    expect(settlingMassKg(90, response, -500)).toBeCloseTo(67.7, 1);
    expect(daysToChange(response, -500, -25)).toBeUndefined();
    expect(daysToChange(response, 0, -1)).toBeUndefined();
    expect(daysToChange(response, 300, -1)).toBeUndefined();
    expect(daysToChange(response, 0, 0)).toBe(0);
  });

  test('has a band of 15 % of the change around it, and dates that follow from it', () => {
    const { massKg, lowKg, highKg } = massAfter(90, response, -500, 182);
    expect((highKg - lowKg) / 2).toBeCloseTo(0.15 * (90 - massKg), 9);
    const { earliest = 0, likely = 0, latest = 0 } = daysToGoal(response, -500, -8);
    expect(massAfter(90, response, -500, earliest).lowKg).toBeCloseTo(82, 6);
    expect(massAfter(90, response, -500, latest).highKg).toBeCloseTo(82, 6);
    expect(earliest).toBeLessThan(likely);
    expect(likely).toBeLessThan(latest);
  });

  test('takes measured fat where there is some: the leaner a body, the less a kilogram of change holds', () => {
    const lean = massResponse({ ...tom, bodyFatFraction: 0.1 }, 2856);
    expect(lean.kcalPerKg).toBeLessThan(response.kcalPerKg);
  });
});

const anyBody: fc.Arbitrary<Body> = fc.record({
  sex: fc.constantFrom(...SEXES),
  ageYears: fc.integer({ min: 20, max: 75 }),
  heightCm: fc.integer({ min: 150, max: 200 }),
  massKg: fc.integer({ min: 60, max: 130 }),
});

test('for adults of usual build the projection stays within its band of the full model after a year', () => {
  const usual = anyBody.filter(({ massKg, heightCm }) => {
    const index = massKg / (heightCm / 100) ** 2;
    return index > 22 && index < 38;
  });
  fc.assert(
    fc.property(
      usual,
      fc.constantFrom(...ACTIVITY_LEVELS),
      fc.integer({ min: -700, max: -200 }),
      (body, level, intakeChangeKcal) => {
        const factor = ACTIVITY_FACTOR[level];
        const full = hallMasses(body, factor, intakeChangeKcal, 365).at(-1) ?? 0;
        const response = massResponse(body, factor * modelRestingKcal(body));
        const simple = massAfter(body.massKg, response, intakeChangeKcal, 365).massKg;
        const [fullChange, change] = [body.massKg - full, body.massKg - simple];
        expect(Math.abs(change - fullChange) / fullChange).toBeLessThan(0.15);
      },
    ),
  );
});
