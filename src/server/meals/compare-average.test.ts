import { expect, test } from 'vitest';
import { compareAverage } from './eaten-queries.ts';

const eater = { sex: 'female', ageYears: 40 } as const;
const targets = { energyKcal: 2000, proteinG: 100, carbsG: 220, fatG: 70, fiberG: 28 };

/** Added sugars listed by foods with this share of the energy. */
const compared = (value: number, share: number) => {
  const of = (nutrient: string, energyKcal: number) => [{ nutrient, food: 'Any', amount: value, energyKcal }];
  const amounts = new Map([
    ['energyKcal', of('energyKcal', 1000)],
    ['addedSugarsG', of('addedSugarsG', 1000 * share)],
  ]);
  return compareAverage({ key: 'addedSugarsG', value }, amounts, { eater, targets });
};

test('an average that most foods list is compared with the limit', () => {
  expect(compared(20, 0.7)).toMatchObject({ limit: 50, isOver: false });
});

test('an average that few foods list may be higher, so it isn’t said to be below the limit', () => {
  expect(compared(20, 0.3)).toMatchObject({ limit: null, isOver: false });
});

test('what few foods list can still be over the limit', () => {
  expect(compared(60, 0.3)).toMatchObject({ limit: 50, isOver: true });
});
