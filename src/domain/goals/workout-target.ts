import { workoutEnergy } from '#domain/movement/workout-energy.ts';
import type { Effort, WorkoutKind } from '#domain/movement/workout-types.ts';
import { MIN_TRACKED_DAYS, USUAL_MOVEMENT_DAYS } from '#domain/movement/usual-movement.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { addDays } from '#domain/time/local-date.ts';
import { PLAUSIBLE_EXPENDITURE } from './check-in.ts';
import { ACTIVITY_FACTOR } from './energy-target.ts';
import type { GoalPlan } from './plan.ts';

/** Days before a day that its target depends on: the usual four weeks, and four more to see whether tracking had begun by then. */
export const WORKOUT_TARGET_DAYS = 2 * USUAL_MOVEMENT_DAYS;

/** Workout that counts for its day, after the member's order of sources. */
export interface CountedWorkout {
  readonly date: string;
  readonly kind: WorkoutKind;
  readonly effort: Effort;
  readonly durationMinutes: number;
  /** As a device says; null if it didn't. */
  readonly energyKcal: number | null;
}

/** A member's workouts, and the days with daily totals from a device or the member. */
export interface WorkoutRecords {
  readonly workouts: readonly CountedWorkout[];
  readonly totalDates: readonly string[];
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
 * Workout energy of the days with data, kcal. While a device sends daily totals, a day without any has no data: it wasn't worn. Without
 * totals, a day after the first workout is a day of rest.
 */
function energyByDay(
  { workouts, totalDates }: WorkoutRecords,
  massKg: number,
  date: string,
): ReadonlyMap<string, number> {
  const usualFrom = addDays(date, -USUAL_MOVEMENT_DAYS);
  const sums = new Map<string, number>();
  for (const workout of workouts)
    sums.set(
      workout.date,
      (sums.get(workout.date) ?? 0) + (workout.energyKcal ?? workoutEnergy(workout, massKg)),
    );
  const totals = new Set(totalDates.filter((day) => day >= usualFrom && day <= date));
  const lookBackFrom = addDays(date, -WORKOUT_TARGET_DAYS);
  const first = [...sums.keys()].filter((day) => day >= lookBackFrom).toSorted()[0];
  const days = new Map<string, number>();
  for (let day = usualFrom; day <= date; day = addDays(day, 1)) {
    const isRest = totals.size > 0 ? totals.has(day) : first !== undefined && first < day;
    const kcal = sums.get(day) ?? (isRest ? 0 : undefined);
    if (kcal !== undefined) days.set(day, kcal);
  }
  return days;
}

/** Average of the four weeks before a day, over days with data; undefined for too few. */
function usualKcalOf(days: ReadonlyMap<string, number>, date: string): number | undefined {
  const before = [...days].filter(([day]) => day < date);
  if (before.length < MIN_TRACKED_DAYS) return undefined;
  return before.reduce((sum, [, kcal]) => sum + kcal, 0) / before.length;
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
 * Energy target of a day for a member who adds workouts: the plan, plus the day's workout energy, minus the daily average that the plan
 * already includes. As long as workouts are as usual, the targets average to the plan, so nothing counts twice. The target stays above the
 * plan's floor and below a plausible expenditure.
 * @returns undefined if the plan applies: the day has no data, or there are too few days for an average
 */
export function workoutAdjustment(
  { date, plan, mode, planKcal, isDeficitSafe }: AdjustedDay,
  records: WorkoutRecords,
): WorkoutAdjustment | undefined {
  const days = energyByDay(records, plan.massKg, date);
  const workoutKcal = days.get(date);
  const usualKcal = includesWorkouts(plan, mode) ? usualKcalOf(days, date) : 0;
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
