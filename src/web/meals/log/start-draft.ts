import type { Food } from '#domain/foods/food.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import { rememberFood } from '#web/lib/foods/picked-foods.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem } from '#web/meals/review/draft-item.ts';
import { withAllAdded } from '#web/meals/review/draft.ts';
import { storeDraft, storedDraft } from './use-draft.ts';

/** Adds a food to the current draft, in its usual portion; the log form then opens with it. */
export function startDraftWithFood(food: Food, source: MealSource): void {
  // Its table may not be loaded on this device, or not include it yet.
  if (!food.id.startsWith('own:')) rememberFood(food);
  storeDraft(withAllAdded(storedDraft(), [pickedItem(uuidV7(), food)], source));
}
