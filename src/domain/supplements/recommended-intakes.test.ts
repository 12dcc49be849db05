import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recommendedIntake, type Eater } from './recommended-intakes.ts';
import { SUBSTANCE_KEYS, type Substance } from './substances.ts';

const woman = (ageYears: number, changes: Partial<Eater> = {}): Eater => ({
  sex: 'female',
  ageYears,
  ...changes,
});
const amounts = (substance: Substance, eaters: readonly Eater[]) =>
  eaters.map((eater) => recommendedIntake(substance, eater));

describe('recommended intakes', () => {
  test('change with age', () => {
    const women = [16, 18, 19, 30, 31, 50, 51, 70, 71].map((age) => woman(age));
    expect(amounts('iron', women)).toEqual([15, 15, 18, 18, 18, 18, 8, 8, 8]);
    expect(amounts('calcium', women)).toEqual([1300, 1300, 1000, 1000, 1000, 1000, 1200, 1200, 1200]);
    expect(amounts('magnesium', women)).toEqual([360, 360, 310, 310, 320, 320, 320, 320, 320]);
    expect(amounts('vitamin-d', women)).toEqual([15, 15, 15, 15, 15, 15, 15, 15, 20]);
  });

  test('change in pregnancy and while breastfeeding, for young mothers too', () => {
    const mothers = [17, 25, 35].flatMap((age) => [
      woman(age, { isPregnant: true }),
      woman(age, { isBreastfeeding: true }),
    ]);
    expect(amounts('iodine', mothers)).toEqual([220, 290, 220, 290, 220, 290]);
    expect(amounts('iron', mothers)).toEqual([27, 10, 27, 9, 27, 9]);
    expect(amounts('magnesium', mothers)).toEqual([400, 360, 350, 310, 360, 320]);
    expect(amounts('folate', mothers)).toEqual([600, 500, 600, 500, 600, 500]);
  });

  test('rise for smokers, vegans and vegetarians', () => {
    expect(recommendedIntake('vitamin-c', woman(42, { smokes: true }))).toBe(110);
    expect(recommendedIntake('zinc', woman(42, { dietPattern: 'vegan' }))).toBe(12);
    expect(recommendedIntake('iron', woman(42, { dietPattern: 'vegetarian' }))).toBeCloseTo(32.4);
  });

  test('exist for everyone from 14 or for nobody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBSTANCE_KEYS),
        fc.integer({ min: 14, max: 110 }),
        fc.constantFrom('male' as const, 'female' as const),
        fc.boolean(),
        (substance, ageYears, sex, isPregnant) => {
          const amount = recommendedIntake(substance, { sex, ageYears, isPregnant });
          const adult = recommendedIntake(substance, { sex: 'male', ageYears: 40 });
          expect(amount === undefined).toBe(adult === undefined);
          expect(amount ?? 1).toBeGreaterThan(0);
        },
      ),
    );
  });
});
