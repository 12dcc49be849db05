import { clockMean } from '#domain/time/clock-mean.ts';
import { timeOfMinute } from '#domain/time/first-instant.ts';
import { DAY_MINUTES } from '#domain/time/spans.ts';
import { MEAL_KINDS, type MealReminder } from './kinds.ts';

/** Fewer meals aren't a habit. */
const MIN_MEALS = 5;
/** Concentration below which meals are too spread out for a usual time: a standard deviation of about three hours. */
const MIN_LENGTH = 0.7;
/** Time to finish and log it. */
const GRACE_MINUTES = 60;

/** A reminder never crosses midnight. Averages before 4 a.m. belong to the evening. */
const LATEST_MINUTE = 23.5 * 60;
const MORNING_MINUTE = 4 * 60;

const WITHOUT_HABIT: Readonly<Record<MealReminder, string>> = {
  breakfast: '10:00',
  lunch: '14:00',
  dinner: '20:30',
};

/** When a meal was eaten, minutes after midnight. */
export interface EatenAt {
  readonly kind: string;
  readonly minute: number;
}

export type UsualTimes = Readonly<Record<MealReminder, string>>;

/** When to remind of each meal: an hour after its usual time in recent weeks, or a common hour if there is no habit yet. */
export function usualTimes(eaten: readonly EatenAt[]): UsualTimes {
  const times = MEAL_KINDS.map((kind) => {
    const minutes = eaten.flatMap((meal) => (meal.kind === kind ? [meal.minute] : []));
    if (minutes.length < MIN_MEALS) return [kind, WITHOUT_HABIT[kind]];
    const { minute, length } = clockMean(minutes);
    if (length < MIN_LENGTH) return [kind, WITHOUT_HABIT[kind]];
    const ofDay = minute < 0 ? minute + DAY_MINUTES : minute;
    const asked = ofDay < MORNING_MINUTE ? LATEST_MINUTE : Math.ceil((ofDay + GRACE_MINUTES) / 5) * 5;
    return [kind, timeOfMinute(Math.min(asked, LATEST_MINUTE))];
  });
  return Object.fromEntries(times) as UsualTimes;
}
