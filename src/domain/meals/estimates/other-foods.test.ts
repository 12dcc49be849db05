import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { estimateItem } from './estimate-item.ts';
import { otherFoods, type Candidate } from './other-foods.ts';

const food = (id: string, carbsG: number, eatenPer100000?: number): Food => ({
  id,
  name: `Some ${id}`,
  aliases: [],
  group: 'dish',
  portions: [],
  defaultPortion: { label: 'serving', grams: 100 },
  per100g: { energyKcal: 100 + 4 * carbsG, carbsG, proteinG: 10, fatG: 3 },
  ...(eatenPer100000 !== undefined && { doubt: { eatenPer100000 } }),
});
const candidate = (of: Food, score: number): Candidate => ({ food: of, score });
const spread = (best: Candidate, others: readonly Candidate[], isPart = 0) =>
  otherFoods(best, others, ({ id }) => (id === 'big' ? 300 : 100), isPart);
const plain = candidate(food('plain', 20), 0.9);

describe('Nadia names a dish that several foods match', () => {
  test('nothing is in doubt if no other food fits', () => {
    expect(spread(plain, [])).toEqual({});
    expect(spread(plain, [candidate(food('sweet', 60), 0.3)])).toEqual({});
  });

  test('a near tie widens the range only on the other food’s side', () => {
    const { carbsG, proteinG } = spread(plain, [candidate(food('sweet', 60), 0.88)]);
    expect(carbsG?.above).toBeGreaterThan(0.3);
    expect(carbsG?.below).toBe(0);
    expect(proteinG).toBeUndefined();
    const { carbsG: leaner } = spread(plain, [candidate(food('lean', 5), 0.88)]);
    expect(leaner?.below).toBeGreaterThan(0.3);
    expect(leaner?.above).toBe(0);
  });

  test('the better the other fits, and the more often people eat it, the wider', () => {
    const above = (score: number, eaten: number): number =>
      spread(candidate(food('plain', 20, 10), 0.9), [candidate(food('sweet', 60, eaten), score)]).carbsG
        ?.above ?? 0;
    expect(above(0.89, 10)).toBeGreaterThan(above(0.8, 10));
    expect(above(0.8, 1000)).toBeGreaterThan(above(0.8, 10));
  });

  test('the full name of the best food leaves less uncertainty than most of it', () => {
    const rival = food('sweet', 60);
    const sure = spread(candidate(food('plain', 20), 1), [candidate(rival, 0.98)]).carbsG?.above ?? 0;
    const unsure = spread(plain, [candidate(rival, 0.88)]).carbsG?.above ?? 0;
    expect(sure).toBeLessThan(unsure);
  });

  test('the usual portion of the other food counts too', () => {
    const { energyKcal } = spread(plain, [candidate(food('big', 20), 0.88)]);
    expect(energyKcal?.above).toBeGreaterThan(0.4);
  });

  test('a food without a nutrient may be confused with one that has it', () => {
    const none = candidate(food('plain', 0), 0.9);
    const others = spread(none, [candidate(food('sweet', 60), 0.88)]);
    const grams = { value: 100, low: 97, high: 103 };
    expect(estimateItem(none.food, grams, 0.9).carbsG?.high).toBeLessThan(2);
    expect(estimateItem(none.food, grams, 0.9, others).carbsG?.high).toBeGreaterThan(5);
  });

  test('a part that may be counted twice may be much less, never less than nothing', () => {
    const others = spread(plain, [], 2);
    const { low = 0, value = 0 } =
      estimateItem(plain.food, { value: 100, low: 97, high: 103 }, 1, others).energyKcal ?? {};
    expect(low).toBeLessThan(0.25 * value);
    expect(low).toBeGreaterThanOrEqual(0);
  });
});
