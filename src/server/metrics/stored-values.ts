import { and, between, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Metric } from '#domain/metrics/metric.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import type { Db } from '#server/db/database.ts';
import { columnsFrom, jsonColumns, numberList, textList } from '#server/db/json-columns.ts';
import { rememberedRead, stateOf } from '#server/db/remembered-reads.ts';
import type { StoredMetric } from './stored-metrics.ts';

export interface Value {
  readonly date: string;
  readonly value: number;
  /** Number of entries behind it, if a window's average counts them. */
  readonly readings?: number;
}

/** Member and days to read. */
interface Reads extends DayRange {
  readonly db: Db;
  readonly userId: string;
}

type Figures = ReadonlyMap<string, readonly Value[]>;
type StoredColumns = readonly [dates: readonly string[], ...numbers: readonly (number | null)[][]];

interface StoredRead {
  readonly key: string;
  readonly stored: StoredMetric;
  readonly usual: Metric['perDay'];
}

const isOfLatest = ({ stored, usual }: StoredRead): boolean => (stored.perDay ?? usual) === 'last';

const countsOf = ({ stored }: StoredRead): SQL | undefined => and(isNotNull(stored.column), stored.where);

const figureOf = ({ stored }: StoredRead): SQL => stored.value ?? sql`${stored.column}`;

/** State of the rows behind metrics of one table; null if it isn't worth reading. */
function stateOfStored(asked: Reads, { table, orderState, isDense }: StoredMetric): SQL | null {
  if (isDense) return null;
  const own = stateOf(table, { ...asked, span: asked });
  return orderState ? sql`${own} || coalesce(${orderState(asked.userId)}, '')` : own;
}

/** Each day's latest values in one table, in one read. Picked here: the database takes twice as long to group ten years of days. */
function latestOfDays(asked: Reads, metrics: readonly StoredRead[]): Promise<Figures> {
  const [first] = metrics;
  if (!first) return Promise.resolve(new Map());
  const { userId, from, to } = asked;
  const { table, at } = first.stored;
  const { localDate, deletedAt, userId: owner } = table;
  const columns = metrics.map((metric, index) => ({
    column: sql`(case when ${countsOf(metric)} then ${figureOf(metric)} end)::float`,
    name: sql.identifier(`c${index}`),
  }));
  return rememberedRead(
    { ...asked, span: asked },
    {
      state: stateOfStored(asked, first.stored),
      text: sql`select ${jsonColumns([textList(sql`date`), ...columns.map(({ name }) => numberList(sql`${name}`))])} as entries from (
        select ${localDate} as date, ${sql.join(
          columns.map(({ column, name }) => sql`${column} as ${name}`),
          sql`, `,
        )} from ${table as PgTable}
        where ${and(eq(owner, userId), between(localDate, from, to), isNull(deletedAt), or(...metrics.map(countsOf)))}
        order by ${localDate}, ${typeof at === 'function' ? at(userId) : at} desc) as latest_first`,
      names: metrics.map(({ key }) => key),
      from: (text) => latestFrom(text, metrics),
    },
  );
}

function latestFrom(text: string | null, metrics: readonly StoredRead[]): Figures {
  const [dates, ...numbers] = columnsFrom<StoredColumns>(text) ?? [[]];
  return new Map(
    metrics.map(({ key }, index) => {
      const values: Value[] = [];
      for (const [row, date] of dates.entries()) {
        const value = numbers[index]?.[row];
        if (typeof value === 'number' && values.at(-1)?.date !== date) values.push({ date, value });
      }
      return [key, values];
    }),
  );
}

/** Sums or averages of the entries of each day in one table, in one read. */
function sumsOfDays(asked: Reads, metrics: readonly StoredRead[]): Promise<Figures> {
  const [first] = metrics;
  if (!first) return Promise.resolve(new Map());
  const { userId, from, to } = asked;
  const { table } = first.stored;
  const { localDate, deletedAt, userId: owner } = table;
  const figures = metrics.map((metric) => {
    const combined = metric.usual === 'sum' ? sql`sum` : sql`avg`;
    return sql`(${combined}(${figureOf(metric)}) filter (where ${countsOf(metric)}))::float`;
  });
  const readings = metrics.map((metric) =>
    metric.stored.isPooled ? sql`count(*) filter (where ${countsOf(metric)})` : sql`null`,
  );
  const columns = [...figures, ...readings].map((column, index) => ({
    column,
    name: sql.identifier(`c${index}`),
  }));
  return rememberedRead(
    { ...asked, span: asked },
    {
      state: stateOfStored(asked, first.stored),
      text: sql`select ${jsonColumns([textList(sql`date`), ...columns.map(({ name }) => numberList(sql`${name}`))])} as days from (
        select ${localDate} as date, ${sql.join(
          columns.map(({ column, name }) => sql`${column} as ${name}`),
          sql`, `,
        )} from ${table as PgTable}
        where ${and(eq(owner, userId), between(localDate, from, to), isNull(deletedAt), or(...metrics.map(countsOf)))}
        group by ${localDate} order by ${localDate}) as days`,
      names: metrics.map(({ key }) => key),
      from: (text) => sumsFrom(text, metrics),
    },
  );
}

function sumsFrom(text: string | null, metrics: readonly StoredRead[]): Figures {
  const [dates, ...numbers] = columnsFrom<StoredColumns>(text) ?? [[]];
  return new Map(
    metrics.map(({ key }, index) => {
      const values: Value[] = [];
      for (const [row, date] of dates.entries()) {
        const [value, readings] = [numbers[index]?.[row], numbers[metrics.length + index]?.[row]];
        if (typeof value !== 'number') continue;
        values.push(typeof readings === 'number' ? { date, value, readings } : { date, value });
      }
      return [key, values];
    }),
  );
}

/** Stored metrics by day, oldest first; those of one table that days combine alike are read together. */
export async function storedValues(asked: Reads, metrics: readonly StoredRead[]): Promise<Figures> {
  const byTable = Map.groupBy(metrics, ({ stored }) => stored.table);
  const reads = [...byTable.values()].flatMap((ofTable) => [
    latestOfDays(asked, ofTable.filter(isOfLatest)),
    sumsOfDays(
      asked,
      ofTable.filter((metric) => !isOfLatest(metric)),
    ),
  ]);
  return new Map((await Promise.all(reads)).flatMap((found) => [...found]));
}
