import type { OwnFood } from '#contract/foods/own-foods.ts';
import { foodIndexSteps, type FoodIndex } from '#domain/foods/search/food-index.ts';
import { habitWeight, type FoodUsage } from '#domain/foods/search/food-usage.ts';
import type { Food } from '#domain/foods/food.ts';
import { foodsTextSteps } from '#domain/foods/foods-text.ts';
import {
  indexOthers,
  rankFoods,
  type FoodHit,
  type FoodOrigin,
  type OtherFood,
} from '#domain/foods/search/rank-foods.ts';
import { applyCorrections, type Correction } from '#domain/meals/apply-corrections.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import { whyNotUnderstood, type NotUnderstoodReason } from '#domain/meals/why-not-understood.ts';
import type { Steps } from '#domain/foods/steps.ts';

/** Half a frame: input meanwhile is shown in the next one. */
const SLICE_MS = 8;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does long work a slice at a time; between slices the page responds to input. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (let endMs = performance.now() + SLICE_MS; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < endMs) continue;
    await pause();
    endMs = performance.now() + SLICE_MS;
  }
}

/** Foods of one member besides the table's. */
export interface PersonalFoods {
  readonly own: readonly OwnFood[];
  readonly usage: readonly FoodUsage[];
  /** Imported products that the member ate or picked. */
  readonly products: readonly Food[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** All foods a member can log, ready to search and to read descriptions with; works without a connection. */
export interface Foods {
  readonly byId: ReadonlyMap<string, Food>;
  readonly originOf: (foodId: string) => FoodOrigin;
  /** Best first. @param products the server's results */
  readonly search: (query: string, limit: number, products?: readonly Food[]) => readonly FoodHit[];
  /** What the member eats, most likely first. */
  readonly usual: (limit: number) => readonly FoodHit[];
  /** The member's food with a barcode of 14 digits. */
  readonly byGtin: (gtin: string) => Food | undefined;
  /** Why a phrase of a reading became no item. */
  readonly whyNotUnderstood: (phrase: string) => NotUnderstoodReason;
  /** Reads a description. @param corrections of the member, oldest first */
  readonly analyze: (text: string, corrections?: readonly Correction[]) => MealAnalysis;
}

/** The reference foods, to be joined with a member's own. */
export interface FoodTable {
  readonly withPersonal: (personal: PersonalFoods) => Foods;
}

const asProduct = (food: Food): OtherFood => ({ food, origin: 'product' });
const asOwn = ({ food, recipe }: OwnFood): OtherFood => ({
  food,
  origin: recipe === null ? 'own' : 'recipe',
});

type Analyze = (text: string) => MealAnalysis;

/** Analyzes a text once, even if several parts of a screen ask for it. */
function analyzer(reference: FoodIndex): Analyze {
  let last: MealAnalysis | undefined;
  return (text) => {
    if (last?.text !== text) last = analyzeMeal(text, reference);
    return last;
  };
}

function foodsOf(reference: FoodIndex, analyze: Analyze, personal: PersonalFoods): Foods {
  const { own, products, today } = personal;
  const mine = [...own.map(asOwn), ...products.map(asProduct)];
  const others = indexOthers(mine);
  const usage = new Map(personal.usage.map((row) => [row.foodId, row]));
  const byId = new Map([...reference.byId, ...mine.map(({ food }) => [food.id, food] as const)]);
  const originOf = (foodId: string): FoodOrigin => others.byId.get(foodId)?.origin ?? 'reference';
  return {
    byId,
    originOf,
    search: (query, limit, found = []) =>
      rankFoods(
        {
          reference,
          others: found.length === 0 ? others : indexOthers([...mine, ...found.map(asProduct)]),
          usage,
          today,
        },
        query,
        limit,
      ),
    usual: (limit) =>
      personal.usage
        .toSorted((one, other) => habitWeight(other, today) - habitWeight(one, today))
        .flatMap(({ foodId, ...eaten }): FoodHit[] => {
          const food = byId.get(foodId);
          return food ? [{ food, origin: originOf(foodId), usage: eaten }] : [];
        })
        .slice(0, limit),
    byGtin: (gtin) => own.find((food) => food.gtin === gtin)?.food,
    whyNotUnderstood,
    analyze: (text, corrections = []) => applyCorrections(analyze(text), corrections, (id) => byId.get(id)),
  };
}

const isSame = (one: PersonalFoods, other: PersonalFoods): boolean =>
  one.own === other.own &&
  one.usage === other.usage &&
  one.products === other.products &&
  one.today === other.today;

/** Reads and indexes the table: 100 ms of work on a fast machine, seconds on a slow phone, in slices that leave room for typing. */
export async function openFoods(tableText: string): Promise<FoodTable> {
  const reference = await runInSlices(foodIndexSteps(await runInSlices(foodsTextSteps(tableText))));
  const analyze = analyzer(reference);
  // Several parts of a screen need the same foods.
  let last: { readonly personal: PersonalFoods; readonly foods: Foods } | undefined;
  const withPersonal = (personal: PersonalFoods): Foods => {
    if (!last || !isSame(last.personal, personal))
      last = { personal, foods: foodsOf(reference, analyze, personal) };
    return last.foods;
  };
  return { withPersonal };
}
