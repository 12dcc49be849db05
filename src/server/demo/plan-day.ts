import type { MealKind } from '#domain/meals/meal.ts';
import { DISHES } from './dishes.ts';
import { around, pick, seededRandom, type Random } from './random.ts';

/** A meal of the simulated member: what they type, and when on that day's clock. */
export interface PlannedMeal {
  readonly kind: MealKind;
  readonly minuteOfDay: number;
  readonly description: string;
}

const HOUR = 60;
/** Usual time, how much it varies and how often the meal is eaten and logged. */
const HABITS = [
  { kind: 'breakfast', workday: 7.3 * HOUR, weekend: 9.2 * HOUR, spread: 35, chance: 0.9 },
  { kind: 'snack', workday: 10.5 * HOUR, weekend: 11.6 * HOUR, spread: 30, chance: 0.5 },
  { kind: 'lunch', workday: 12.6 * HOUR, weekend: 13.6 * HOUR, spread: 40, chance: 0.94 },
  { kind: 'snack', workday: 16 * HOUR, weekend: 16.4 * HOUR, spread: 45, chance: 0.7 },
  { kind: 'dinner', workday: 19 * HOUR, weekend: 19.6 * HOUR, spread: 50, chance: 0.96 },
] as const;
/** People forget: about one day in twenty has nothing. */
const UNLOGGED_DAYS = 0.05;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

function meal(random: Random, habit: (typeof HABITS)[number], weekend: boolean): PlannedMeal | undefined {
  // Drawn in any case, so that one skipped meal does not change all that follow.
  const isEaten = random() < habit.chance;
  const dishes = DISHES[habit.kind];
  const description = pick<string>(random, weekend && random() < 0.8 ? dishes.weekend : dishes.workday);
  const minuteOfDay = Math.round((weekend ? habit.weekend : habit.workday) + around(random, habit.spread));
  return isEaten ? { kind: habit.kind, minuteOfDay, description } : undefined;
}

/**
 * What the demo member eats on a day: always the same for the same date, none to five meals in the order of the day.
 * @param date local date, `YYYY-MM-DD`
 * @param mayForget whether the day may be one on which nothing was logged
 */
export function planDay(date: string, mayForget: boolean): readonly PlannedMeal[] {
  const random = seededRandom(date);
  const forgets = random() < UNLOGGED_DAYS;
  if (forgets && mayForget) return [];
  const weekend = isWeekend(date);
  return HABITS.map((habit) => meal(random, habit, weekend)).filter((planned) => planned !== undefined);
}
