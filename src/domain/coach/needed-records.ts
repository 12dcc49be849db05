import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { EntryList } from '#domain/query/record-source.ts';
import { isAverageOfPart, periodOf } from '#domain/query/periods.ts';
import { MASS_DAYS } from '#domain/query/derived-values.ts';
import { filtersOf } from '#domain/query/record-filter.ts';
import { spanOf, type Span } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import { listsByDay, type DailyList } from './daily-lists.ts';
import { namedFoods } from './named-foods.ts';

/** The records that queries are answered from. */
export interface NeededRecords {
  readonly span: Span;
  /** Lists with the fields that are read. */
  readonly fields: ReadonlyMap<EntryList, ReadonlySet<string>>;
  /** Lists that are read as sums or averages of days. */
  readonly byDay: ReadonlySet<DailyList>;
  /** Parts of food names, if only foods that contain one of them matter; undefined if all foods do. */
  readonly namedFoods: readonly string[] | undefined;
  /** Whether days of the food log are complete or partial. */
  readonly needsDayStates: boolean;
  /** Whether anything is compared with a target. */
  readonly needsTargets: boolean;
  /** Days with any record count as 0 if they lack what is counted. */
  readonly needsTrackedDays: boolean;
}

/** Longest fast whose readings are found on its first day. */
const MAX_FAST_DAYS = 10;

const fieldsOf = ({
  list,
  field,
  derived,
}: Metric): readonly (readonly [Metric['list'], string | null])[] => {
  if (derived?.by === 'energy-share')
    return [
      ['foods', derived.nutrient],
      ['foods', 'energyKcal'],
    ];
  if (derived?.by === 'per-mass')
    return [
      ['foods', derived.nutrient],
      ['weights', 'massKg'],
    ];
  if (derived?.by === 'body-part')
    return [
      ['days', 'bodyFatPercent'],
      ['weights', 'massKg'],
    ];
  if (field === 'at') return [[list, null]];
  if (derived?.by === 'pace')
    return [
      [list, 'durationMin'],
      [list, 'distanceM'],
    ];
  const whole = derived?.by === 'target-share' ? findMetric(derived.metric) : undefined;
  return [[list, whole ? whole.field : field]];
};

const metricsOf = (query: Query): readonly Metric[] => {
  const { metric, when = [], any = [], pair, at, versus } = query;
  return [
    metric,
    ...(pair ? [pair.metric] : []),
    ...any.map((condition) => condition.metric),
    ...filtersOf(query).flatMap(({ having = [] }) => having.map((each) => each.metric)),
    ...when.map((condition) => condition.metric),
    ...(versus?.when ?? []).map((condition) => condition.metric),
    ...(at ? [at.metric] : []),
    ...(versus?.at ? [versus.at.metric] : []),
  ].flatMap((key) => findMetric(key) ?? []);
};

const isOfTarget = ({ list, derived }: Metric): boolean =>
  list === 'targets' || derived?.by === 'target-share';

const comparesWithTarget = ({ target, threshold, when = [], any = [], versus }: Query): boolean =>
  target !== undefined ||
  [threshold, ...[...when, ...any, ...(versus?.when ?? [])].map(({ comparison }) => comparison)].some(
    (each) => each?.value === 'target',
  );

/** Whether days are evaluated. Of single records, as in “my last blood test”, none is 0. */
function isByDay(query: Query): boolean {
  const metric = findMetric(query.metric);
  const period = metric && periodOf(query, metric);
  return query.pair !== undefined || query.at !== undefined || (period !== 'record' && period !== 'meal');
}

const countsRecordsByDay = ({ metric, threshold, aggregate }: Query): boolean =>
  findMetric(metric)?.field === null && (threshold !== undefined || aggregate !== 'count');

function joined(spans: readonly Span[]): Span {
  const isOpen = spans.some(({ from }) => from === null);
  const froms = spans.flatMap(({ from }) => from ?? []).toSorted();
  const tos = spans.flatMap(({ to }) => to ?? []).toSorted();
  return { from: isOpen ? null : (froms[0] ?? null), to: tos.at(-1) ?? null };
}

function averagesPartOfDays(query: Query): boolean {
  const metric = findMetric(query.metric);
  return metric !== undefined && isAverageOfPart(query, metric);
}

/** Records that answer all of the queries, so only these are read from the database. */
export function neededRecords(queries: readonly Query[], today: string): NeededRecords {
  const fields = new Map<EntryList, Set<string>>();
  const need = (list: EntryList, field: string | null): void => {
    const known = fields.get(list) ?? new Set<string>();
    if (field !== null) known.add(field);
    fields.set(list, known);
  };
  const metrics = queries.flatMap(metricsOf);
  for (const metric of metrics)
    for (const [list, field] of fieldsOf(metric)) if (list !== 'targets') need(list, field);
  const needsDayStates =
    metrics.some(({ days }) => days === 'complete') ||
    queries.some((query) => query.isMissing ?? averagesPartOfDays(query));
  const isAfterMeals = queries.flatMap(filtersOf).some(({ afterMeal }) => afterMeal !== undefined);
  const isOfPeaks = queries.some(({ metric, per }) => metric === 'glucoseMgdl' && per === 'meal');
  if (needsDayStates || isAfterMeals || isOfPeaks) need('foods', null);
  const isOfFasts = queries.flatMap(filtersOf).some(({ isFasting }) => isFasting !== undefined);
  if (isOfFasts) need('fasts', 'hours');
  const isOfMass = metrics.some(({ derived }) => derived?.by === 'per-mass' || derived?.by === 'body-part');
  const windows: readonly Window[] = queries.flatMap(({ window, versus }) => [
    window,
    versus?.window ?? window,
  ]);
  const { from, to } = joined(windows.map((window) => spanOf(window, today)));
  return {
    // Conditions may refer to the previous day.
    span: {
      from: from === null ? null : addDays(from, isOfMass ? -MASS_DAYS : -1),
      // A fast is recorded on the day it ends.
      to: isOfFasts && to !== null ? addDays(to, MAX_FAST_DAYS) : to,
    },
    fields,
    byDay: listsByDay(queries),
    namedFoods: namedFoods(queries),
    needsDayStates,
    needsTargets: metrics.some(isOfTarget) || queries.some(comparesWithTarget),
    needsTrackedDays: queries.some(
      (query) => query.any !== undefined || (isByDay(query) && countsRecordsByDay(query)),
    ),
  };
}
