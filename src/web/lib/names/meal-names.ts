import type { MealKind } from '#domain/meals/meal.ts';

export const MEAL_KIND_NAMES: Readonly<Record<MealKind, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};
