import type { FoodBreach, FoodRule } from './breach.ts';
import { checkFood } from './check-food.ts';
import { checkGlycaemicIndex } from './check-glycaemic-index.ts';
import { checkNames } from './check-names.ts';
import { checkNova } from './check-nova.ts';
import { checkPortions } from './check-portions.ts';
import { checkUsda } from './check-usda.ts';
import type { Excuse } from './excuses.ts';
import type { Food } from './food.ts';
import type { Nutrients } from './nutrients.ts';

/** A breach of one food of the table, with the reason that excuses it where there is one. */
export interface Deviation extends FoodBreach {
  readonly foodId: string;
  readonly excuse?: string | undefined;
}

/** What a check of the whole table found. */
export interface TableReport {
  readonly deviations: readonly Deviation[];
  /** Excuses of foods or rules that no longer deviate. */
  readonly idleExcuses: readonly Excuse[];
}

const keyOf = (foodId: string, rule: FoodRule): string => `${foodId} ${rule}`;

/**
 * Holds every food of the reference table against every rule.
 * @param usda figures of the cited sets by FoodData Central id, where they are at hand
 */
export function checkFoods(
  foods: readonly Food[],
  excuses: readonly Excuse[],
  usda?: ReadonlyMap<number, Nutrients>,
): TableReport {
  const reasons = new Map(excuses.map(({ foodId, rule, reason }) => [keyOf(foodId, rule), reason]));
  const names = checkNames(foods);
  const deviations = foods.flatMap((food): Deviation[] =>
    [
      ...checkFood(food),
      ...checkPortions(food),
      ...checkNova(food),
      ...checkGlycaemicIndex(food),
      ...(names.get(food.id) ?? []),
      ...(usda === undefined
        ? []
        : checkUsda(food, food.fdcId === undefined ? undefined : usda.get(food.fdcId))),
    ].map((breach) => ({ ...breach, foodId: food.id, excuse: reasons.get(keyOf(food.id, breach.rule)) })),
  );
  const used = new Set(deviations.map(({ foodId, rule }) => keyOf(foodId, rule)));
  return { deviations, idleExcuses: excuses.filter(({ foodId, rule }) => !used.has(keyOf(foodId, rule))) };
}
