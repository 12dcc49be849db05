import { clampScore } from '#domain/numbers/clamp.ts';
import type { Measured } from './measured.ts';
import { inputOf, pillarOf, type Pillar } from './pillar.ts';
import { FULL_COVERAGE_DAYS } from './tuning.ts';

/** Averages of the complete days of the last 28 days. */
export interface NutritionFacts {
  readonly completeDays: number;
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

const FIBER_G_PER_1000_KCAL = 14;

/** Pillar 1: 45 % diet quality, 20 % protein, 15 % fiber, 20 % limits (sodium, saturated fat, added sugars). */
export function nutritionPillar(facts: NutritionFacts): Pillar {
  const { proteinTargetGPerKg, energyKcal } = facts;
  const fiberTargetG = energyKcal && (FIBER_G_PER_1000_KCAL * energyKcal) / 1000;
  const reached = (target: number | undefined) => (value: number) =>
    target ? clampScore((100 * value) / target) : undefined;
  const down = (from: number, width: number) => (value: number) => clampScore((100 * (from - value)) / width);
  return pillarOf(
    'nutrition',
    [
      {
        weight: 45,
        inputs: [
          inputOf('diet-quality', 1, facts.healthyEatingIndex, (index) =>
            clampScore((100 * (index - 30)) / 55),
          ),
        ],
      },
      {
        weight: 20,
        inputs: [
          inputOf('protein', 1, facts.proteinGPerKg, reached(proteinTargetGPerKg), {
            target: proteinTargetGPerKg,
          }),
        ],
      },
      {
        weight: 15,
        inputs: [inputOf('fiber', 1, facts.fiberG, reached(fiberTargetG), { target: fiberTargetG })],
      },
      {
        weight: 20,
        inputs: [
          inputOf('sodium', 1, facts.sodiumMg, down(4600, 2300)),
          inputOf('saturated-fat', 1, facts.saturatedFatPercent, down(18, 8)),
          inputOf('added-sugars', 1, facts.addedSugarPercent, down(25, 15)),
        ],
      },
    ],
    facts.completeDays / FULL_COVERAGE_DAYS,
  );
}
