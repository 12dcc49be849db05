import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';

/** What of an item grows with its amount. */
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

/** Nutrients of `times` as much; what is unknown stays so. */
function scaleNutrients(nutrients: NutrientEstimates, times: number): NutrientEstimates {
  const scaled: { [K in NutrientKey]?: Estimate } = {};
  for (const [key, estimate] of Object.entries(nutrients) as [NutrientKey, Estimate][])
    scaled[key] = scaleEstimate(estimate, times);
  return scaled;
}

/**
 * An item as `times` as much of it: amount, mass and nutrients grow alike, and so do their bounds, since the doubt is about what one
 * serving is. The one place where servings are multiplied.
 * @param times above 0
 */
export const scaleItem = <Item extends Scalable>(item: Item, times: number): Item => ({
  ...item,
  amount: item.amount * times,
  grams: item.grams && scaleEstimate(item.grams, times),
  nutrients: scaleNutrients(item.nutrients, times),
});

/** All items of a meal at `times` servings of it. @param times above 0 */
export const scaleItems = <Item extends Scalable>(items: readonly Item[], times: number): readonly Item[] =>
  items.map((item) => scaleItem(item, times));
