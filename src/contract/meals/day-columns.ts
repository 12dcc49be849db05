import { z } from 'zod';
import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import { DAY_STATES, MEAL_KINDS } from '#domain/meals/meal.ts';
import { localDate } from '#contract/shared/time.ts';

/** How completely the member says a day was logged; null if they didn't. */
export const dayState = z.enum(DAY_STATES).nullable();

const figures = z.array(z.number().nullable());

/** A range of days as columns, each starting with the day `from`. A year as objects would take three times as long. */
export const dayColumns = z.object({
  from: localDate,
  mealCounts: z.array(z.number()),
  /** The kinds of each day's meals, each once. */
  kinds: z.array(z.array(z.enum(MEAL_KINDS))),
  states: z.array(dayState),
  /** Best value and bounds of each day; null if none of its meals reports the nutrient. */
  totals: z.record(z.enum(SUMMARY_NUTRIENTS), z.object({ values: figures, lows: figures, highs: figures })),
});

export type DayColumns = z.infer<typeof dayColumns>;
