import type { MealInput, MealItem } from '#contract/meals/meals.ts';
import { IDEAS } from '#domain/coach/abilities/idea-list.ts';
import type { Candidate } from '#domain/coach/abilities/meal-ideas.ts';
import { foodInList, listFoods } from '#domain/foods/words/list-foods.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { AnalyzedItem } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { newId } from '#server/core/new-id.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recentMealsOf } from '#server/meals/recent-queries.ts';
import { savedMealsOf } from '#server/meals/saved-queries.ts';

const DAYS = 90;
const LIMIT = 40;

/** A meal that could be logged as is. */
export interface Loggable extends Candidate {
  readonly detail: string;
  readonly items: MealInput['items'];
  readonly source: MealInput['source'];
}

type Item = Pick<MealItem, 'foodId' | 'name' | 'amount' | 'unit' | 'grams' | 'confidence' | 'nutrients'>;

const MAX_NAMED = 3;

/** "Baked chicken", without what follows a comma in the table. */
const shortName = ({ name }: Item): string => name.split(',')[0] ?? name;

/** "Salmon 130 g, boiled potatoes 200 g". */
const amountsOf = (items: readonly Item[]): string =>
  items
    .slice(0, MAX_NAMED)
    .map((item, at) => {
      const name = shortName(item);
      return `${at === 0 ? name : foodInList(name)} ${Math.round(item.grams?.value ?? 0)} g`;
    })
    .join(', ');

/** Items as a meal that could be logged; none if one can't be. */
export function loggable(
  items: readonly Item[],
  more: Pick<Loggable, 'times' | 'daysAgo' | 'source'> & {
    readonly name?: string;
    readonly isOfCuisine?: boolean;
  },
): Loggable[] {
  // A quick add has no food to check against allergies.
  if (items.length === 0 || items.some(({ foodId, grams }) => foodId === null || grams === null)) return [];
  const total = sumNutrients(items.map(({ nutrients }) => nutrients));
  const { energyKcal, proteinG, carbsG, fatG, fiberG } = total;
  if (!energyKcal) return [];
  const { name, times, daysAgo, source, isOfCuisine = false } = more;
  const seen =
    daysAgo === null
      ? 'New to you'
      : daysAgo === 0
        ? 'Eaten today'
        : daysAgo === 1
          ? 'Eaten yesterday'
          : `Eaten ${daysAgo} days ago`;
  return [
    {
      name: name ?? listFoods(items.map(shortName), MAX_NAMED),
      detail: `${amountsOf(items)}. ${source === 'saved' ? 'Your saved meal' : seen}.`,
      energyKcal: energyKcal.value,
      proteinG: proteinG?.value ?? 0,
      carbsG: carbsG?.value,
      fatG: fatG?.value,
      fiberG: fiberG?.value ?? 0,
      times,
      daysAgo,
      isOfCuisine,
      source,
      items: items.map(({ foodId, amount, unit, grams, confidence }) => ({
        id: newId(),
        foodId,
        amount,
        unit,
        grams,
        confidence,
      })),
    },
  ];
}

const analyzedIdeas = new WeakMap<FoodIndex, Map<string, readonly AnalyzedItem[]>>();

/** The foods of an idea, which depend only on the food table. All ideas of a meal take longer than the rest of the answer. */
function analyzed(text: string, index: FoodIndex): readonly AnalyzedItem[] {
  const known = analyzedIdeas.get(index) ?? new Map<string, readonly AnalyzedItem[]>();
  analyzedIdeas.set(index, known);
  const items = known.get(text) ?? analyzeMeal(text, index).items;
  known.set(text, items);
  return items;
}

/** The member's recent and saved meals, and new dishes. */
export async function candidatesOf(
  { db, userId, nowMs, today }: CoachAsker,
  index: FoodIndex,
  kind: MealKind,
  cuisines: readonly string[],
): Promise<Loggable[]> {
  const isMain = kind === 'lunch' || kind === 'dinner';
  const [recent, saved] = await Promise.all([
    recentMealsOf(db, userId, { days: DAYS, limit: LIMIT }, nowMs),
    savedMealsOf(db, userId),
  ]);
  return [
    ...recent.meals
      .filter((meal) => meal.kind === kind || (isMain && (meal.kind === 'lunch' || meal.kind === 'dinner')))
      .flatMap(({ items, times, occasions }) =>
        loggable(items, {
          times,
          daysAgo: occasions[0] ? daysBetween(occasions[0].date, today) : null,
          source: 'recent',
        }),
      ),
    ...saved.flatMap(({ items, name }) =>
      loggable(items, { name, times: 1, daysAgo: null, source: 'saved' }),
    ),
    ...IDEAS.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ name, text, cuisines: own }) =>
      loggable(analyzed(text, index), {
        name,
        times: 0,
        daysAgo: null,
        source: 'text',
        isOfCuisine: own.some((cuisine) => cuisines.includes(cuisine)),
      }),
    ),
  ];
}
