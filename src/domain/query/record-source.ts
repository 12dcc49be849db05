import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { DayState } from '#domain/meals/meal.ts';
import type { RecordList } from '#domain/metrics/metric.ts';

/** One thing a member logged, or the figures of one day. */
export interface Entry {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Local time, `YYYY-MM-DDTHH:MM:SS`; null if only the day is known. */
  readonly at: string | null;
  /** Type of a workout, or kind of a meal. */
  readonly kind: string | null;
  /** Name of a food. */
  readonly name: string | null;
  readonly values: Readonly<Record<string, number>>;
  /** How many records it sums, if more than one may. */
  readonly count?: number;
}

export type EntryList = Exclude<RecordList, 'targets'> | 'meals';

/** A member's records as plain data, oldest first: the same on server and browser, in commands and tests. */
export interface RecordSource {
  /** Local day. */
  readonly today: string;
  /** False while today's diary may still grow. */
  readonly isTodayOver: boolean;
  readonly entries: Readonly<Record<EntryList, readonly Entry[]>>;
  /** The member's own statement about a day's diary. */
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
  one.at === other.at && one.kind === other.kind && one.date === other.date;

const mealOf = (items: readonly [Entry, ...Entry[]]): Entry => {
  const [first] = items;
  if (items.length > 1) return { ...first, name: null, values: sum(items) };
  return first.name === null ? first : { ...first, name: null };
};

/** Foods eaten at the same time as the same kind of meal form a meal. @param foods in order, so those of a time are adjacent */
function mealsOf(foods: readonly Entry[]): readonly Entry[] {
  const meals: [Entry, ...Entry[]][] = [];
  let mealsAtTime: [Entry, ...Entry[]][] = [];
  for (const food of foods) {
    if (mealsAtTime[0] && timeOf(mealsAtTime[0][0]) !== timeOf(food)) mealsAtTime = [];
    const own = mealsAtTime.find(([first]) => isOneMeal(first, food));
    if (own) own.push(food);
    else {
      const meal: [Entry] = [food];
      mealsAtTime.push(meal);
      meals.push(meal);
    }
  }
  return meals.map(mealOf);
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
      meals: mealsOf(entries.meals ? list('meals') : foods),
      drinks: list('drinks'),
      weights: list('weights'),
      fasts: list('fasts'),
      glucose: list('glucose'),
      blood: list('blood'),
    },
  };
}
