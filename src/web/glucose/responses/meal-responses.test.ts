import { expect, test } from 'vitest';
import type { EatenMeal } from '#contract/meals/meals.ts';
import { afterMeal, foodsInShort, mealMarks } from './meal-marks.ts';
import { mealsOfFoods } from '#domain/glucose/meals/rank-food-responses.ts';
import { answerMeals, whyUnanswered } from './meal-responses.ts';

const food = (name: string, foodId: string | null = name) => ({ foodId, name, carbsG: 20 });
const mealAt = (eatenAt: string, foods: EatenMeal['foods'] = [food('Banana', 'banana')]): EatenMeal => ({
  id: crypto.randomUUID(),
  date: eatenAt.slice(0, 10),
  eatenAt,
  timeZone: 'Europe/Berlin',
  kind: 'lunch',
  energyKcal: 200,
  foods,
});
const stick = (at: string, glucoseMgdl: number) => ({ atMs: Date.parse(at), glucoseMgdl });

test('two fingersticks around Ada’s lunch are a response; her snack an hour later has none, and says why', () => {
  const lunch = mealAt('2026-11-19T11:30:00Z');
  const dinner = mealAt('2026-11-20T17:00:00Z');
  const snack = mealAt('2026-11-20T18:00:00Z');
  const sticks = [stick('2026-11-19T11:25:00Z', 90), stick('2026-11-19T12:30:00Z', 138)];
  const answered = answerMeals([lunch, dinner, snack], sticks, '2026-11-19');
  expect(answered.map(({ meal, response }) => [meal.id, response.kind])).toEqual([
    [snack.id, 'invalid'],
    [dinner.id, 'invalid'],
    [lunch.id, 'pair'],
  ]);
  expect(answered.at(-1)?.response).toMatchObject({ riseMgdl: 48, minutesAfter: 60 });
  expect(whyUnanswered(answered)).toEqual(
    expect.arrayContaining([
      { text: 'another meal in the two hours before', count: 1 },
      { text: 'another meal in the two hours after', count: 1 },
    ]),
  );
});

test('a meal on the day before the period isn’t counted, but still affects the first one', () => {
  const late = mealAt('2026-11-18T22:30:00Z');
  const midnight = { ...mealAt('2026-11-18T23:30:00Z'), date: '2026-11-19' };
  const answered = answerMeals([late, midnight], [], '2026-11-19');
  expect(answered).toMatchObject([
    { meal: { id: midnight.id }, response: { reasons: ['another-meal-before'] } },
  ]);
  expect(answered).toHaveLength(1);
});

test('quick adds without a food are grouped by name; unknown carbohydrates stay unknown', () => {
  const [meal] = mealsOfFoods([
    mealAt('2026-11-19T11:30:00Z', [{ foodId: null, name: 'Birthday Cake', carbsG: null }]),
  ]);
  expect(meal?.foods).toEqual([{ foodId: 'typed:birthday cake', name: 'Birthday Cake' }]);
});

test('a reading is matched to the meal before it, for three hours', () => {
  const marks = mealMarks([mealAt('2026-11-19T11:30:00Z')]);
  expect(afterMeal(marks, Date.parse('2026-11-19T12:10:00Z'))).toBe('40 min after lunch at 12:30\u00a0PM');
  expect(afterMeal(marks, Date.parse('2026-11-19T14:31:00Z'))).toBeUndefined();
  expect(afterMeal(marks, Date.parse('2026-11-19T11:29:00Z'))).toBeUndefined();
});

test('long lists of foods are shortened', () => {
  const many = ['Rice', 'Lentils', 'Egg', 'Apple'].map((name) => food(name));
  expect(foodsInShort(mealAt('2026-11-19T11:30:00Z', many))).toBe('Rice, Lentils and 2 more');
});
