import type { DayState, MealKind } from '#domain/meals/meal.ts';

/** How far a day's figures can be trusted as the whole of what was eaten. */
export type Completeness = DayState | 'not-logged';

const MAIN_MEALS: ReadonlySet<MealKind> = new Set(['breakfast', 'lunch', 'dinner']);
/** Fewer main meals than this are more likely a day half logged than a day of one meal. */
const MAIN_MEALS_OF_A_DAY = 2;

/**
 * How complete a day is: what its eater says, else what its meals suggest. Only `complete` and `fasted` days count in averages.
 *
 * @param stated what the member said of the day; null where they said nothing
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
  const mainMeals = new Set(kinds.filter((kind) => MAIN_MEALS.has(kind))).size;
  return isOver && mainMeals >= MAIN_MEALS_OF_A_DAY ? 'complete' : 'partial';
}

/** Whether a day was logged in full, so that its figures are the whole of what was eaten. */
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
 * The energy of a day that counts in an average, kcal: what was eaten on a complete day, or on a fasted one.
 * @param today local day; it is not over yet
 * @returns undefined for a day that may have had more, or whose energy is not known
 */
export function countedKcal(
  { date, state, kinds, energyKcal }: LoggedDay,
  today: string,
): number | undefined {
  const completeness = completenessOf(state, kinds, date < today);
  if (completeness === 'complete') return energyKcal;
  return completeness === 'fasted' ? (energyKcal ?? 0) : undefined;
}
