/** Kinds of meals, in the order of a day. */
export const MEAL_KINDS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
/** How a meal came into the food log. */
export const MEAL_SOURCES = [
  'text',
  'search',
  'voice',
  'photo',
  'barcode',
  'quick-add',
  'saved',
  'recent',
  'copy',
  'import',
] as const;
/** How completely a day was logged, as the member states. Days without a statement have no state. */
export const DAY_STATES = ['complete', 'partial', 'fasted'] as const;

export type MealSource = (typeof MEAL_SOURCES)[number];
export type MealKind = (typeof MEAL_KINDS)[number];
export type DayState = (typeof DAY_STATES)[number];

/**
 * The kind of meal people usually eat at a local hour (0 to 23).
 * @returns breakfast 4–10, lunch 11–14, dinner 17–21, else snack
 */
export function usualMealKind(hour: number): MealKind {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
}

const USUAL_TIMES: Readonly<Record<MealKind, string>> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  snack: '15:30',
};

/** Usual time for a kind of meal, `HH:MM`; consistent with `usualMealKind`. */
export const usualMealTime = (kind: MealKind): string => USUAL_TIMES[kind];
