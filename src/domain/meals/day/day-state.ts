import type { DayState, MealKind } from '#domain/meals/meal.ts';

/** Whether a day's figures can be trusted to include everything eaten. */
export type Completeness = DayState | 'not-logged';

const MAIN_MEALS: readonly MealKind[] = ['breakfast', 'lunch', 'dinner'];
/** With fewer main meals, the day was probably logged only in part. */
const MAIN_MEALS_OF_A_DAY = 2;

/**
 * How complete a day is: as the member states, otherwise as its meals suggest. Only `complete` and `fasted` days count in averages.
 * @param stated the member's own statement about the day; null for none
 * @param kinds of the day's meals
 * @param isOver false until the day ends: it is partial until then
 */
export function completenessOf(
  stated: DayState | null,
  kinds: readonly MealKind[],
  isOver: boolean,
): Completeness {
  if (stated !== null) return stated;
  if (kinds.length === 0) return 'not-logged';
  const mainMeals = MAIN_MEALS.filter((kind) => kinds.includes(kind)).length;
  return isOver && mainMeals >= MAIN_MEALS_OF_A_DAY ? 'complete' : 'partial';
}

/** Whether a day was logged in full, so that its figures include everything eaten. */
export const isWholeDay = (completeness: Completeness): boolean =>
  completeness === 'complete' || completeness === 'fasted';

/** Energy below which a day with food is unlikely to be fully logged, kcal. */
export const MIN_COMPLETE_KCAL = 500;

interface LoggedDay {
  readonly date: string;
  readonly state: DayState | null;
  readonly kinds: readonly MealKind[];
  readonly energyKcal: number | undefined;
}

/**
 * Energy of a day that counts in averages, kcal: a complete or a fasted day.
 * @param today local day, which isn't over yet
 * @returns undefined for a day that may be incomplete, or whose energy is unknown
 */
export function countedKcal(
  { date, state, kinds, energyKcal }: LoggedDay,
  today: string,
): number | undefined {
  const completeness = completenessOf(state, kinds, date < today);
  if (completeness === 'complete') return energyKcal;
  return completeness === 'fasted' ? (energyKcal ?? 0) : undefined;
}
