import { sql } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import type { DayRange } from '#domain/insights/change.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { activeFigures, activeFiguresNow, campaignFigures, memberFigures, visitSums } from './day-figures.ts';
import type { DayFigure, DayMetric, VisitSum } from './metrics.ts';
import { firstDay, rolledThrough } from './roll-up.ts';

/** A figure of a day, all its parts added up. */
type DaySum = { readonly day: string; readonly metric: DayMetric; readonly value: number };

/** A figure of a range by source, campaign or feature. `settled`: of the days alone whose sign-ups have had their seven days. */
type PartSum = {
  readonly metric: DayMetric;
  readonly part: string;
  readonly value: number;
  readonly settled: number;
};

type PageSum = { readonly path: string; readonly visitors: number; readonly views: number };

/** What the statistics are made of: of each day by metric, and of the asked range by part and page. */
export interface Figures {
  readonly countedSince: string | null;
  readonly valueOf: (day: string, metric: DayMetric) => number;
  readonly partsOf: (
    metric: DayMetric,
  ) => ReadonlyMap<string, { readonly value: number; readonly settled: number }>;
  readonly pages: readonly PageSum[];
}

interface Asked extends DayRange {
  /** First day of the range that it is compared with. */
  readonly beforeFrom: string;
  /** The day (UTC) that is not over. */
  readonly today: string;
}

const lastSettled = (today: string): string => addDays(today, -ACTIVATION_DAYS - 1);

async function storedFigures(db: Db, { from, to, beforeFrom, today }: Asked) {
  const [days, parts, pages] = await Promise.all([
    db.execute<DaySum>(sql`
      select day, metric, sum(value)::float8 as value from statistic_days
      where day between ${beforeFrom} and ${to}
        and metric in ('views', 'visitors', 'sign-ups', 'activated', 'active-1', 'active-7', 'active-30')
      group by day, metric`),
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

/** The same of days that are not added up yet, from what was counted: today, and yesterday in the first minutes of a day. */
async function liveFigures(db: Db, range: DayRange, today: string) {
  const isToday = range.from === today;
  const [visited, campaigns, members, active] = await Promise.all([
    db.execute<VisitSum>(visitSums(range)),
    db.execute<DayFigure>(campaignFigures(range)),
    db.execute<DayFigure>(memberFigures(range)),
    db.execute<DayFigure>(isToday ? activeFiguresNow(today) : activeFigures(range)),
  ]);
  const bySource = visited.rows
    .filter(({ path }) => path === null)
    .flatMap(({ day, source, ...sums }): DayFigure[] =>
      (['views', 'visitors'] as const).map((metric) => ({ day, metric, part: source, value: sums[metric] })),
    );
  return {
    figures: [...bySource, ...[campaigns, members, active].flatMap(({ rows }) => rows)],
    pages: visited.rows.flatMap(({ day, path, views, visitors }) =>
      path === null ? [] : [{ day, path, views, visitors }],
    ),
  };
}

const earliest = (...days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

/** The days of a range that are not added up. */
function liveRange({ beforeFrom, to, today }: Asked, through: string | null): DayRange | undefined {
  const from = through === null || addDays(through, 1) < beforeFrom ? beforeFrom : addDays(through, 1);
  const last = to < today ? to : today;
  return from > last ? undefined : { from, to: last };
}

/** Everything the statistics of a range need: days that are over from what is kept of them, the others live. */
export async function figuresOf(db: Db, asked: Asked): Promise<Figures> {
  const through = await rolledThrough(db);
  const range = liveRange(asked, through);
  const [stored, live, since, keptSince] = await Promise.all([
    storedFigures(db, asked),
    range && liveFigures(db, range, asked.today),
    firstDay(db),
    db.execute<{ day: string | null }>(sql`
      select min(day)::text as day from statistic_days where metric in ('visitors', 'sign-ups', 'feature-members')`),
  ]);
  const days = new Map<string, number>();
  const parts = new Map<DayMetric, Map<string, { value: number; settled: number }>>();
  const pages = new Map(stored.pages.map((page) => [page.path, page]));
  const addPart = ({ metric, part, value, settled }: PartSum) => {
    const ofMetric = parts.get(metric) ?? new Map<string, { value: number; settled: number }>();
    const was = ofMetric.get(part) ?? { value: 0, settled: 0 };
    parts.set(metric, ofMetric.set(part, { value: was.value + value, settled: was.settled + settled }));
  };
  const addDay = ({ day, metric, value }: DaySum) => {
    const key = `${day} ${metric}`;
    days.set(key, (days.get(key) ?? 0) + value);
  };
  for (const sum of stored.days) addDay(sum);
  for (const sum of stored.parts) addPart(sum);
  for (const figure of live?.figures ?? []) {
    addDay(figure);
    if (figure.part !== '' && figure.day >= asked.from)
      addPart({ ...figure, settled: figure.day <= lastSettled(asked.today) ? figure.value : 0 });
  }
  for (const { day, path, views, visitors } of live?.pages ?? []) {
    const was = pages.get(path) ?? { path, views: 0, visitors: 0 };
    if (day >= asked.from)
      pages.set(path, { path, views: was.views + views, visitors: was.visitors + visitors });
  }
  return {
    countedSince: earliest(since, keptSince.rows[0]?.day ?? null),
    valueOf: (day, metric) => days.get(`${day} ${metric}`) ?? 0,
    partsOf: (metric) => parts.get(metric) ?? new Map(),
    pages: [...pages.values()],
  };
}
