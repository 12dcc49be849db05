import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { itemAnswer } from '#server/meals/meal-answer.ts';
import { itemRows } from '#server/meals/meal-rows.ts';
import type { savedMeals } from '#server/meals/tables.ts';
import { seededRandom } from './random.ts';

/** What the demo member keeps under a name, in the words they would type. */
const SAVED = [
  ['Weekday oatmeal', 'bowl of oatmeal with blueberries and a tablespoon of honey, black coffee', true],
  ['Muesli and juice', 'cup of muesli with a cup of milk, orange juice', true],
  ['Desk lunch', '150 g chicken breast with 150 g brown rice and a cup of broccoli', false],
  ['Lentil soup evening', 'bowl of lentil soup with a slice of rye bread and butter', false],
  ['Afternoon snack', '30 g almonds and an apple', false],
] as const;

const uuid = (text: string): string => {
  const random = seededRandom(text);
  return uuidV7(
    0,
    Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256)),
  );
};

/** The demo member's saved meals as rows: the same every time. */
export const demoSavedMeals = (index: FoodIndex, userId: string): (typeof savedMeals.$inferInsert)[] =>
  SAVED.map(([name, description, favourite], rank) => {
    const id = uuid(name);
    const items = analyzeMeal(description, index).items.map(
      ({ foodId, amount, unit, grams, confidence }, part) => ({
        id: uuid(`${name} ${part}`),
        foodId,
        amount,
        unit,
        grams: { ...grams },
        confidence,
      }),
    );
    const rows = itemRows(userId, { id, items }, index.byId);
    return { userId, id, name, favourite, rank, items: rows.map(itemAnswer) };
  });
