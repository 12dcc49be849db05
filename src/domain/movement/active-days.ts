import { workoutType, type Effort, type WorkoutKind } from './workout-types.ts';

export interface Workout {
  /** Local day it began, `YYYY-MM-DD`. */
  readonly date: string;
  readonly kind: WorkoutKind;
  readonly effort: Effort;
  readonly durationMinutes: number;
}

/** Totals of a device or the member for a whole local day; null if unknown. */
export interface DayTotals {
  /** `manual`, or the source of an import. */
  readonly source: string;
  readonly date: string;
  readonly steps: number | null;
  readonly moderateMinutes: number | null;
  readonly vigorousMinutes: number | null;
}

/** A local day's movement. */
export interface ActiveDay {
  readonly date: string;
  readonly moderateMinutes: number;
  readonly vigorousMinutes: number;
  readonly strengthSessions: number;
  readonly steps: number | undefined;
  /** Whether minutes are known; steps alone say nothing about effort. */
  readonly hasMinutes: boolean;
}

/** Vigorous minutes count twice (WHO 2020, doi:10.1136/bjsports-2020-102955). */
export const VIGOROUS_COUNTS = 2;

/** Minutes as guidelines count them. */
export const creditedMinutes = ({
  moderateMinutes,
  vigorousMinutes,
}: Pick<ActiveDay, 'moderateMinutes' | 'vigorousMinutes'>): number =>
  moderateMinutes + VIGOROUS_COUNTS * vigorousMinutes;

const minutesOf = (workouts: readonly Workout[], effort: Effort): number =>
  workouts
    .filter((workout) => workout.effort === effort)
    .reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

/** Sources by priority; unlisted ones come last. */
export type SourceOrder = readonly string[];

/** A source's place in the order. */
export const rankIn = (order: SourceOrder, source: string): number => {
  const at = order.indexOf(source);
  return at < 0 ? order.length : at;
};

const firstIn =
  (order: SourceOrder) =>
  (one: DayTotals, other: DayTotals): number =>
    Number(other.source === 'manual') - Number(one.source === 'manual') ||
    rankIn(order, one.source) - rankIn(order, other.source) ||
    (other.steps ?? -1) - (one.steps ?? -1) ||
    one.source.localeCompare(other.source);

/**
 * One source per day, never their sum: the member's own figures, otherwise the first source in the order, otherwise the one with the most
 * steps.
 * @returns by day
 */
export const countedTotals = <Total extends DayTotals>(
  totals: readonly Total[],
  order: SourceOrder = [],
): ReadonlyMap<string, Total> =>
  new Map(
    totals
      .toSorted(firstIn(order))
      .toReversed()
      .map((total) => [total.date, total]),
  );

/**
 * Combines workouts and day totals. A device's active minutes usually include that day's workouts, so the larger of the two counts, never
 * their sum. Light effort counts as zero minutes.
 * @returns days with any figure, oldest first
 */
export function activeDays(
  workouts: readonly Workout[],
  totals: readonly DayTotals[],
  order: SourceOrder = [],
): readonly ActiveDay[] {
  const workoutsOf = Map.groupBy(workouts, ({ date }) => date);
  const totalOf = countedTotals(totals, order);
  return [...new Set([...workoutsOf.keys(), ...totalOf.keys()])].toSorted().map((date) => {
    const trained = workoutsOf.get(date) ?? [];
    const total = totalOf.get(date);
    const byWorkouts = {
      moderateMinutes: minutesOf(trained, 'moderate'),
      vigorousMinutes: minutesOf(trained, 'vigorous'),
    };
    const byTotal = {
      moderateMinutes: total?.moderateMinutes ?? 0,
      vigorousMinutes: total?.vigorousMinutes ?? 0,
    };
    return {
      date,
      ...(creditedMinutes(byTotal) > creditedMinutes(byWorkouts) ? byTotal : byWorkouts),
      strengthSessions: trained.filter(({ kind }) => workoutType(kind).isStrength).length,
      steps: total?.steps ?? undefined,
      hasMinutes: trained.length > 0 || (total?.moderateMinutes ?? total?.vigorousMinutes ?? null) !== null,
    };
  });
}
