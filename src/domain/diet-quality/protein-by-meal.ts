import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import type { EatenItem } from './eaten-item.ts';
import { proteinPerMeal, proteinDistribution, proteinMassKg } from './protein-distribution.ts';

/** Who ate. */
export interface Eater {
  readonly massKg: number;
  readonly heightCm: number;
  readonly ageYears: number;
}

export interface ProteinByMeal {
  /** g per kg that a meal should bring. */
  readonly targetPerKg: number;
  /** Mass that protein is reckoned by, kg. */
  readonly massKg: number;
  /** Mean protein of the meals of a kind, on the days that had one. */
  readonly kinds: readonly {
    readonly kind: MealKind;
    readonly proteinG: number;
    readonly perKg: number;
    readonly days: number;
  }[];
  /** Mean over the days of the meals that brought enough, of three: 0 to 1. */
  readonly score: number;
  readonly days: number;
}

/** Protein of each kind of meal of a day, g; undefined where one of its foods does not tell it. */
function ofDay(items: readonly EatenItem[]): ReadonlyMap<MealKind, number> | undefined {
  const byKind = new Map<MealKind, number>();
  for (const { kind, amounts } of items) {
    if (amounts.proteinG === undefined) return undefined;
    byKind.set(kind, (byKind.get(kind) ?? 0) + amounts.proteinG);
  }
  return byKind;
}

/**
 * How protein is spread over the meals of complete days. Days with a food that does not tell its protein are left out.
 * @returns undefined without such days
 */
export function proteinByMeal(
  byDate: ReadonlyMap<string, readonly EatenItem[]>,
  eater: Eater,
): ProteinByMeal | undefined {
  const days = [...byDate.values()].map(ofDay).filter((day) => day !== undefined);
  if (days.length === 0) return undefined;
  const massKg = proteinMassKg(eater.massKg, eater.heightCm);
  const scores = days.map((day) => proteinDistribution([...day.values()], massKg, eater.ageYears).score);
  return {
    targetPerKg: proteinPerMeal(eater.ageYears),
    massKg,
    kinds: MEAL_KINDS.flatMap((kind) => {
      const amounts = days.map((day) => day.get(kind)).filter((amount) => amount !== undefined);
      if (amounts.length === 0) return [];
      const proteinG = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
      return [{ kind, proteinG, perKg: proteinG / massKg, days: amounts.length }];
    }),
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    days: days.length,
  };
}
