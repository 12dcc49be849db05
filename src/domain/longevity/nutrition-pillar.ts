import { shareBetween } from '#domain/numbers/clamp.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { FULL_COVERAGE_DAYS } from './tuning.ts';

/** Averages of the complete days of the last 28 days. */
export interface NutritionFacts {
  readonly completeDays: number;
  /** HEI-2020, 0 to 100. */
  readonly healthyEatingIndex?: Measured | undefined;
  readonly proteinGPerKg?: Measured | undefined;
  readonly proteinTargetGPerKg?: number | undefined;
  readonly fiberG?: Measured | undefined;
  readonly energyKcal?: number | undefined;
  readonly sodiumMg?: Measured | undefined;
  /** Percent of energy. */
  readonly saturatedFatPercent?: Measured | undefined;
  readonly addedSugarPercent?: Measured | undefined;
}

/** Weights of the parts, %. Sodium, saturated fat and added sugars share the limits. */
export const NUTRITION_WEIGHTS = { dietQuality: 45, protein: 20, fiber: 15, limits: 20 } as const;

/** Figures that score 0 and 100; linear in between. */
export const NUTRITION_RANGES = {
  healthyEatingIndex: [30, 85],
  sodiumMg: [4600, 2300],
  saturatedFatPercent: [18, 10],
  addedSugarPercent: [25, 10],
} as const;

export const FIBER_G_PER_1000_KCAL = 14;

const within =
  ([zero, full]: readonly [zero: number, full: number]) =>
  (value: number): number =>
    100 * shareBetween(value, zero, full);

const toward =
  (target: number | undefined) =>
  (value: number): number | undefined =>
    target ? 100 * shareBetween(value, 0, target) : undefined;

/** Pillar 1: diet quality, protein and fiber against their targets, and nutrients to limit. */
export function nutritionPillar(facts: NutritionFacts): Pillar {
  const { healthyEatingIndex, sodiumMg, saturatedFatPercent, addedSugarPercent } = NUTRITION_RANGES;
  const { proteinTargetGPerKg, energyKcal } = facts;
  const fiberTargetG = energyKcal && (FIBER_G_PER_1000_KCAL * energyKcal) / 1000;
  return pillarOf(
    'nutrition',
    [
      {
        weight: NUTRITION_WEIGHTS.dietQuality,
        inputs: [inputOf('diet-quality', 1, facts.healthyEatingIndex, within(healthyEatingIndex))],
      },
      {
        weight: NUTRITION_WEIGHTS.protein,
        inputs: [
          inputOf('protein', 1, facts.proteinGPerKg, toward(proteinTargetGPerKg), {
            target: proteinTargetGPerKg,
          }),
        ],
      },
      {
        weight: NUTRITION_WEIGHTS.fiber,
        inputs: [inputOf('fiber', 1, facts.fiberG, toward(fiberTargetG), { target: fiberTargetG })],
      },
      {
        weight: NUTRITION_WEIGHTS.limits,
        inputs: [
          inputOf('sodium', 1, facts.sodiumMg, within(sodiumMg)),
          inputOf('saturated-fat', 1, facts.saturatedFatPercent, within(saturatedFatPercent)),
          inputOf('added-sugars', 1, facts.addedSugarPercent, within(addedSugarPercent)),
        ],
      },
    ],
    facts.completeDays / FULL_COVERAGE_DAYS,
  );
}
