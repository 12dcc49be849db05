import { describe, expect, test } from 'vitest';
import type { Substance } from './substances.ts';
import { upperLimitOf } from './upper-limits.ts';

describe('upper daily intakes of adults', () => {
  test.each<[Substance, amount: number, counts: 'total' | 'supplements']>([
    ['vitamin-a', 3000, 'supplements'],
    ['vitamin-c', 2000, 'total'],
    ['vitamin-d', 100, 'total'],
    ['vitamin-e', 300, 'supplements'],
    ['niacin', 35, 'supplements'],
    ['vitamin-b6', 12, 'total'],
    ['folate', 1000, 'supplements'],
    ['choline', 3500, 'total'],
    ['calcium', 2500, 'total'],
    ['iron', 45, 'total'],
    ['magnesium', 350, 'supplements'],
    ['phosphorus', 4000, 'total'],
    ['zinc', 40, 'total'],
    ['copper', 10, 'total'],
    ['manganese', 11, 'total'],
    ['selenium', 255, 'total'],
    ['iodine', 1100, 'total'],
    ['molybdenum', 2000, 'total'],
  ])('for %s are %d, counting the %s', (substance, amount, counts) => {
    expect(upperLimitOf(substance, 40)).toMatchObject({ amount, counts });
  });

  test('name the European limit if it is lower', () => {
    const from = (substance: Substance) => upperLimitOf(substance, 40)?.from;
    expect((['vitamin-e', 'vitamin-b6', 'selenium'] as const).map(from)).toEqual(['EFSA', 'EFSA', 'EFSA']);
    expect((['vitamin-c', 'zinc', 'magnesium'] as const).map(from)).toEqual(['NASEM', 'NASEM', 'NASEM']);
  });

  test('drop to 2,000 mg for calcium at 51 and to 3,000 mg for phosphorus at 71', () => {
    const at = (substance: Substance) => (ageYears: number) => upperLimitOf(substance, ageYears)?.amount;
    expect([50, 51].map(at('calcium'))).toEqual([2500, 2000]);
    expect([70, 71].map(at('phosphorus'))).toEqual([4000, 3000]);
  });

  test('are lower for many before 19, higher for calcium, and lower for phosphorus in pregnancy', () => {
    const at17 = (substance: Substance) => upperLimitOf(substance, 17)?.amount;
    expect((['iodine', 'zinc', 'calcium', 'iron'] as const).map(at17)).toEqual([900, 34, 3000, 45]);
    expect([true, false].map((isPregnant) => upperLimitOf('phosphorus', 30, isPregnant)?.amount)).toEqual([
      3500, 4000,
    ]);
  });

  test('are not set for creatine and vitamin B12', () => {
    expect(upperLimitOf('creatine', 40)).toBeUndefined();
    expect(upperLimitOf('vitamin-b12', 40)).toBeUndefined();
  });
});
