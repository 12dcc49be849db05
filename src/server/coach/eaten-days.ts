import { asc, sql } from 'drizzle-orm';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { addDays } from '#domain/time/local-date.ts';
import { amountsFrom, mealAmounts } from '#server/meals/total-queries.ts';
import { meals } from '#server/meals/tables.ts';
import { localTime, ofSpan, type EntryQuery } from './entry-rows.ts';

/** Days whose meals are in memory at a time: a year of totals takes several megabytes. */
const DAYS_AT_ONCE = 184;

/** What was eaten on some days: meals with only kind, time and energy, and the totals of all nutrients by day. */
export interface EatenDays {
  readonly meals: readonly Entry[];
  readonly foods: readonly Entry[];
}

// One row per meal: parsing totals in the database takes ten times as long, and parsed totals of a year fill the heap.
const rowsOf = (query: EntryQuery) =>
  query.db
    .select({
      date: meals.localDate,
      at: sql<string>`${localTime(meals.eatenAt, meals.timeZone)}`,
      kind: meals.kind,
      amounts: mealAmounts,
    })
    .from(meals)
    .where(ofSpan(meals, query))
    .orderBy(asc(meals.localDate), asc(meals.eatenAt));

const windowsOf = ({ span }: EntryQuery, today: string): EntryQuery['span'][] => {
  const { from, to } = span;
  if (from === null) return [span];
  const last = to ?? today;
  const windows: EntryQuery['span'][] = [];
  for (let first = from; first <= last; first = addDays(first, DAYS_AT_ONCE)) {
    const end = addDays(first, DAYS_AT_ONCE - 1);
    windows.push({ from: first, to: end < last ? end : last });
  }
  return windows;
};

/** Sums by day what was eaten, for figures of whole days. */
export async function eatenDays(query: EntryQuery & { readonly today: string }): Promise<EatenDays> {
  const ofDays = new Map<string, Record<string, number>>();
  const eaten: Entry[] = [];
  for (const span of windowsOf(query, query.today))
    for (const { date, at, kind, amounts } of await rowsOf({ ...query, span })) {
      const sums = ofDays.get(date) ?? {};
      ofDays.set(date, sums);
      const eatenAmounts = amountsFrom(amounts ?? '');
      // A loop over keys, because building lists of pairs takes as long as parsing the text.
      for (const key in eatenAmounts) sums[key] = (sums[key] ?? 0) + (eatenAmounts[key as NutrientKey] ?? 0);
      const { energyKcal } = eatenAmounts;
      eaten.push({
        date,
        at,
        kind,
        name: null,
        meal: eaten.length,
        values: energyKcal === undefined ? {} : { energyKcal },
      });
    }
  return {
    meals: eaten,
    foods: [...ofDays].map(([date, values]) => ({ date, at: null, kind: null, name: null, values })),
  };
}
