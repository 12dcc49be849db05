import { glycaemicLoad } from '#domain/foods/glycaemic-load.ts';
import type { EatenItem } from './eaten-item.ts';

/** A day below is of low glycemic load, a day above `HIGH_DAY_LOAD` of high. */
export const LOW_DAY_LOAD = 80;
export const HIGH_DAY_LOAD = 120;

export interface DayLoad {
  readonly date: string;
  readonly load: number;
  /** Share of the load that rests on the usual index of a kind of food, percent. */
  readonly estimatedPercent: number;
  /** Share of the day's carbohydrate whose index is not known and that is missing in the load, percent. */
  readonly unknownPercent: number;
}

/**
 * Glycemic load of one day: the sum over its foods. What is not known is missing, so that the day has this much or more.
 * @param items of one day
 * @returns undefined where no food's load is known
 */
export function dayGlycemicLoad(date: string, items: readonly EatenItem[]): DayLoad | undefined {
  let load = 0;
  let estimated = 0;
  let unknownCarbs = 0;
  let carbs = 0;
  let known = 0;
  for (const { amounts, food } of items) {
    const { carbsG, fiberG } = amounts;
    const ofFood = food?.glycemicIndex && glycaemicLoad(food.glycemicIndex.index, { carbsG, fiberG });
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
