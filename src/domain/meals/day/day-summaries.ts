import { addDays } from '#domain/time/local-date.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import type { DayState, MealKind } from '#domain/meals/meal.ts';

/** Nutrients reported for a range of days; a single day reports all. */
export const SUMMARY_NUTRIENTS = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const;

type SummaryNutrient = (typeof SUMMARY_NUTRIENTS)[number];
type Figures = readonly (number | null)[];

/** A range of days as columns, starting with the day `from`. */
interface Columns {
  readonly from: string;
  readonly mealCounts: readonly number[];
  readonly kinds: readonly (readonly MealKind[])[];
  readonly states: readonly (DayState | null)[];
  readonly totals: Readonly<
    Record<SummaryNutrient, { readonly values: Figures; readonly lows: Figures; readonly highs: Figures }>
  >;
}

type Total = { [K in SummaryNutrient]?: Estimate };

/** One day of a range. `total` is null if nothing was logged: unknown, not zero. */
export interface DaySummary {
  readonly date: string;
  readonly mealCount: number;
  readonly kinds: readonly MealKind[];
  readonly state: DayState | null;
  readonly total: Readonly<Total> | null;
}

function totalOn(totals: Columns['totals'], at: number): Total {
  const total: Total = {};
  for (const key of SUMMARY_NUTRIENTS) {
    const { values, lows, highs } = totals[key];
    const [value, low, high] = [values[at], lows[at], highs[at]];
    if (typeof value === 'number' && typeof low === 'number' && typeof high === 'number')
      total[key] = { value, low, high };
  }
  return total;
}

/** Splits a range into its days. */
export const daySummaries = ({ from, mealCounts, kinds, states, totals }: Columns): DaySummary[] =>
  mealCounts.map((mealCount, at) => ({
    date: addDays(from, at),
    mealCount,
    kinds: kinds[at] ?? [],
    state: states[at] ?? null,
    total: mealCount === 0 ? null : totalOn(totals, at),
  }));
