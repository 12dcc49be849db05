import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { MAX_AMOUNT, MAX_ITEMS } from '#domain/meals/limits.ts';
import { usualMealKind, usualMealTime, type MealKind } from '#domain/meals/meal.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { cellNumber } from './csv.ts';
import type { LocalTimes } from './local-times.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import { idOf } from '#server/imports/records.ts';

/** A food as another program logged it. */
export interface LoggedFood {
  readonly file: string;
  readonly line: number;
  readonly date: string;
  /** Empty if unknown. */
  readonly time: string;
  /** The program's name for the meal; empty if unknown. */
  readonly meal: string;
  readonly name: string;
  /** "150.00 g". */
  readonly amount: string;
  readonly nutrients: Readonly<Partial<Record<NutrientKey, number>>>;
}

const MAX_FOODS = 300_000;
const MAX_NAME = 120;

const KINDS: readonly (readonly [RegExp, MealKind])[] = [
  [/breakfast|fr[uü]hst|petit.d/i, 'breakfast'],
  [/lunch|mittag|d[eé]jeuner/i, 'lunch'],
  [/dinner|supper|evening|abend/i, 'dinner'],
  [/snack/i, 'snack'],
];

const AMOUNT = /^([\d.,]+)\s*(.*)$/;

function amountOf(text: string): { amount: number; unit: string } {
  const [, figure = '', unit = ''] = AMOUNT.exec(text) ?? [];
  const amount = cellNumber(figure);
  if (amount === undefined || !(amount > 0) || amount > MAX_AMOUNT) return { amount: 1, unit: 'serving' };
  return { amount, unit: unit.trim().slice(0, 40) || 'serving' };
}

/** Groups logged foods into meals by day. */
export class MealCollector {
  readonly #times: LocalTimes;
  readonly #label: string;
  readonly #meals = new Map<string, LoggedFood[]>();
  #count = 0;

  /** @param label part of the foods' ids: the source */
  constructor(times: LocalTimes, label: string) {
    this.#times = times;
    this.#label = label;
  }

  /** @returns the error of a food that can't be logged */
  add(food: LoggedFood): FileEntry | undefined {
    const { file, line, nutrients } = food;
    if (nutrients.energyKcal === undefined) return { file, line, reason: 'This food has no calorie count.' };
    this.#count += 1;
    if (this.#count > MAX_FOODS) return { file, line, reason: 'The file has more than 300,000 foods.' };
    const key = `${food.date} ${food.meal.toLowerCase()}`;
    const meal = this.#meals.get(key);
    if (meal && meal.length % MAX_ITEMS !== 0) meal.push(food);
    else if (meal) this.#meals.set(key, [...meal, food]);
    else this.#meals.set(key, [food]);
  }

  *meals(): Generator<FileEntry> {
    for (const [key, foods] of this.#meals)
      for (let from = 0; from < foods.length; from += MAX_ITEMS)
        yield this.#meal(from === 0 ? key : `${key} ${from}`, foods.slice(from, from + MAX_ITEMS));
  }

  #meal(key: string, foods: readonly LoggedFood[]): FileEntry {
    const [first] = foods;
    if (!first) throw new Error('Add at least one food.');
    const { file, line, date, meal } = first;
    const named = KINDS.find(([pattern]) => pattern.test(meal))?.[1];
    const time = foods.find((food) => food.time !== '')?.time ?? '';
    const eatenAt = this.#times.at(date, time, usualMealTime(named ?? 'snack'));
    if (eatenAt === undefined) return { file, line, reason: 'We couldn’t read the date.' };
    const { timeZone } = this.#times;
    const kind =
      named ?? (time === '' ? 'snack' : usualMealKind(wallClock(Date.parse(eatenAt), timeZone).hour));
    const items = foods.map((food, at) => ({
      id: idOf(`${this.#label} food ${key} ${at}`),
      foodId: null,
      grams: null,
      confidence: 1,
      name: food.name.slice(0, MAX_NAME),
      ...amountOf(food.amount),
      entered: { ...food.nutrients, energyKcal: food.nutrients.energyKcal ?? 0 },
    }));
    const fields = { eatenAt, timeZone, kind, source: 'import' as const, items };
    return { file, line, record: { kind: 'meals', key, fields } };
  }
}
