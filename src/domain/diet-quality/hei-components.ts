/** The thirteen components of the Healthy Eating Index 2020, in published order. */
export const HEI_KEYS = [
  'total-fruit',
  'whole-fruit',
  'vegetables',
  'greens-and-beans',
  'whole-grains',
  'dairy',
  'protein-foods',
  'seafood-and-plant-proteins',
  'fatty-acids',
  'refined-grains',
  'sodium',
  'added-sugars',
  'saturated-fat',
] as const;

export type HeiKey = (typeof HEI_KEYS)[number];

export type HeiUnit = 'cups' | 'ounces' | 'ratio' | 'g-sodium' | 'percent';

export interface HeiStandard {
  readonly maxPoints: number;
  /** Amount that earns all points: a minimum, or a maximum for components to limit. */
  readonly best: number;
  /** Amount that earns no points. */
  readonly zero: number;
  readonly unit: HeiUnit;
}

/**
 * Standards from age 2: cup- or ounce-equivalents and g of sodium per 1000 kcal, percent of energy, and the ratio of unsaturated to
 * saturated fat. Points are linear between `zero` and `best`.
 * Source: National Cancer Institute, HEI-2020 scoring; Krebs-Smith et al. 2018, doi:10.1016/j.jand.2018.05.021; Shams-White et al. 2023,
 * doi:10.1016/j.jand.2023.05.015.
 */
export const HEI_STANDARDS: Readonly<Record<HeiKey, HeiStandard>> = {
  'total-fruit': { maxPoints: 5, best: 0.8, zero: 0, unit: 'cups' },
  'whole-fruit': { maxPoints: 5, best: 0.4, zero: 0, unit: 'cups' },
  vegetables: { maxPoints: 5, best: 1.1, zero: 0, unit: 'cups' },
  'greens-and-beans': { maxPoints: 5, best: 0.2, zero: 0, unit: 'cups' },
  'whole-grains': { maxPoints: 10, best: 1.5, zero: 0, unit: 'ounces' },
  dairy: { maxPoints: 10, best: 1.3, zero: 0, unit: 'cups' },
  'protein-foods': { maxPoints: 5, best: 2.5, zero: 0, unit: 'ounces' },
  'seafood-and-plant-proteins': { maxPoints: 5, best: 0.8, zero: 0, unit: 'ounces' },
  'fatty-acids': { maxPoints: 10, best: 2.5, zero: 1.2, unit: 'ratio' },
  'refined-grains': { maxPoints: 10, best: 1.8, zero: 4.3, unit: 'ounces' },
  sodium: { maxPoints: 10, best: 1.1, zero: 2, unit: 'g-sodium' },
  'added-sugars': { maxPoints: 10, best: 6.5, zero: 26, unit: 'percent' },
  'saturated-fat': { maxPoints: 10, best: 8, zero: 16, unit: 'percent' },
};
