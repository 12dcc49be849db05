import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { completeDays } from '#domain/query/values.ts';
import { slicedBy, type Span } from '#domain/query/windows.ts';

/** When a member eats, on complete days. Minutes after local midnight. */
export interface MealTiming {
  readonly days: number;
  readonly firstMinute: number;
  readonly lastMinute: number;
  /** Energy by kind of meal, kcal a day; kinds that were never eaten are left out. */
  readonly kinds: readonly { readonly kind: MealKind; readonly energyKcal: number }[];
}

const minuteOf = (at: string): number => Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));

/** Average time of the first and the last meal, and the energy of each kind. @returns undefined without complete days */
export function mealTiming(source: RecordSource, span: Span): MealTiming | undefined {
  const complete = completeDays(source);
  const eaten = slicedBy(source.entries.meals, span).filter(
    ({ date, at }) => at !== null && complete.has(date),
  );
  const days = [...Map.groupBy(eaten, ({ date }) => date).values()];
  const minutes = days.map((meals) => meals.flatMap(({ at }) => (at === null ? [] : [minuteOf(at)])));
  const firstMinute = meanOf(minutes.map((each) => Math.min(...each)));
  const lastMinute = meanOf(minutes.map((each) => Math.max(...each)));
  if (firstMinute === undefined || lastMinute === undefined) return undefined;
  const kinds = MEAL_KINDS.flatMap((kind) => {
    const energies = eaten.flatMap((meal) => (meal.kind === kind ? [meal.values['energyKcal'] ?? 0] : []));
    const energyKcal = energies.reduce((sum, value) => sum + value, 0) / days.length;
    return energies.length === 0 ? [] : [{ kind, energyKcal }];
  });
  return { days: days.length, firstMinute, lastMinute, kinds };
}
