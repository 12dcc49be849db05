import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';

/** The parts of an item that scale with its amount. */
export interface Scalable {
  readonly amount: number;
  /** Mass; null if unknown, as for a quick add. */
  readonly grams: Estimate | null;
  readonly nutrients: NutrientEstimates;
}

const scaleEstimate = ({ value, low, high }: Estimate, times: number): Estimate => ({
  value: value * times,
  low: low * times,
  high: high * times,
});

/** Nutrients multiplied by `times`; unknown ones stay unknown. */
function scaleNutrients(nutrients: NutrientEstimates, times: number): NutrientEstimates {
  const scaled: { [K in NutrientKey]?: Estimate } = {};
  for (const [key, estimate] of Object.entries(nutrients) as [NutrientKey, Estimate][])
    scaled[key] = scaleEstimate(estimate, times);
  return scaled;
}

/**
 * Multiplies an item: amount, mass, nutrients and their bounds, which scale alike because the uncertainty is about one serving. Servings
 * are multiplied only here.
 * @param times above 0
 */
export const scaleItem = <Item extends Scalable>(item: Item, times: number): Item => ({
  ...item,
  amount: item.amount * times,
  grams: item.grams && scaleEstimate(item.grams, times),
  nutrients: scaleNutrients(item.nutrients, times),
});

/**
 * Multiplies all items of a meal.
 * @param times above 0
 */
export const scaleItems = <Item extends Scalable>(items: readonly Item[], times: number): readonly Item[] =>
  items.map((item) => scaleItem(item, times));
