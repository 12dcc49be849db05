import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { sumEstimates } from './sum-nutrients.ts';

/** Contribution of one food to a nutrient, over all items with its name. */
export interface NutrientSource {
  readonly name: string;
  /** The first of these items. */
  readonly itemId: string | undefined;
  /** Mass of these items; undefined if any of them has none. */
  readonly grams: number | undefined;
  readonly amount: Estimate;
  /** Share of the total of all known items, 0 to 1; undefined if that total is 0. */
  readonly share: number | undefined;
}

/** Foods that report a nutrient, largest contribution first, and the names of those that don't. */
export interface NutrientSources {
  readonly sources: readonly NutrientSource[];
  readonly unknown: readonly string[];
}

interface EatenItem {
  readonly id?: string;
  readonly name: string;
  readonly grams?: Pick<Estimate, 'value'> | null;
  readonly nutrients: NutrientEstimates;
}

/** Splits the amount of a nutrient by food. Items with the same name count together. */
export function nutrientSources(items: readonly EatenItem[], key: NutrientKey): NutrientSources {
  const isKnown = ({ nutrients }: EatenItem): boolean => nutrients[key] !== undefined;
  const byName = Map.groupBy(items.filter(isKnown), ({ name }) => name);
  const unknown = new Set(items.filter((item) => !isKnown(item)).map(({ name }) => name));
  const amounts = [...byName].map(([name, each]) => ({
    name,
    itemId: each[0]?.id,
    grams: each.every(({ grams }) => grams)
      ? each.reduce((sum, { grams }) => sum + (grams?.value ?? 0), 0)
      : undefined,
    amount: sumEstimates(each.flatMap(({ nutrients }) => nutrients[key] ?? [])),
  }));
  const total = amounts.reduce((sum, { amount }) => sum + amount.value, 0);
  const sources = amounts
    .map((source) => ({ ...source, share: total > 0 ? source.amount.value / total : undefined }))
    .toSorted((one, other) => other.amount.value - one.amount.value);
  return { sources, unknown: [...unknown] };
}
