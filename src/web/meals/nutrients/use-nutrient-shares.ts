import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import {
  nutrientShares,
  type DayTargets,
  type NutrientShare,
} from '#domain/meals/nutrients/nutrient-need.ts';
import { useEater } from '#web/lib/member/eater.ts';

interface Eaten {
  readonly items: readonly { readonly nutrients: NutrientEstimates }[];
  readonly total: NutrientEstimates;
  /** Of the day; undefined if they aren't known. */
  readonly targets: DayTargets | undefined;
}

/** Nutrients of some foods against what the member needs in a day; undefined until that is known. */
export function useNutrientShares({
  items,
  total,
  targets,
}: Eaten): ReadonlyMap<NutrientKey, NutrientShare> | undefined {
  const eater = useEater();
  return eater && new Map(nutrientShares(items, total, eater, targets).map((share) => [share.key, share]));
}
