import { customType } from 'drizzle-orm/pg-core';
import type { DayColumns } from '#contract/meals/day-columns.ts';
import { SUMMARY_NUTRIENTS } from '#domain/meals/day/day-summaries.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { EstimateSum, MEAL_CORRELATION } from '#domain/meals/nutrients/sum-nutrients.ts';

/**
 * A meal's main nutrients as stored: value, low, and high of each of `SUMMARY_NUTRIENTS` in turn, null if unknown. A year of meals is
 * parsed three times faster this way than as objects.
 */
export type SummaryFigures = readonly (number | null | undefined)[];

const figuresOf = (total: NutrientEstimates): SummaryFigures =>
  SUMMARY_NUTRIENTS.flatMap((key) => {
    const { value = null, low = null, high = null } = total[key] ?? {};
    return [value, low, high];
  });

const isFigure = (figure: number | null | undefined): figure is number => typeof figure === 'number';

const estimatesOf = (figures: SummaryFigures): NutrientEstimates =>
  Object.fromEntries(
    SUMMARY_NUTRIENTS.flatMap((key, at): [string, Estimate][] => {
      const [value, low, high] = figures.slice(3 * at, 3 * at + 3);
      return isFigure(value) && isFigure(low) && isFigure(high) ? [[key, { value, low, high }]] : [];
    }),
  );

/** A column of a meal's main nutrients. */
export const mealSummary = customType<{ data: NutrientEstimates; driverData: SummaryFigures | string }>({
  dataType: () => 'json',
  toDriver: (total) => JSON.stringify(figuresOf(total)),
  fromDriver: (stored) => estimatesOf(typeof stored === 'string' ? JSON.parse(stored) : stored),
});

/** Rounds sums, because all digits would make a year's response a third longer. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** A nutrient of each day. @param first place of its value in the figures */
function sumByDay(
  summaries: readonly SummaryFigures[],
  mealCounts: readonly number[],
  first: number,
): DayColumns['totals']['energyKcal'] {
  const column: DayColumns['totals']['energyKcal'] = { values: [], lows: [], highs: [] };
  const sum = new EstimateSum();
  let next = 0;
  for (const mealCount of mealCounts) {
    sum.clear();
    let isKnown = false;
    for (const end = next + mealCount; next < end; next += 1) {
      const figures = summaries[next];
      const value = figures?.[first];
      const low = figures?.[first + 1];
      const high = figures?.[first + 2];
      if (!isFigure(value) || !isFigure(low) || !isFigure(high)) continue;
      sum.add(value, low, high);
      isKnown = true;
    }
    const total = isKnown ? sum.total(MEAL_CORRELATION) : undefined;
    column.values.push(total ? toHundredths(total.value) : null);
    column.lows.push(total ? toHundredths(total.low) : null);
    column.highs.push(total ? toHundredths(total.high) : null);
  }
  return column;
}

/**
 * Totals of days, without an object for each figure.
 * @param summaries of all days' meals, in order
 * @param mealCounts number of meals of each day
 */
export const totalsByDay = (
  summaries: readonly SummaryFigures[],
  mealCounts: readonly number[],
): DayColumns['totals'] => {
  const column = (key: (typeof SUMMARY_NUTRIENTS)[number]) =>
    sumByDay(summaries, mealCounts, 3 * SUMMARY_NUTRIENTS.indexOf(key));
  return {
    energyKcal: column('energyKcal'),
    proteinG: column('proteinG'),
    carbsG: column('carbsG'),
    fatG: column('fatG'),
    fiberG: column('fiberG'),
  };
};
