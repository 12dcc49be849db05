import type { Meal, MealItem } from '#contract/meals/meals.ts';
import type { RecentMeals } from '#contract/meals/recent-meals.ts';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import type { Food } from '#domain/foods/food.ts';
import { compositionKey } from '#domain/meals/composition.ts';
import { estimateItem } from '#domain/meals/estimates/estimate-item.ts';
import { frecency } from '#domain/meals/frecency.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { localDate } from '#domain/time/local-date.ts';
import { instantAt } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { storedItem } from '#web/meals/review/draft-item.ts';
import type { DraftItem } from '#web/meals/review/draft.ts';

/** Something to log again. */
export interface Again {
  /** Key within a list. */
  readonly key: string;
  readonly name: string;
  readonly items: readonly MealItem[];
  readonly source: 'saved' | 'recent';
}

/** "Oats, Milk, Banana"; more than three are counted. */
export function namesOf(items: readonly Pick<MealItem, 'name'>[]): string {
  const names = [...new Set(items.map(({ name }) => name))];
  const rest = names.length - 3;
  return names.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

export const againOfSaved = ({ id, name, items }: SavedMeal): Again => ({
  key: id,
  name,
  items,
  source: 'saved',
});

export const againOfItems = (items: readonly MealItem[]): Again => ({
  key: compositionKey(items),
  name: namesOf(items),
  items,
  source: 'recent',
});

/** Too old, or from another time of day: not worth showing. */
const MIN_WANTED = 0.1;

/**
 * Best suggestions: what is typically eaten around this hour, by its saved name if it has one, then favorites.
 * @param today `YYYY-MM-DD`
 * @param hour 0 to 23
 */
export function likelyNow(
  recent: RecentMeals | undefined,
  saved: readonly SavedMeal[],
  { today, hour, most }: { readonly today: string; readonly hour: number; readonly most: number },
): readonly Again[] {
  const savedByContent = new Map(saved.map((each) => [compositionKey(each.items), each]));
  const usual = (recent?.meals ?? [])
    .map(({ items, occasions }) => ({ items, score: frecency(occasions, today, hour) }))
    .filter(({ score }) => score >= MIN_WANTED)
    .toSorted((one, other) => other.score - one.score)
    .map(({ items }) => {
      const named = savedByContent.get(compositionKey(items));
      return named ? againOfSaved(named) : againOfItems(items);
    });
  const favourites = saved.filter(({ favourite }) => favourite).map(againOfSaved);
  const byKey = new Map([...usual, ...favourites].map((each) => [each.key, each]));
  return [...byKey.values()].slice(0, most);
}

type FoodsById = ReadonlyMap<string, Food>;

/** All nutrients if the food is available; the lists contain only the main ones. */
const inFull = (item: MealItem, foods: FoodsById | undefined): MealItem => {
  const food = item.foodId === null ? undefined : foods?.get(item.foodId);
  return food && item.grams ? { ...item, nutrients: estimateItem(food, item.grams, item.confidence) } : item;
};

/** A new meal from an earlier one, with new ids and without its description. */
export function mealAgain({ items, source }: Again, at: MealTime, foods: FoodsById | undefined): Meal {
  const eatenAt = instantAt(at.date, at.time, at.timeZone);
  const eaten = items.map((item) => ({ ...inFull(item, foods), id: uuidV7(), words: null }));
  return {
    id: uuidV7(),
    eatenAt,
    timeZone: at.timeZone,
    date: localDate(Date.parse(eatenAt), at.timeZone),
    kind: at.kind,
    source,
    note: null,
    description: null,
    photoIds: [],
    items: eaten,
    total: sumNutrients(eaten.map(({ nutrients }) => nutrients)),
  };
}

/** Items of an earlier meal in the form of a draft, to be adjusted first. */
export const draftAgain = (items: readonly MealItem[]): readonly DraftItem[] =>
  items.map((item) => storedItem({ ...item, id: uuidV7(), words: null }));
