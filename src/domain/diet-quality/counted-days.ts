import { completenessOf, MIN_COMPLETE_KCAL } from '#domain/meals/day/day-state.ts';
import type { DayState, MealKind } from '#domain/meals/meal.ts';

/** Why a day counts or doesn't. */
export const DAY_VERDICTS = [
  'counted',
  'not-logged',
  'partial',
  'going-on',
  'fasted',
  'little-energy',
] as const;

export type DayVerdict = (typeof DAY_VERDICTS)[number];

/**
 * Whether a day counts toward diet quality. Only a complete day with food does.
 * @param energyKcal of the day's meals
 */
export function dayVerdict(
  stated: DayState | null,
  kinds: readonly MealKind[],
  isOver: boolean,
  energyKcal: number,
): DayVerdict {
  const completeness = completenessOf(stated, kinds, isOver);
  if (completeness === 'fasted' || completeness === 'not-logged') return completeness;
  if (completeness === 'partial') return !isOver && stated === null ? 'going-on' : 'partial';
  return energyKcal < MIN_COMPLETE_KCAL ? 'little-energy' : 'counted';
}
