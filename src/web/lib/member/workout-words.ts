import type { Targets } from '#contract/goals/day-targets.ts';
import { MIN_TRACKED_DAYS } from '#domain/movement/usual-movement.ts';
import { formatKcal } from '#web/lib/format.ts';

type Adjustment = NonNullable<Targets['workouts']>;

const signed = (kcal: number): string => `${kcal < 0 ? '−' : '+'} ${formatKcal(Math.abs(kcal))}`;

/** "+ 320 kcal from more exercise than usual". */
function addedText({ addedKcal, usualKcal }: Adjustment): string {
  if (addedKcal === 0) return 'nothing added for workouts';
  const sum = `${signed(addedKcal)} kcal`;
  if (usualKcal === 0) return `${sum} from workouts`;
  return addedKcal < 0 ? `${sum} for less exercise than usual` : `${sum} from more exercise than usual`;
}

/** "2,150 kcal from your plan + 320 kcal from more exercise than usual". */
export const workoutSum = (adjustment: Adjustment): string =>
  `${formatKcal(adjustment.planKcal)} kcal from your plan${adjustment.addedKcal === 0 ? ', ' : ' '}${addedText(adjustment)}`;

/** "Workouts don’t change your target yet. After 7 tracked days, we’ll know what’s usual for you. You have 2 so far." */
export const tooFewText = (days: number): string =>
  `Workouts don’t change your target yet. After ${MIN_TRACKED_DAYS} tracked days, we’ll know what’s usual for you. ${
    days === 0 ? 'Log a workout to start.' : `You have ${days} so far.`
  }`;

/** "Today’s workouts: 480 kcal. Your target already includes 160 kcal a day for workouts." */
export function workoutReason({ workouts: adjustment, workoutDays }: Targets): string {
  if (workoutDays !== undefined) return tooFewText(workoutDays);
  if (!adjustment) return 'We’re using your plan’s target, because there’s no workout data for today.';
  const { workoutKcal, usualKcal, addedKcal } = adjustment;
  const burned =
    workoutKcal === 0 ? 'No workouts today' : `Today’s workouts: ${formatKcal(workoutKcal)} kcal`;
  const held =
    usualKcal === 0
      ? 'Your target doesn’t include any workout calories'
      : `Your target already includes ${formatKcal(usualKcal)} kcal a day for workouts`;
  // Rounding to 10 kcal differs by up to 6; more is a limit.
  const isLimited = Math.abs(workoutKcal - usualKcal - addedKcal) > 10;
  return `${burned}. ${held}.${isLimited ? ' We adjusted the result to stay within a safety limit.' : ''}`;
}
