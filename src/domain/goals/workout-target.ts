import { workoutEnergy, type SizedWorkout } from '#domain/movement/workout-energy.ts';
import { MIN_TRACKED_DAYS, USUAL_MOVEMENT_DAYS } from '#domain/movement/usual-movement.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { daysIn } from '#domain/time/day-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import { PLAUSIBLE_EXPENDITURE } from './check-in.ts';
import { ACTIVITY_FACTOR } from './energy-target.ts';
import type { GoalPlan } from './plan.ts';

/** Days before a day that its target depends on: the usual four weeks, and four more to see whether tracking had begun by then. */
export const WORKOUT_TARGET_DAYS = 2 * USUAL_MOVEMENT_DAYS;

export interface BurnedWorkout extends SizedWorkout {
  /** As reported by a device; null without one. */
  readonly energyKcal: number | null;
}

/** A member's workouts by day, and the days with daily totals from a device or the member. */
export interface WorkoutRecords {
  readonly workouts: ReadonlyMap<string, readonly BurnedWorkout[]>;
  readonly totalDates: ReadonlySet<string>;
}

/** How workouts change a day's energy, kcal. */
export interface WorkoutAdjustment {
  readonly planKcal: number;
  readonly workoutKcal: number;
  /** Daily workout energy that the plan already includes. */
  readonly usualKcal: number;
  /** Rounded to 10 and limited; negative after less than usual. */
  readonly addedKcal: number;
}

const toNearest10 = (kcal: number): number => Math.round(kcal / 10) * 10;

/**
 * Whether a plan already includes the member's usual workouts. The sedentary factor is the only one without training. Measured expenditure
 * includes everything the member does, and a target set manually is for their average day.
 */
export const includesWorkouts = (
  { expenditureSource, activityFactor }: Pick<GoalPlan, 'expenditureSource' | 'activityFactor'>,
  mode: 'computed' | 'by-hand',
): boolean =>
  mode === 'by-hand' || expenditureSource === 'measured' || activityFactor > ACTIVITY_FACTOR.sedentary;

/**
 * Workout energy of a day, kcal, and of the days with data among the four weeks before. While a device sends daily totals, a day without
 * any has no data: the device wasn't worn. Without totals, a day after the first workout is a day of rest.
 */
function energiesUntil(
  date: string,
  { workouts, totalDates }: WorkoutRecords,
  massKg: number,
): { readonly workoutKcal: number | undefined; readonly before: readonly number[] } {
  const days = daysIn({ from: addDays(date, -USUAL_MOVEMENT_DAYS), to: date });
  const sendsTotals = days.some((day) => totalDates.has(day));
  const first = daysIn({ from: addDays(date, -WORKOUT_TARGET_DAYS), to: date }).find((day) =>
    workouts.has(day),
  );
  const kcalOf = (day: string): number | undefined => {
    const isRest = sendsTotals ? totalDates.has(day) : first !== undefined && first < day;
    return (
      workouts
        .get(day)
        ?.reduce((sum, workout) => sum + (workout.energyKcal ?? workoutEnergy(workout, massKg)), 0) ??
      (isRest ? 0 : undefined)
    );
  };
  return {
    workoutKcal: kcalOf(date),
    before: days.slice(0, -1).flatMap((day) => kcalOf(day) ?? []),
  };
}

interface AdjustedDay {
  readonly date: string;
  readonly plan: Pick<
    GoalPlan,
    'massKg' | 'restingKcal' | 'expenditureKcal' | 'expenditureSource' | 'activityFactor' | 'floorKcal'
  >;
  readonly mode: 'computed' | 'by-hand';
  /** The plan's energy on this weekday, kcal. */
  readonly planKcal: number;
  /** False for members for whom a deficit is unsafe: their target never falls below the plan. */
  readonly isDeficitSafe: boolean;
}

/**
 * Days of workout history before a day, if they are too few to tell what is usual, so that workouts don't change its target.
 * @returns undefined if they are enough, or if the plan doesn't include workouts and so needs none
 */
export function tooFewWorkoutDays(
  { date, plan, mode }: Pick<AdjustedDay, 'date' | 'plan' | 'mode'>,
  records: WorkoutRecords,
): number | undefined {
  const { length } = energiesUntil(date, records, plan.massKg).before;
  return includesWorkouts(plan, mode) && length < MIN_TRACKED_DAYS ? length : undefined;
}

/**
 * Energy target of a day for a member who adds workouts: the plan, plus the day's workout energy, minus the daily average that the plan
 * already includes. As long as workouts are as usual, the targets average to the plan, so nothing counts twice. The target stays above the
 * plan's floor and below a plausible expenditure.
 * @returns undefined if the plan applies: the day has no data, or there are too few days for an average
 */
export function workoutAdjustment(
  { date, plan, mode, planKcal, isDeficitSafe }: AdjustedDay,
  records: WorkoutRecords,
): WorkoutAdjustment | undefined {
  const { workoutKcal, before } = energiesUntil(date, records, plan.massKg);
  const averageKcal = before.length < MIN_TRACKED_DAYS ? undefined : meanOf(before);
  const usualKcal = includesWorkouts(plan, mode) ? averageKcal : 0;
  if (workoutKcal === undefined || usualKcal === undefined) return undefined;
  const lowest = isDeficitSafe ? Math.min(0, plan.floorKcal - planKcal) : 0;
  const highest = Math.max(0, PLAUSIBLE_EXPENDITURE.high * plan.restingKcal - plan.expenditureKcal);
  return {
    planKcal,
    workoutKcal: Math.round(workoutKcal),
    usualKcal: Math.round(usualKcal),
    addedKcal: clamp(toNearest10(workoutKcal - usualKcal), lowest, Math.floor(highest / 10) * 10),
  };
}
