import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { EatenItem } from './eaten-item.ts';
import { proteinPerMeal, proteinDistribution, proteinMassKg } from './protein-distribution.ts';

export interface Eater {
  readonly massKg: number;
  readonly heightCm: number;
  readonly ageYears: number;
}

export interface ProteinByMeal {
  /** Protein target for a meal, g per kg. */
  readonly targetPerKg: number;
  /** Body mass that protein is based on, kg. */
  readonly massKg: number;
  /** Average protein by kind of meal, over the days that had one. */
  readonly kinds: readonly {
    readonly kind: MealKind;
    readonly proteinG: number;
    readonly perKg: number;
    readonly days: number;
  }[];
  /** Average share of three meals a day that had enough protein, 0 to 1. */
  readonly score: number;
  readonly days: number;
}

/** Protein by kind of meal on a day (g); undefined if any food's protein is unknown. */
function ofDay(items: readonly EatenItem[]): ReadonlyMap<MealKind, number> | undefined {
  const byKind = new Map<MealKind, number>();
  for (const { kind, amounts } of items) {
    if (amounts.proteinG === undefined) return undefined;
    byKind.set(kind, (byKind.get(kind) ?? 0) + amounts.proteinG);
  }
  return byKind;
}

/**
 * Distribution of protein over the meals of complete days. Leaves out days with a food whose protein is unknown.
 * @returns undefined if no days are left
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
      const proteinG = meanOf(amounts) ?? 0;
      return [{ kind, proteinG, perKg: proteinG / massKg, days: amounts.length }];
    }),
    score: meanOf(scores) ?? 0,
    days: days.length,
  };
}
