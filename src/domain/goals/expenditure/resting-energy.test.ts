import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, type Body } from '#domain/account/profile.ts';
import { eer2023, eerOf } from './eer-2023.ts';
import { restingEnergies, restingEnergy } from './resting-energy.ts';

const tom: Body = { sex: 'male', ageYears: 35, heightCm: 178, massKg: 90 };
const ada: Body = { sex: 'female', ageYears: 42, heightCm: 165, massKg: 68 };

describe('resting energy by each equation (published coefficients)', () => {
  test.each([
    [{ ...tom, bodyFatFraction: 0.22 }, [1842.5, 1949.6, 1886.3, 2044.4]],
    [{ ...ada, bodyFatFraction: 0.32 }, [1340.25, 1405.7, 1368.8, 1517.3]],
  ])('is %o → %o', (body, expected) => {
    const found = restingEnergies(body).map(({ restingKcal }) => restingKcal);
    expected.forEach((kcal, index) => expect(Math.abs((found[index] ?? 0) - kcal)).toBeLessThan(0.051));
  });

  test('needs measured fat for the equations of fat-free mass', () => {
    expect(restingEnergies(tom).map(({ equation }) => equation)).toEqual([
      'mifflin-st-jeor',
      'harris-benedict',
    ]);
  });
});

describe('the chosen equation', () => {
  const of = (bodyFatFraction: number | undefined, level: 'moderate' | 'very_active', body: Body = tom) =>
    restingEnergy({ ...body, bodyFatFraction }, level).equation;

  test('is Mifflin–St Jeor for Tom without measured fat, or with a measurement of 1%', () => {
    expect(of(undefined, 'very_active')).toBe('mifflin-st-jeor');
    expect(of(0.01, 'very_active')).toBe('mifflin-st-jeor');
  });
  test('is Katch–McArdle once fat is measured, and Cunningham if Tom is lean and very active', () => {
    expect(of(0.14, 'moderate')).toBe('katch-mcardle');
    expect(of(0.15, 'very_active')).toBe('katch-mcardle');
    expect(of(0.14, 'very_active')).toBe('cunningham');
  });
  test('counts Ada as trained below 22% fat', () => {
    expect(of(0.21, 'very_active', ada)).toBe('cunningham');
    expect(of(0.22, 'very_active', ada)).toBe('katch-mcardle');
  });
});

describe('the energy requirement of 2023', () => {
  const rows = ['inactive', 'low-active', 'active', 'very-active'] as const;
  test.each([
    [tom, [2800, 3024.4, 3218.2, 3601.6]],
    [ada, [2030.6, 2195.9, 2334.1, 2568]],
  ])('of %o is %o from inactive to very active', (body, expected) => {
    // Two of the printed figures are rounded up from exactly half a tenth.
    rows.forEach((category, row) =>
      expect(Math.abs(eer2023(body, category) - (expected[row] ?? 0))).toBeLessThan(0.0501),
    );
  });

  test('averages two categories for light activity and never falls as activity rises', () => {
    expect(eerOf(ada, 'light')).toBeCloseTo((2030.6 + 2195.9) / 2, 0);
    const all = ACTIVITY_LEVELS.map((level) => eerOf(tom, level) ?? 0);
    expect(all).toEqual(all.toSorted((one, other) => one - other));
  });

  test('is undefined under age 19 or outside a body mass index of 18.5 to 40', () => {
    expect(eerOf({ ...tom, ageYears: 18 }, 'light')).toBeUndefined();
    expect(eerOf({ ...tom, massKg: 58 }, 'light')).toBeUndefined();
    expect(eerOf({ ...tom, massKg: 127 }, 'light')).toBeUndefined();
  });
});
