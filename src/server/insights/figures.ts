import { type DayRange, untilToday } from '#domain/time/day-range.ts';
import { sql } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeFigures, activeFiguresNow, memberFigures } from './day-figures.ts';
import type { DayFigure, DayMetric } from './metrics.ts';
import { firstDay, rolledThrough } from './roll-up.ts';

/** A range's figure by source, campaign or feature. `settled`: only days whose sign-ups are at least seven days old. */
type PartSum = {
  readonly metric: DayMetric;
  readonly part: string;
  readonly value: number;
  readonly settled: number;
};

type PageSum = { readonly path: string; readonly visitors: number; readonly views: number };

/** Inputs of the statistics: each day by metric, and the requested range by part and page. */
export interface Figures {
  readonly countedSince: string | null;
  readonly valueOf: (day: string, metric: DayMetric) => number;
  readonly partsOf: (
    metric: DayMetric,
  ) => ReadonlyMap<string, { readonly value: number; readonly settled: number }>;
  readonly pages: readonly PageSum[];
}

interface ComparedRange extends DayRange {
  /** First day of the comparison range. */
  readonly beforeFrom: string;
  /** Today (UTC), which is incomplete. */
  readonly today: string;
}

const lastSettled = (today: string): string => addDays(today, -ACTIVATION_DAYS - 1);

async function storedFigures(db: Db, { from, to, beforeFrom, today }: ComparedRange) {
  const [days, parts, pages] = await Promise.all([
    // One row per day with all figures, because transferring many rows takes longer than summing them.
    db.execute<{ day: string; sums: Partial<Record<DayMetric, number>> }>(sql`
      select day, json_object_agg(metric, value) as sums from (
        select day, metric, sum(value)::int as value from statistic_days
        where day between ${beforeFrom} and ${to}
          and metric in ('views', 'visitors', 'sign-ups', 'activated', 'active-1', 'active-7', 'active-30')
        group by day, metric
      ) as figures group by day`),
    db.execute<PartSum>(sql`
      select metric, part, sum(value)::float8 as value,
        coalesce(sum(value) filter (where day <= ${lastSettled(today)}), 0)::float8 as settled
      from statistic_days where day between ${from} and ${to} and part <> '' and metric <> 'cohort-active'
      group by metric, part`),
    db.execute<PageSum>(sql`
      select path, sum(views)::float8 as views, sum(visitors)::float8 as visitors
      from visit_days where day between ${from} and ${to} group by path`),
  ]);
  return { days: days.rows, parts: parts.rows, pages: pages.rows };
}

/** Members' activity on days without a rollup: today, and yesterday just after midnight. Visits are rolled up as they arrive. */
async function liveFigures(db: Db, range: DayRange, today: string): Promise<readonly DayFigure[]> {
  const active = range.from === today ? activeFiguresNow(today) : activeFigures(range);
  const [members, actives] = await Promise.all([
    db.execute<DayFigure>(memberFigures(range)),
    db.execute<DayFigure>(active),
  ]);
  return [...members.rows, ...actives.rows];
}

const earliest = (...days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

/** Days of a range without a rollup. */
function liveRange({ beforeFrom, to, today }: ComparedRange, through: string | null): DayRange | undefined {
  const from = through === null || addDays(through, 1) < beforeFrom ? beforeFrom : addDays(through, 1);
  const live = untilToday({ from, to }, today);
  return from > live.to ? undefined : live;
}

/** Everything the statistics of a range need: visits and past days from rollups, the others live. */
export async function figuresOf(db: Db, asked: ComparedRange): Promise<Figures> {
  const through = await rolledThrough(db);
  const range = liveRange(asked, through);
  const [stored, live, since, keptSince] = await Promise.all([
    storedFigures(db, asked),
    range && liveFigures(db, range, asked.today),
    firstDay(db),
    db.execute<{ day: string | null }>(sql`
      select min(day)::text as day from statistic_days where metric in ('visitors', 'sign-ups', 'feature-members')`),
  ]);
  const days = new Map(stored.days.map(({ day, sums }) => [day, sums]));
  const parts = new Map<DayMetric, Map<string, { value: number; settled: number }>>();
  const addPart = ({ metric, part, value, settled }: PartSum) => {
    const ofMetric = parts.get(metric) ?? new Map<string, { value: number; settled: number }>();
    const was = ofMetric.get(part) ?? { value: 0, settled: 0 };
    parts.set(metric, ofMetric.set(part, { value: was.value + value, settled: was.settled + settled }));
  };
  const addDay = ({ day, metric, value }: DayFigure) => {
    const sums = days.get(day) ?? {};
    days.set(day, { ...sums, [metric]: (sums[metric] ?? 0) + value });
  };
  for (const sum of stored.parts) addPart(sum);
  for (const figure of live ?? []) {
    addDay(figure);
    if (figure.part !== '' && figure.day >= asked.from)
      addPart({ ...figure, settled: figure.day <= lastSettled(asked.today) ? figure.value : 0 });
  }
  return {
    countedSince: earliest(since, keptSince.rows[0]?.day ?? null),
    valueOf: (day, metric) => days.get(day)?.[metric] ?? 0,
    partsOf: (metric) => parts.get(metric) ?? new Map(),
    pages: stored.pages,
  };
}
