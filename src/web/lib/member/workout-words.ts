import type { Targets } from '#contract/goals/day-targets.ts';
import { formatKcal } from '#web/lib/format.ts';

type Adjustment = NonNullable<Targets['workouts']>;

const signed = (kcal: number): string => `${kcal < 0 ? '−' : '+'} ${formatKcal(Math.abs(kcal))}`;

/** "+ 320 kcal from workouts above your usual". */
function addedText({ addedKcal, usualKcal }: Adjustment): string {
  if (addedKcal === 0) return 'nothing added for workouts';
  const from = `${signed(addedKcal)} kcal ${addedKcal < 0 ? 'for' : 'from'} workouts`;
  return usualKcal === 0 ? from : `${from} ${addedKcal < 0 ? 'below' : 'above'} your usual`;
}

/** "2,150 kcal from your plan + 320 kcal from workouts above your usual". */
export const workoutSum = (adjustment: Adjustment): string =>
  `${formatKcal(adjustment.planKcal)} kcal from your plan${adjustment.addedKcal === 0 ? ', ' : ' '}${addedText(adjustment)}`;

/** "Today’s workouts: 480 kcal. Your plan already includes 160 kcal a day." */
export function workoutReason(adjustment: Adjustment | undefined): string {
  if (!adjustment)
    return 'We’re using your plan’s target: there’s no workout data for today, or not enough history to tell what’s usual for you.';
  const { workoutKcal, usualKcal, addedKcal } = adjustment;
  const burned =
    workoutKcal === 0 ? 'No workouts today' : `Today’s workouts: ${formatKcal(workoutKcal)} kcal`;
  const held =
    usualKcal === 0
      ? 'Your plan doesn’t include any'
      : `Your plan already includes ${formatKcal(usualKcal)} kcal a day`;
  // Rounding to 10 kcal differs by up to 6; more is a limit.
  const isLimited = Math.abs(workoutKcal - usualKcal - addedKcal) > 10;
  return `${burned}. ${held}.${isLimited ? ' A safety limit changed the result.' : ''}`;
}
