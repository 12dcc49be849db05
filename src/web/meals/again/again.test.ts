import { expect, test } from 'vitest';
import type { MealItem } from '#contract/meals/meals.ts';
import type { RecentMeal } from '#contract/meals/recent-meals.ts';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import type { Food } from '#domain/foods/food.ts';
import { againOfItems, againOfSaved, draftAgain, likelyNow, mealAgain, namesOf } from './again.ts';

const TODAY = '2026-11-20';
const item = (name: string): MealItem => ({
  id: `stored-${name}`,
  foodId: name.toLowerCase(),
  name,
  words: `some ${name}`,
  amount: 1,
  unit: 'bowl',
  grams: { value: 200, low: 150, high: 250 },
  confidence: 1,
  nutrients: { energyKcal: { value: 100, low: 80, high: 120 } },
});
const eaten = (names: readonly string[], hour: number, dates: readonly string[]): RecentMeal => ({
  items: names.map(item),
  kind: 'snack',
  times: dates.length,
  occasions: dates.map((date) => ({ date, hour })),
});
const saved = (name: string, items: readonly string[], favourite = false): SavedMeal => ({
  id: `saved-${name}`,
  name,
  items: items.map(item),
  favourite,
  rank: 0,
});
const at = { kind: 'breakfast', date: TODAY, time: '08:00', timeZone: 'Europe/Berlin' } as const;

const recent = {
  meals: [
    eaten(['Stew'], 19, ['2026-11-19', '2026-11-18']),
    eaten(['Oats', 'Milk'], 8, ['2026-11-19', '2026-11-17']),
    eaten(['Toast'], 7, ['2026-11-19']),
    eaten(['Pancakes'], 8, ['2026-10-01']),
  ],
  foods: [],
};
const offered = (hour: number, list: readonly SavedMeal[] = [], most = 9) =>
  likelyNow(recent, list, { today: TODAY, hour, most }).map(({ name }) => name);

test('in the morning Ada is offered her breakfasts, in the evening her stew, and nothing of long ago', () => {
  expect(offered(8)).toEqual(['Oats, Milk', 'Toast']);
  expect(offered(19)).toEqual(['Stew']);
});

test('saved meals show their names, and favorites fill the rest without repeats', () => {
  const list = [
    saved('Porridge', ['Milk', 'Oats'], true),
    saved('Bar', ['Bar'], true),
    saved('Soup', ['Soup']),
  ];
  expect(offered(8, list)).toEqual(['Porridge', 'Toast', 'Bar']);
  expect(offered(8, list, 2)).toEqual(['Porridge', 'Toast']);
  expect(likelyNow(undefined, [], { today: TODAY, hour: 8, most: 5 })).toEqual([]);
});

test('long meals are named by three foods and a count', () => {
  expect(namesOf(['Oats', 'Milk', 'Milk'].map(item))).toBe('Oats, Milk');
  expect(namesOf(['A', 'B', 'C', 'D', 'E'].map(item))).toBe('A, B, C and 2 more');
});

test('logging again creates a new meal with new ids and no description', () => {
  const again = againOfSaved(saved('Porridge', ['Oats']));
  const [one, other] = [mealAgain(again, at, undefined), mealAgain(again, at, undefined)];
  expect(one).toMatchObject({ source: 'saved', kind: 'breakfast', date: TODAY, description: null });
  expect(one.items[0]).toMatchObject({ foodId: 'oats', words: null, amount: 1 });
  expect(new Set([one.id, other.id, one.items[0]?.id, other.items[0]?.id, 'stored-Oats']).size).toBe(5);
  expect(one.total.energyKcal?.value).toBe(100);
  expect(mealAgain(againOfItems([item('Oats')]), at, undefined).source).toBe('recent');
});

test('if the food is available, all its current nutrients count', () => {
  const oats: Food = {
    id: 'oats',
    name: 'Oats',
    aliases: [],
    group: 'whole-grain',
    portions: [],
    defaultPortion: { label: 'bowl', grams: 200 },
    per100g: { energyKcal: 60, ironMg: 2 },
  };
  const meal = mealAgain(againOfItems([item('Oats')]), at, new Map([['oats', oats]]));
  expect([meal.total.energyKcal?.value, meal.total.ironMg?.value]).toEqual([120, 4]);
});

test('adjusting starts with the same amounts under new keys', () => {
  const [draft] = draftAgain([item('Oats')]);
  expect(draft).toMatchObject({
    foodId: 'oats',
    words: null,
    amountText: '1',
    unit: 'bowl',
    grams: { value: 200 },
  });
  expect(draft?.key).not.toBe('stored-Oats');
});
