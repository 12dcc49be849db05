import type { Food } from '#domain/foods/food.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import { rememberFood } from '#web/lib/foods/picked-foods.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem } from '#web/meals/review/draft-item.ts';
import { withAllAdded } from '#web/meals/review/draft.ts';
import { storeDraft, storedDraft } from './use-draft.ts';

/** Adds a food to the meal that is being described, in its usual portion; the log form opens with it. */
export function beginWithFood(food: Food, source: MealSource): void {
  // Its table may not be on this device, or not know it yet.
  if (!food.id.startsWith('own:')) rememberFood(food);
  storeDraft(withAllAdded(storedDraft(), [pickedItem(uuidV7(), food)], source));
}
