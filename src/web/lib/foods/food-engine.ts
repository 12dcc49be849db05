import type { OwnFood } from '#contract/foods/own-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { buildFoodIndex } from '#domain/foods/search/food-index.ts';
import { habitWeight, type FoodUsage } from '#domain/foods/search/food-usage.ts';
import {
  indexOthers,
  rankFoods,
  type FoodHit,
  type FoodOrigin,
  type OtherFood,
} from '#domain/foods/search/rank-foods.ts';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { foodWithId } from '#domain/meals/portions/omitted-parts.ts';
import { applyCorrections, type Correction } from '#domain/meals/corrections/apply-corrections.ts';

/** Foods of one member besides the table's. */
export interface PersonalFoods {
  readonly own: readonly OwnFood[];
  readonly usage: readonly FoodUsage[];
  /** Imported products that the member ate or picked. */
  readonly products: readonly Food[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A reading with the foods it names, so that their amounts can be changed immediately. */
export interface ReadMeal {
  readonly analysis: MealAnalysis;
  readonly foods: readonly Food[];
}

/** Reads descriptions and finds foods, among the reference foods and those of a member. Runs in a worker. */
export interface FoodEngine {
  /** Sets a member's foods, which later searches include. */
  readonly keep: (personal: PersonalFoods) => void;
  /** Sets the member's corrections, oldest first. */
  readonly teach: (corrections: readonly Correction[]) => void;
  readonly read: (text: string) => ReadMeal;
  /** Best first. @param products additional results from the server */
  readonly search: (query: string, limit: number, products: readonly Food[]) => readonly FoodHit[];
  /** These foods, otherwise what the member eats, most likely first. */
  readonly offer: (foodIds: readonly string[], limit: number) => readonly FoodHit[];
  /** Reference foods with these ids. */
  readonly foods: (foodIds: readonly string[]) => readonly Food[];
}

const asProduct = (food: Food): OtherFood => ({ food, origin: 'product' });
const asOwn = ({ food, recipe }: OwnFood): OtherFood => ({
  food,
  origin: recipe === null ? 'own' : 'recipe',
});

/** Figures of a member's own foods. */
function personalOf({ own, products, usage, today }: PersonalFoods) {
  const mine = [...own.map(asOwn), ...products.map(asProduct)];
  return { mine, today, others: indexOthers(mine), usage: new Map(usage.map((row) => [row.foodId, row])) };
}

/** Indexes the reference foods. */
export function foodEngine(foods: readonly Food[]): FoodEngine {
  const reference = buildFoodIndex(foods);
  let personal = personalOf({ own: [], usage: [], products: [], today: '' });
  let taught: readonly Correction[] = [];
  let last: MealAnalysis | undefined;
  const originOf = (foodId: string): FoodOrigin => personal.others.byId.get(foodId)?.origin ?? 'reference';
  const foodOf = (foodId: string): Food | undefined =>
    personal.others.byId.get(foodId)?.food ?? foodWithId(reference.byId, foodId);
  const known = (foodIds: readonly string[]): Food[] => foodIds.flatMap((id) => foodOf(id) ?? []);
  const hitsOf = (foodIds: readonly string[]): FoodHit[] =>
    known(foodIds).map((food) => {
      const eaten = personal.usage.get(food.id);
      return {
        food,
        origin: originOf(food.id),
        ...(eaten && { usage: { times: eaten.times, lastDate: eaten.lastDate } }),
      };
    });
  return {
    keep: (foodsOfMember) => {
      personal = personalOf(foodsOfMember);
    },
    teach: (corrections) => {
      taught = corrections;
    },
    read: (text) => {
      if (last?.text !== text) last = analyzeMeal(text, reference);
      const analysis = applyCorrections(last, taught, foodOf);
      return { analysis, foods: known(analysis.items.map(({ foodId }) => foodId)) };
    },
    search: (query, limit, products) => {
      const { mine, others, usage, today } = personal;
      const all = products.length === 0 ? others : indexOthers([...mine, ...products.map(asProduct)]);
      return rankFoods({ reference, others: all, usage, today }, query, limit);
    },
    offer: (foodIds, limit) => {
      const likely = hitsOf(foodIds);
      if (likely.length > 0) return likely;
      const { usage, today } = personal;
      const usual = [...usage.values()].toSorted(
        (one, other) => habitWeight(other, today) - habitWeight(one, today),
      );
      return hitsOf(usual.map(({ foodId }) => foodId)).slice(0, limit);
    },
    foods: (foodIds) => foodIds.flatMap((id) => foodWithId(reference.byId, id) ?? []),
  };
}
