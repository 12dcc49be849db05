import { loggedItem } from '#domain/meals/analysis/analysis.ts';
import type { MealInput } from '#contract/meals/meals.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { momentOf } from './demo-time.ts';
import { seededRandom, around, pick, type Random } from './random.ts';
import type { EatenDay } from './simulate-days.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import { DISHES } from './dishes.ts';

/** A meal of the simulated member: the typed text, and the local time. */
interface PlannedMeal {
  readonly kind: MealKind;
  readonly minuteOfDay: number;
  readonly description: string;
}

const HOUR = 60;
/** Typical time, its variation, and how often the meal is eaten and logged. */
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
  // Drawn in any case, so that a skipped meal doesn't change later ones.
  const isEaten = random() < habit.chance;
  const dishes = DISHES[habit.kind];
  const description = pick<string>(random, weekend && random() < 0.8 ? dishes.weekend : dishes.workday);
  const minuteOfDay = Math.round((weekend ? habit.weekend : habit.workday) + around(random, habit.spread));
  return isEaten ? { kind: habit.kind, minuteOfDay, description } : undefined;
}

/**
 * The demo member's meals on a day: up to five, in order, and always the same for the same date.
 * @param date local date, `YYYY-MM-DD`
 * @param mayForget whether the day may be one without a log
 */
export function planDay(date: string, mayForget: boolean): readonly PlannedMeal[] {
  const random = seededRandom(date);
  const forgets = random() < UNLOGGED_DAYS;
  if (forgets && mayForget) return [];
  const weekend = isWeekend(date);
  return HABITS.map((habit) => meal(random, habit, weekend)).filter((planned) => planned !== undefined);
}

const RECENT_DAYS = 2;

/** Creates the demo member's meals; each description is analyzed once and cached. */
export class DemoKitchen {
  readonly #index: FoodIndex;
  readonly #analysed = new Map<string, MealAnalysis>();

  constructor(index: FoodIndex) {
    this.#index = index;
  }

  #analysis(description: string): MealAnalysis {
    const known = this.#analysed.get(description) ?? analyzeMeal(description, this.#index);
    this.#analysed.set(description, known);
    return known;
  }

  #meal(date: string, timeZone: string, { kind, minuteOfDay, description }: PlannedMeal): MealInput {
    const eatenAtMs = momentOf(date, minuteOfDay, timeZone);
    const random = seededRandom(`${date} ${minuteOfDay} ${description}`);
    // Stable ids: adding the same rows twice has no effect.
    const id = () =>
      uuidV7(
        eatenAtMs,
        Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256)),
      );
    return {
      id: id(),
      eatenAt: new Date(eatenAtMs).toISOString(),
      timeZone,
      kind,
      source: 'text',
      description,
      items: this.#analysis(description).items.map((item) => ({ id: id(), ...loggedItem(item) })),
    };
  }

  /** The meals of a local day that were logged by `untilMs`. */
  mealsOf(date: string, timeZone: string, untilMs: number): readonly MealInput[] {
    // The last days always have data, for visitors who look around today.
    const mayForget = daysBetween(date, localDate(untilMs, timeZone)) > RECENT_DAYS;
    return planDay(date, mayForget)
      .map((planned) => this.#meal(date, timeZone, planned))
      .filter(({ eatenAt, items }) => Date.parse(eatenAt) <= untilMs && items.length > 0);
  }

  /** Everything eaten on a day, logged or not, because it all affects the body. */
  eatenOn(date: string, timeZone: string): EatenDay {
    const meals = planDay(date, false).map(({ minuteOfDay, description }) => {
      const { total } = this.#analysis(description);
      return {
        atMs: momentOf(date, minuteOfDay, timeZone),
        dish: description,
        energyKcal: total.energyKcal?.value ?? 0,
        carbsG: total.carbsG?.value ?? 0,
        proteinG: total.proteinG?.value ?? 0,
        fiberG: total.fiberG?.value ?? 0,
      };
    });
    return { energyKcal: meals.reduce((sum, { energyKcal }) => sum + energyKcal, 0), meals };
  }
}
