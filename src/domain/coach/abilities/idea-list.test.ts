import { describe, expect, test } from 'vitest';
import { CUISINES } from '#domain/account/cuisines.ts';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { referenceIndex as index } from '#domain/foods/testing/reference-index.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { IDEAS } from './idea-list.ts';
import { isAllowed } from './meal-ideas.ts';

const [MAIN_KCAL, SMALL_KCAL] = [
  [250, 750],
  [80, 450],
] as const;

describe('dishes to propose', () => {
  test.each(IDEAS)('$name is read as intended', ({ text, kinds }) => {
    const { items, total, notUnderstood } = analyzeMeal(text, index);
    const said = text.split(', ');
    expect(notUnderstood).toEqual([]);
    expect(items.map(({ name: food }) => food)).toHaveLength(said.length);
    expect(items.every(({ foodId }) => foodId !== null)).toBe(true);
    // Each food shares a word with the text it was read from.
    for (const [at, { name: food }] of items.entries()) {
      const words = food.toLowerCase().match(/[a-z]{3,}/g) ?? [];
      expect([said[at], food, words.some((word) => said[at]?.includes(word.replace(/e?s$/, '')))]).toContain(
        true,
      );
    }
    const [low, high] = kinds.includes('dinner') ? MAIN_KCAL : SMALL_KCAL;
    expect(total.energyKcal?.value).toBeGreaterThan(low);
    expect(total.energyKcal?.value).toBeLessThan(high);
  });

  test('every cuisine has a dinner', () => {
    const missing = CUISINES.filter(
      (cuisine) =>
        !IDEAS.some(({ kinds, cuisines }) => kinds.includes('dinner') && cuisines.includes(cuisine)),
    );
    expect(missing).toEqual([]);
  });

  test.each(DIETARY_PREFERENCES)('a diet leaves at least two dinners: %s', (diet) => {
    const aversions = { allergens: [], otherAllergies: [], dislikes: [] };
    const left = IDEAS.filter(
      ({ kinds, text }) =>
        kinds.includes('dinner') &&
        analyzeMeal(text, index).items.every(({ foodId }) => {
          const food = index.byId.get(foodId ?? '');
          return food !== undefined && isAllowed({ name: food.name, food }, { diet, aversions });
        }),
    );
    expect(left.map(({ name }) => name).length).toBeGreaterThanOrEqual(2);
  });
});
