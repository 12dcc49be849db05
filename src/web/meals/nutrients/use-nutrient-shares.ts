import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import {
  nutrientShares,
  type DayTargets,
  type NutrientShare,
} from '#domain/meals/nutrients/nutrient-need.ts';
import { useEater } from '#web/lib/member/use-eater.ts';

interface Eaten {
  readonly items: readonly { readonly nutrients: NutrientEstimates }[];
  readonly total: NutrientEstimates;
  /** Of the day; undefined if they aren't known. */
  readonly targets: DayTargets | undefined;
}

/** Nutrients of some foods compared with the member's daily needs; undefined until those are known. */
export function useNutrientShares({
  items,
  total,
  targets,
}: Eaten): ReadonlyMap<NutrientKey, NutrientShare> | undefined {
  const eater = useEater();
  return eater && new Map(nutrientShares(items, total, eater, targets).map((share) => [share.key, share]));
}
