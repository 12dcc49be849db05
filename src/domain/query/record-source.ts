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
  readonly targets: Readonly<Record<string, number>>;
  /** Glucose range of the member, mg/dL. */
  readonly glucoseRange: readonly [number, number];
}

type SourceParts = Partial<Omit<RecordSource, 'entries' | 'today'>> & {
  readonly today: string;
  /** Meals are summed from foods unless they are given. */
  readonly entries?: Partial<Readonly<Record<EntryList, readonly Entry[]>>>;
};

const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => {
    const [a, b] = [one.at ?? one.date, other.at ?? other.date];
    return a < b ? -1 : a > b ? 1 : 0;
  });

const sum = (records: readonly Entry[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const { values } of records)
    for (const key in values) totals[key] = (totals[key] ?? 0) + (values[key] ?? 0);
  return totals;
};

/** Foods eaten at the same time as the same kind of meal form a meal. */
const mealsOf = (foods: readonly Entry[]): readonly Entry[] =>
  [...Map.groupBy(foods, ({ date, at, kind }) => `${date} ${at} ${kind}`).values()].flatMap((items) =>
    items[0] ? [{ ...items[0], name: null, values: items.length === 1 ? items[0].values : sum(items) }] : [],
  );

/** Sorts records, sums meals and fills in missing lists. */
export function recordSource({ entries = {}, ...parts }: SourceParts): RecordSource {
  const list = (name: EntryList): readonly Entry[] => inOrder(entries[name] ?? []);
  const foods = list('foods');
  return {
    isTodayOver: true,
    dayStates: new Map(),
    targets: {},
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
