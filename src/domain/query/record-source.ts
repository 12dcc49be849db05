import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { DayState } from '#domain/meals/meal.ts';
import type { RecordList } from '#domain/metrics/metric.ts';

/** Day of records that only stand for their kind, to understand questions without reading all records. */
export const SAMPLE_DATE = '2000-01-01';

/** One thing a member logged, or the figures of one day. */
export interface Entry {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local time, `YYYY-MM-DDTHH:MM:SS`; null if only the day is known. */
  readonly at: string | null;
  /** Type of a workout, kind of a meal, or name of a supplement. */
  readonly kind: string | null;
  /** Name of a food, or the only ingredient of a supplement. */
  readonly name: string | null;
  readonly values: Readonly<Record<string, number>>;
  /** Of a food, its meal: tells two meals of the same kind and time apart. */
  readonly meal?: number;
  /** How many records it sums, if more than one may. */
  readonly count?: number;
}

export type EntryList = Exclude<RecordList, 'targets'> | 'meals';

/** A member's records as plain data, oldest first: the same on server and browser, in commands and tests. */
export interface RecordSource {
  /** Local day. */
  readonly today: string;
  /** False while today’s food log may still grow. */
  readonly isTodayOver: boolean;
  readonly entries: Readonly<Record<EntryList, readonly Entry[]>>;
  /** The member's own statement about a day’s food log. */
  readonly dayStates: ReadonlyMap<string, DayState>;
  /** Today's targets, by metric. */
  readonly targets: Readonly<Record<string, number>>;
  /** Targets of other days, by metric, as far as they may differ from today's. */
  readonly dayTargets: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Glucose range of the member, mg/dL. */
  readonly glucoseRange: readonly [number, number];
}

type SourceParts = Partial<Omit<RecordSource, 'entries' | 'today'>> & {
  readonly today: string;
  /** Meals are summed from foods unless they are given. */
  readonly entries?: Partial<Readonly<Record<EntryList, readonly Entry[]>>>;
};

/** A metric's target on a day; undefined if it has none. */
export const targetOn = (
  { targets, dayTargets }: Pick<RecordSource, 'targets' | 'dayTargets'>,
  metric: string,
  date: string,
): number | undefined => dayTargets.get(date)?.[metric] ?? targets[metric];

const timeOf = ({ at, date }: Entry): string => at ?? date;

/** Entries mostly arrive in order, and checking that takes half as long as sorting ten years of readings. */
function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const isInOrder = entries.every((entry, at) => {
    const before = entries[at - 1];
    return before === undefined || timeOf(before) <= timeOf(entry);
  });
  if (isInOrder) return entries;
  return entries.toSorted((one, other) => {
    const a = timeOf(one);
    const b = timeOf(other);
    return a < b ? -1 : a > b ? 1 : 0;
  });
}

const sum = (records: readonly Entry[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const { values } of records)
    for (const key in values) totals[key] = (totals[key] ?? 0) + (values[key] ?? 0);
  return totals;
};

const isOneMeal = (one: Entry, other: Entry): boolean =>
  one.at === other.at && one.kind === other.kind && one.date === other.date && one.meal === other.meal;

/** The same for all foods of a meal. */
export const mealKey = ({ at, date, kind, meal }: Entry): string =>
  `${at ?? date} ${kind ?? ''}${meal === undefined ? '' : ` ${meal}`}`;

const unnamed = (entry: Entry): Entry => (entry.name === null ? entry : { ...entry, name: null });

/** Foods eaten at the same time as the same kind of meal form a meal, unless they were logged as two. @param foods in order, so those of a time are adjacent */
function mealsOf(foods: readonly Entry[]): readonly Entry[] {
  const meals: Entry[] = [];
  let from = 0;
  for (const [at, food] of foods.entries()) {
    const next = foods[at + 1];
    if (next && timeOf(next) === timeOf(food)) continue;
    // Nothing to group, like most meals of ten years.
    if (at === from) meals.push(unnamed(food));
    else meals.push(...mealsAtTime(foods.slice(from, at + 1)));
    from = at + 1;
  }
  return meals;
}

function mealsAtTime(foods: readonly Entry[]): readonly Entry[] {
  const meals: [Entry, ...Entry[]][] = [];
  for (const food of foods) {
    const own = meals.find(([first]) => isOneMeal(first, food));
    if (own) own.push(food);
    else meals.push([food]);
  }
  return meals.map((items) =>
    items.length > 1 ? { ...items[0], name: null, values: sum(items) } : unnamed(items[0]),
  );
}

/** Sorts records, sums meals and fills in missing lists. */
export function recordSource({ entries = {}, ...parts }: SourceParts): RecordSource {
  const list = (name: EntryList): readonly Entry[] => inOrder(entries[name] ?? []);
  const foods = list('foods');
  return {
    isTodayOver: true,
    dayStates: new Map(),
    targets: {},
    dayTargets: new Map(),
    glucoseRange: TIME_IN_RANGE_MGDL,
    ...parts,
    entries: {
      days: list('days'),
      workouts: list('workouts'),
      foods,
      meals: entries.meals ? list('meals') : mealsOf(foods),
      drinks: list('drinks'),
      weights: list('weights'),
      fasts: list('fasts'),
      glucose: list('glucose'),
      blood: list('blood'),
      supplements: list('supplements'),
    },
  };
}
