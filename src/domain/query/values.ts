import { completenessOf, isWholeDay } from '#domain/meals/day/day-state.ts';
import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Value } from './aggregate.ts';
import type { RecordFilter } from './query.ts';
import { clockOf, mealGaps } from './clock-values.ts';
import { addDays } from '#domain/time/local-date.ts';
import { recordTest } from './record-filter.ts';
import type { Entry, RecordSource } from './record-source.ts';
import { slicedBy, type Span } from './windows.ts';

export const isMealKind = (kind: string | null): kind is MealKind =>
  MEAL_KINDS.some((known) => known === kind);

// Caches values, because many queries read the same source.
const completeOf = new WeakMap<RecordSource, ReadonlySet<string>>();

/** Days with a complete food log: marked complete or fasted by the member, or with two of breakfast, lunch and dinner. */
export function completeDays(source: RecordSource): ReadonlySet<string> {
  const known = completeOf.get(source);
  if (known) return known;
  const days = findCompleteDays(source);
  completeOf.set(source, days);
  return days;
}

function findCompleteDays(source: RecordSource): ReadonlySet<string> {
  const { dayStates, entries, today, isTodayOver } = source;
  const kindsOf = new Map<string, MealKind[]>();
  for (const { date, kind } of entries.meals) {
    if (!isMealKind(kind)) continue;
    const kinds = kindsOf.get(date);
    if (kinds) kinds.push(kind);
    else kindsOf.set(date, [kind]);
  }
  const days = new Set<string>();
  const addIfWhole = (date: string, kinds: readonly MealKind[]): void => {
    const stated = dayStates.get(date) ?? null;
    if (isWholeDay(completenessOf(stated, kinds, isTodayOver || date < today))) days.add(date);
  };
  for (const [date, kinds] of kindsOf) addIfWhole(date, kinds);
  for (const date of dayStates.keys()) if (!kindsOf.has(date)) addIfWhole(date, []);
  return days;
}

/** Minutes a kilometer. */
function paceOf({ durationMin, distanceM }: Entry['values']): number | undefined {
  return durationMin !== undefined && distanceM !== undefined && durationMin > 0 && distanceM > 0
    ? durationMin / (distanceM / 1000)
    : undefined;
}

function numberOf(metric: Metric, entry: Entry): number | undefined {
  const { field, derived, each } = metric;
  const { values } = entry;
  if (derived?.by === 'pace') return paceOf(values);
  if (derived?.by === 'clock') return clockOf(metric, entry);
  if (field === null) return 1;
  const value = values[field] ?? metric.fromPanel?.(values);
  return value === undefined || each === undefined ? value : value / each;
}

/** Records of a metric, one value each. `meal` sums the foods of a meal. */
export function recordValues(
  metric: Metric,
  source: RecordSource,
  {
    span,
    where,
    isMeal,
  }: { readonly span: Span; readonly where?: RecordFilter | undefined; readonly isMeal?: boolean },
): readonly Value[] {
  if (metric.list === 'targets') return [];
  const isOfMeals = metric.key === 'meals' || (metric.key === 'mealTime' && where?.food === undefined);
  const list = (isMeal === true && metric.list === 'foods') || isOfMeals ? 'meals' : metric.list;
  const isKept = recordTest(where, source, span);
  if (metric.derived?.by === 'meal-gap') return mealGaps(source, span).filter(({ entry }) => isKept(entry));
  const isPace = metric.derived?.by === 'pace';
  const values: Value[] = [];
  // A loop, because a report reads hundreds of thousands of values.
  for (const entry of slicedBy(source.entries[list], span)) {
    const value = numberOf(metric, entry);
    if (value === undefined || !isKept(entry)) continue;
    const { date } = entry;
    // The pace of several runs is their total time over their total distance.
    values.push(
      isPace ? { date, entry, value, weight: entry.values['distanceM'] ?? 0 } : { date, entry, value },
    );
  }
  return values;
}

/** One value per day. @param records in order, so those of a day are adjacent */
export function perDay({ perDay: how }: Metric, records: readonly Value[]): readonly Value[] {
  const days: Value[] = [];
  let [sum, count] = [0, 0];
  // By index: pairs of ten years of records are a tenth of an answer's garbage.
  for (let at = 0; at < records.length; at += 1) {
    const { date, value } = records[at] as Value;
    sum = how === 'last' ? value : sum + value;
    count += 1;
    if (records[at + 1]?.date === date) continue;
    days.push({ date, entry: null, value: how === 'mean' ? sum / count : sum });
    [sum, count] = [0, 0];
  }
  return days;
}

/** Lists that don't make a day tracked: a blood test isn’t logged day by day, and a dose may only be scheduled. */
const UNTRACKED_LISTS: ReadonlySet<string> = new Set(['blood', 'supplements']);

/** Days with any record. */
export const trackedDays = (
  { entries }: RecordSource,
  span: Span,
  only?: Metric['list'],
): readonly string[] => {
  const days = new Set<string>();
  for (const [list, some] of Object.entries(entries))
    if (!UNTRACKED_LISTS.has(list) && list === (only ?? list))
      for (const { date } of slicedBy(some, span)) days.add(date);
  return [...days];
};

/** All days from the first record on: on a day without any, there was no workout either. */
export function calendarDays(source: RecordSource, span: Span): readonly string[] {
  const tracked = trackedDays(source, { from: null, to: span.to }).toSorted();
  const first = tracked[0];
  if (first === undefined || span.to === null) return [];
  const from = span.from === null || span.from < first ? first : span.from;
  const days: string[] = [];
  for (let date = from; date <= span.to; date = addDays(date, 1)) days.push(date);
  return days;
}
