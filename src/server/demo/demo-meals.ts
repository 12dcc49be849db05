import type { MealInput } from '#contract/meals/meals.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { MealAnalysis } from '#domain/meals/analysis.ts';
import { analyzeMeal } from '#domain/meals/analyze-meal.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { momentOf } from './moment.ts';
import { planDay, type PlannedMeal } from './plan-day.ts';
import { seededRandom } from './random.ts';
import type { EatenDay } from './simulate-days.ts';

const RECENT_DAYS = 2;

/** Makes the demo member's meals; each description is analysed once, then remembered. */
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
    // The same ids every time: what is added twice is there once.
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
      items: this.#analysis(description).items.map(({ foodId, words, amount, unit, grams, confidence }) => ({
        id: id(),
        foodId,
        words,
        amount,
        unit,
        grams: { ...grams },
        confidence,
      })),
    };
  }

  /** The meals of a local day that were logged by `untilMs`. */
  mealsOf(date: string, timeZone: string, untilMs: number): readonly MealInput[] {
    // Who looks around today should find the last days filled.
    const mayForget = daysBetween(date, localDate(untilMs, timeZone)) > RECENT_DAYS;
    return planDay(date, mayForget)
      .map((planned) => this.#meal(date, timeZone, planned))
      .filter(({ eatenAt, items }) => Date.parse(eatenAt) <= untilMs && items.length > 0);
  }

  /** Everything that is eaten on a day, logged or not: the body counts it all. */
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
