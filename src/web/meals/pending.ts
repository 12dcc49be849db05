import type { Day, Meal } from '#contract/meals/meals.ts';
import { DAY_STATES, type DayState } from '#domain/meals/meal.ts';
import { sumMeals } from '#domain/meals/nutrients/sum-nutrients.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** Effect types of unsent writes. */
export const PUT_MEAL = 'put-meal-2';
export const REMOVE_MEAL = 'remove-meal-2';

/** A day's state set by the member: `{ date, state }`. */
export const SET_DAY_STATE = 'set-day-state';

/** A day with the member's unsent writes applied. */
export interface DayInView extends Omit<Day, 'targets'> {
  /** Unknown if the server couldn't be asked. */
  readonly targets: Day['targets'] | undefined;
  /** Unsent meals as they are on this device. */
  readonly unsent: ReadonlySet<string>;
}

/** Whether a value from the device or the server is a meal. */
export const isMeal = (value: unknown): value is Meal =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['date'] === 'string' &&
  Array.isArray(value['items']);

/** The meal an effect shows or hides; undefined for effects of other slices. */
function mealOf({ effect }: OutboxRow): Meal | undefined {
  const known = effect.type === PUT_MEAL || effect.type === REMOVE_MEAL;
  return known && isMeal(effect.value) ? effect.value : undefined;
}

const isState = (value: unknown): value is DayState | null =>
  value === null || DAY_STATES.some((state) => state === value);

/** The day's last unsent state; undefined if there is none. */
function unsentState(rows: readonly OutboxRow[], date: string): DayState | null | undefined {
  for (const { effect } of rows.toReversed()) {
    if (effect.type !== SET_DAY_STATE || !isRecord(effect.value)) continue;
    const { date: of, state } = effect.value;
    if (of === date && isState(state)) return state;
  }
  return undefined;
}

/** The meals with one write applied: put, moved to another day, or removed. */
function afterRow(meals: readonly Meal[], row: OutboxRow, date: string): readonly Meal[] {
  const changed = mealOf(row);
  if (!changed) return meals;
  const others = meals.filter(({ id }) => id !== changed.id);
  return row.effect.type === PUT_MEAL && changed.date === date ? [...others, changed] : others;
}

/** A day with unsent writes applied to the server's answer, in time order, with recomputed totals. */
export function withUnsent(date: string, day: Day | undefined, rows: readonly OutboxRow[]): DayInView {
  const waiting = rows.filter((row) => !row.rejected);
  const meals = waiting
    .reduce<readonly Meal[]>((shown, row) => afterRow(shown, row, date), day?.meals ?? [])
    .toSorted((one, other) => Date.parse(one.eatenAt) - Date.parse(other.eatenAt));
  const said = unsentState(waiting, date);
  const touched = waiting.some((row) => mealOf(row) !== undefined);
  return {
    date,
    meals: [...meals],
    total: touched || !day ? sumMeals(meals.map((meal) => meal.total)) : day.total,
    targets: day?.targets,
    state: said === undefined ? (day?.state ?? null) : said,
    unsent: new Set(waiting.map(({ subject }) => subject)),
  };
}
