import { buildFoodIndex, type FoodIndex } from './food-index.ts';
import { habitWeight, type FoodUsage } from './food-usage.ts';
import type { Food } from '#domain/foods/food.ts';
import { findFoods, type FoundFood } from './find-foods.ts';

/** Where a found food comes from. */
export const FOOD_ORIGINS = ['own', 'recipe', 'reference', 'product'] as const;
export type FoodOrigin = (typeof FOOD_ORIGINS)[number];

/** A search result with details that distinguish it from the others. */
export interface FoodHit {
  readonly food: Food;
  readonly origin: FoodOrigin;
  /** Absent if the member hasn't eaten it recently. */
  readonly usage?: Omit<FoodUsage, 'foodId'> | undefined;
}

/** A food outside the reference table. */
export interface OtherFood {
  readonly food: Food;
  readonly origin: Exclude<FoodOrigin, 'reference'>;
}

/** Sources for one list of results. */
export interface FoodSources {
  readonly reference: FoodIndex;
  /** Result of `indexOthers` for the member's own foods, recipes and products. */
  readonly others: OtherIndex;
  readonly usage: ReadonlyMap<string, FoodUsage>;
  /** The member's day, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface OtherIndex {
  readonly index: FoodIndex;
  readonly byId: ReadonlyMap<string, OtherFood>;
}

/** Results taken from each source: enough to include a food eaten daily, however common its name is. */
const MAX_LOOKED_AT = 200;
/** A product ranks below the generic food of the same name, unless the query contains its brand. */
const PRODUCT_DROP = 0.3;

/** Mashed potatoes match "milk" too; below this score a match isn't enough to rank a food first. */
const MIN_FIT = 0.25;

/** Minimum shares of the best score for a food to be relevant. */
const MIN_SHARE = 0.3;
/** Two words identify a food more precisely. */
const MIN_SHARE_OF_MANY = 0.45;
const MIN_SHARE_SOME_WORDS = 0.75;

/** Foods worth showing: only those with every word if there are any, and none that fit far worse than the best. */
function relevant(found: readonly FoundFood[], query: string): readonly FoundFood[] {
  const complete = found.filter(({ holdsAll }) => holdsAll);
  const shown = complete.length > 0 ? complete : found;
  const best = Math.max(...shown.map(({ score }) => score));
  const isOneWord = !/\S\s+\S/.test(query);
  const share = complete.length === 0 ? MIN_SHARE_SOME_WORDS : isOneWord ? MIN_SHARE : MIN_SHARE_OF_MANY;
  return shown.filter(({ score }) => score >= best * share);
}

/** A brand is part of the name: "Fage yogurt" finds Fage's. */
const withBrand = (food: Food): Food =>
  food.brand === undefined ? food : { ...food, aliases: [...food.aliases, `${food.brand} ${food.name}`] };

/** Indexes foods outside the reference table; about 1 ms per hundred. Duplicates keep the first. */
export function indexOthers(others: readonly OtherFood[]): OtherIndex {
  const byId = new Map<string, OtherFood>();
  for (const other of others) if (!byId.has(other.food.id)) byId.set(other.food.id, other);
  return { index: buildFoodIndex([...byId.values()].map(({ food }) => withBrand(food))), byId };
}

/**
 * Ranks own foods, recipes, reference foods and products for a query as it is typed. Foods that match every word rank above those that
 * don't; among them, foods the member made or eats come first, by habit times fit.
 * @returns best first; nothing for words without letters
 */
export function rankFoods(
  { reference, others, usage, today }: FoodSources,
  query: string,
  limit: number,
): readonly FoodHit[] {
  const hitOf = ({ food: { id, ...rest } }: FoundFood): FoodHit => {
    const other = others.byId.get(id);
    const eaten = usage.get(id);
    return {
      food: other?.food ?? { id, ...rest },
      origin: other?.origin ?? 'reference',
      ...(eaten && { usage: { times: eaten.times, lastDate: eaten.lastDate } }),
    };
  };
  const rankOf = (found: FoundFood, { origin, usage: eaten }: FoodHit): number => {
    const fit = found.score + found.lead - (origin === 'product' && !eaten ? PRODUCT_DROP : 0);
    if (!found.holdsAll) return fit;
    const isPersonal = eaten !== undefined || origin === 'own' || origin === 'recipe';
    if (!isPersonal || found.score < MIN_FIT) return 1 + fit;
    return 2 + fit * (1 + (eaten ? habitWeight(eaten, today) : 0));
  };
  const found = [
    ...findFoods(others.index, query, MAX_LOOKED_AT),
    ...findFoods(reference, query, MAX_LOOKED_AT).filter(({ food }) => !others.byId.has(food.id)),
  ];
  return relevant(found, query)
    .map((one) => ({ one, hit: hitOf(one) }))
    .map(({ one, hit }) => ({ hit, rank: rankOf(one, hit) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, limit)
    .map(({ hit }) => hit);
}
