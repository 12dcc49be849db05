import { glycemicLoad } from '#domain/foods/formulas/glycemic-load.ts';
import type { EatenItem } from './eaten-item.ts';

/** Days below this have a low glycemic load, and days above `HIGH_DAY_LOAD` a high one. */
export const LOW_DAY_LOAD = 80;
export const HIGH_DAY_LOAD = 120;

export interface DayLoad {
  readonly date: string;
  readonly load: number;
  /** Percentage of the load based on the typical index of a kind of food. */
  readonly estimatedPercent: number;
  /** Percentage of the day's carbohydrate with an unknown index, which the load leaves out. */
  readonly unknownPercent: number;
}

/**
 * Glycemic load of a day: the sum over its foods. A lower bound, since foods with an unknown index are left out.
 * @param items of one day
 * @returns undefined if no food's load is known
 */
export function dayGlycemicLoad(date: string, items: readonly EatenItem[]): DayLoad | undefined {
  let load = 0;
  let estimated = 0;
  let unknownCarbs = 0;
  let carbs = 0;
  let known = 0;
  for (const { amounts, food } of items) {
    const { carbsG, fiberG } = amounts;
    const ofFood = food?.glycemicIndex && glycemicLoad(food.glycemicIndex.index, { carbsG, fiberG });
    carbs += carbsG ?? 0;
    if (ofFood === undefined) {
      unknownCarbs += carbsG ?? 0;
      continue;
    }
    known += 1;
    load += ofFood;
    if (food?.glycemicIndex?.isEstimate) estimated += ofFood;
  }
  if (known === 0) return undefined;
  return {
    date,
    load,
    estimatedPercent: load === 0 ? 0 : (estimated / load) * 100,
    unknownPercent: carbs === 0 ? 0 : (unknownCarbs / carbs) * 100,
  };
}
