import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { agreement } from './agreement.ts';

const cup = { label: 'cup', grams: 164 };
const match = (score: number, energyKcal: number) => {
  const food: Food = {
    id: `corn-${energyKcal}`,
    name: 'Corn',
    aliases: [],
    group: 'starchy-vegetable',
    portions: [cup],
    defaultPortion: cup,
    per100g: { energyKcal },
  };
  return { food, score, covered: 1, matchedTerms: new Set<string>() };
};
const fresh = match(1, 88);

test("Ben's corn is certain if every matching kind has the same energy, and less certain with a dry kind", () => {
  expect(agreement(fresh, [fresh, match(1, 88)])).toBe(1);
  expect(agreement(fresh, [fresh, match(1, 365)])).toBeLessThan(0.8);
});

test('the better another kind matches, the more it counts; a poor match hardly does', () => {
  const [near, far, none] = [0.95, 0.7, 0.3].map((score) => agreement(fresh, [fresh, match(score, 365)]));
  expect(near).toBeLessThan(far ?? 0);
  expect(far).toBeGreaterThan(0.95);
  expect(none).toBe(1);
});
