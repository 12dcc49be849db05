import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Estimate, NutrientEstimates } from './estimate.ts';
import { sumEstimates } from './sum-nutrients.ts';

/** What one food gave of a nutrient, over all the items that name it. */
export interface NutrientSource {
  readonly name: string;
  readonly amount: Estimate;
  /** Share of the total of all known items, 0 to 1; undefined if that total is 0. */
  readonly share: number | undefined;
}

/** Where a nutrient comes from: the foods that report it, most first, and the names of those that do not. */
export interface NutrientSources {
  readonly sources: readonly NutrientSource[];
  readonly unknown: readonly string[];
}

interface EatenItem {
  readonly name: string;
  readonly nutrients: NutrientEstimates;
}

/** Splits the amount of a nutrient over the foods it came from. Items of one name count together. */
export function nutrientSources(items: readonly EatenItem[], key: NutrientKey): NutrientSources {
  const known = new Map<string, Estimate[]>();
  const unknown = new Set<string>();
  for (const { name, nutrients } of items) {
    const amount = nutrients[key];
    if (amount) known.set(name, [...(known.get(name) ?? []), amount]);
    else unknown.add(name);
  }
  const amounts = [...known].map(([name, each]) => ({ name, amount: sumEstimates(each) }));
  const total = amounts.reduce((sum, { amount }) => sum + amount.value, 0);
  const sources = amounts
    .map((source) => ({ ...source, share: total > 0 ? source.amount.value / total : undefined }))
    .toSorted((one, other) => other.amount.value - one.amount.value);
  return { sources, unknown: [...unknown] };
}
