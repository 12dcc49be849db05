import { RANGE_DEVIATIONS } from '#domain/meals/estimates/estimate.ts';
import {
  addedSugarsTotal,
  foodGroupTotals,
  nutrientTotal,
  totalKcal,
  type PartlyKnown,
} from './diet-totals.ts';
import type { EatenItem } from './eaten-item.ts';
import type { EquivalentKey } from './equivalents.ts';
import {
  fattyAcidRatio,
  healthyEatingIndex,
  type HeiAmounts,
  componentPoints,
} from './healthy-eating-index.ts';
import { HEI_KEYS, HEI_STANDARDS, type HeiKey } from './hei-components.ts';

/** Minimum complete days for the index. A week is better. */
export const MIN_DAYS = 3;
/** Minimum share of energy with known values for a component. The rest is assumed to be like the known part. */
export const MIN_KNOWN_PERCENT = 80;

export interface HeiComponent {
  readonly key: HeiKey;
  readonly points: number;
  readonly maxPoints: number;
  /** In the unit of `HEI_STANDARDS`; null for a fatty acid ratio without saturated fat. */
  readonly amount: number | null;
  /** Percentage of energy from foods with a known value. */
  readonly knownPercent: number;
}

export type HeiResult =
  | {
      readonly kind: 'known';
      readonly score: number;
      readonly low: number;
      readonly high: number;
      readonly components: readonly HeiComponent[];
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'too-few-days' | 'too-little-known';
      /** Percentage of energy known for the least-known component; null without days. */
      readonly knownPercent: number | null;
      readonly unknown: readonly HeiKey[];
    };

const FOOD_GROUP_OF: Partial<Record<HeiKey, EquivalentKey>> = {
  'total-fruit': 'totalFruitCups',
  'whole-fruit': 'wholeFruitCups',
  vegetables: 'vegetableCups',
  'greens-and-beans': 'greensAndBeansCups',
  'whole-grains': 'wholeGrainOunces',
  dairy: 'dairyCups',
  'protein-foods': 'proteinFoodOunces',
  'seafood-and-plant-proteins': 'seafoodAndPlantProteinOunces',
  'refined-grains': 'refinedGrainOunces',
};

const per1000Kcal = ({ amount, knownKcal }: PartlyKnown): number =>
  knownKcal === 0 ? 0 : (amount * 1000) / knownKcal;
const percentOfEnergy = ({ amount, knownKcal }: PartlyKnown, kcalPerG: number): number =>
  knownKcal === 0 ? 0 : (amount * kcalPerG * 100) / knownKcal;

interface Measured {
  readonly amount: number;
  readonly relativeError: number;
  readonly knownKcal: number;
}

/** Measures each component by its standard, using only foods with known values. */
function measure(items: readonly EatenItem[]): Readonly<Record<HeiKey, Measured>> {
  const groups = foodGroupTotals(items);
  const [saturated, mono, poly, sodium, sugars] = [
    nutrientTotal(items, 'satFatG'),
    nutrientTotal(items, 'monoFatG'),
    nutrientTotal(items, 'polyFatG'),
    nutrientTotal(items, 'sodiumMg'),
    addedSugarsTotal(items),
  ];
  const density = (total: PartlyKnown, scale = 1): Measured => ({
    ...total,
    amount: per1000Kcal(total) * scale,
  });
  const share = (total: PartlyKnown, kcalPerG: number): Measured => ({
    ...total,
    amount: percentOfEnergy(total, kcalPerG),
  });
  const fats = {
    amount: fattyAcidRatio({
      monoFatG: per1000Kcal(mono),
      polyFatG: per1000Kcal(poly),
      satFatG: per1000Kcal(saturated),
    }),
    relativeError: Math.hypot(saturated.relativeError, mono.relativeError) / 2,
    knownKcal: Math.min(saturated.knownKcal, mono.knownKcal, poly.knownKcal),
  };
  const nutrients: Partial<Record<HeiKey, Measured>> = {
    'fatty-acids': fats,
    sodium: density(sodium, 0.001),
    'added-sugars': share(sugars, 4),
    'saturated-fat': share(saturated, 9),
  };
  return Object.fromEntries(
    HEI_KEYS.map((key) => {
      const group = FOOD_GROUP_OF[key];
      return [key, group ? density(groups[group]) : nutrients[key]];
    }),
  ) as Record<HeiKey, Measured>;
}

const recordOf = (pick: (key: HeiKey) => number) =>
  Object.fromEntries(HEI_KEYS.map((key) => [key, pick(key)])) as Record<HeiKey, number>;

/**
 * Healthy Eating Index of complete days with its range, or the reason for not having one.
 * @param items of the counted days only
 */
export function assessHei(items: readonly EatenItem[], countedDays: number): HeiResult {
  const kcal = totalKcal(items);
  if (countedDays < MIN_DAYS || kcal === 0)
    return { kind: 'refused', reason: 'too-few-days', knownPercent: null, unknown: [] };
  const measured = measure(items);
  const knownPercent = recordOf((key) => (measured[key].knownKcal / kcal) * 100);
  const unknown = HEI_KEYS.filter((key) => knownPercent[key] < MIN_KNOWN_PERCENT);
  if (unknown.length > 0) {
    const least = Math.min(...unknown.map((key) => knownPercent[key]));
    return { kind: 'refused', reason: 'too-little-known', knownPercent: least, unknown };
  }
  const amounts: HeiAmounts = recordOf((key) => measured[key].amount);
  const { score, points } = healthyEatingIndex(amounts);
  return {
    kind: 'known',
    score,
    ...heiRange(
      amounts,
      recordOf((key) => measured[key].relativeError),
    ),
    components: HEI_KEYS.map((key) => ({
      key,
      points: points[key],
      maxPoints: HEI_STANDARDS[key].maxPoints,
      amount: Number.isFinite(amounts[key]) ? amounts[key] : null,
      knownPercent: knownPercent[key],
    })),
  };
}

export interface HeiRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Bounds of an index with estimated amounts: each amount is shifted by its error, and the changes in points are combined as independent
 * errors. Shows how well these days are known, not how other days would be.
 * @param relativeErrors standard deviation of each amount, as a share of it
 * @returns the index's range (80%), 0 to 100
 */
export function heiRange(amounts: HeiAmounts, relativeErrors: Readonly<Record<HeiKey, number>>): HeiRange {
  const { score } = healthyEatingIndex(amounts);
  let down = 0;
  let up = 0;
  for (const key of HEI_KEYS) {
    if (!Number.isFinite(amounts[key])) continue;
    const [here, one, other] = [0, -1, 1].map((side) =>
      componentPoints(key, amounts[key] * Math.max(0, 1 + side * RANGE_DEVIATIONS * relativeErrors[key])),
    ) as [number, number, number];
    down += (here - Math.min(one, other, here)) ** 2;
    up += (Math.max(one, other, here) - here) ** 2;
  }
  return { low: Math.max(0, score - Math.sqrt(down)), high: Math.min(100, score + Math.sqrt(up)) };
}
