/** Names of the days, Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Change of one step on a day, kcal; the other days share the opposite, so the weekly total stays the same. */
const STEP_KCAL = 60;
const OTHERS = WEEKDAYS.length - 1;

/**
 * relative to the daily target
 */
export const stepDay = (
  offsetsKcal: readonly number[],
  weekday: number,
  direction: 1 | -1,
): readonly number[] =>
  offsetsKcal.map((offset, day) => offset + direction * (day === weekday ? STEP_KCAL : -STEP_KCAL / OTHERS));
