import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { MAX_ROWS } from '#domain/coach/build-figure.ts';
import type { Answer, Comparison, Operator, Query } from '#domain/query/query.ts';
import { evaluateTally, type Tally } from '#domain/query/tally.ts';
import { AFTER_MEAL_MINUTES } from '#domain/query/record-filter.ts';
import { spanOf } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { meals } from '#server/meals/tables.ts';
import { localTime, ofSpan, type EntryQuery } from './entry-rows.ts';
import { nearSpan } from './glucose-rows.ts';
import type { Asker } from './record-queries.ts';

const { glucoseMgdl, localDate, measuredAt, timeZone } = glucoseReadings;

const time = sql`(${measuredAt} at time zone ${timeZone})::time`;

/** A minute of the day, up to 24:00, as a time. */
const timeOf = (minute: number): SQL =>
  sql`${`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`}::time`;

const isAtTime = ([from, to]: readonly [number, number]): SQL =>
  from <= to
    ? sql`${time} >= ${timeOf(from)} and ${time} < ${timeOf(to)}`
    : sql`(${time} >= ${timeOf(from)} or ${time} < ${timeOf(to)})`;

/** Readings soon after a meal. The times are one value, because a search in it is faster than a join with each meal. */
function isAfter(kind: string, { span: { from, to }, ...own }: EntryQuery): SQL {
  const start = sql`date_trunc('second', ${meals.eatenAt})`;
  // A meal late on the day before may be recent enough.
  const near = { ...own, span: { from: from === null ? null : addDays(from, -1), to } };
  // Through the last second, as readings may have fractions of one.
  return sql`${measuredAt} <@ (
    select range_agg(tstzrange(${start}, ${start} + make_interval(mins => ${AFTER_MEAL_MINUTES}, secs => 1)))
    from ${meals} where ${and(ofSpan(meals, near), kind === 'any' ? undefined : sql`${meals.kind} = ${kind}`)})`;
}

const OPERATORS = {
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
  '=': sql`=`,
} as const satisfies Record<Exclude<Operator, 'between'>, SQL>;

function meetsInSql({ op, value, to }: Comparison): SQL {
  const limits = [Number(value), to ?? Number(value)];
  return op === 'between'
    ? sql`${glucoseMgdl} between ${Math.min(...limits)} and ${Math.max(...limits)}`
    : sql`${glucoseMgdl} ${OPERATORS[op]} ${Number(value)}`;
}

async function tallyOf({ db, userId, today }: Asker, query: Query): Promise<Tally> {
  const { window, weekdays, where, threshold, aggregate } = query;
  const own = { db, userId, span: spanOf(window, today) };
  const selected = and(
    ofSpan(glucoseReadings, own),
    nearSpan(own),
    weekdays && inArray(sql`extract(isodow from ${localDate})::int - 1`, [...weekdays]),
    where?.minutes && isAtTime(where.minutes),
    where?.afterMeal && isAfter(where.afterMeal, own),
  );
  const isExtreme = aggregate === 'min' || aggregate === 'max';
  const order = isExtreme
    ? [aggregate === 'max' ? desc(glucoseMgdl) : glucoseMgdl, measuredAt]
    : [desc(measuredAt)];
  const [counts, [first], shown] = await Promise.all([
    db
      .select({ value: glucoseMgdl, count: sql<number>`count(*)::int` })
      .from(glucoseReadings)
      .where(selected)
      .groupBy(glucoseMgdl)
      .orderBy(glucoseMgdl),
    db.select({ date: localDate }).from(glucoseReadings).where(selected).orderBy(measuredAt).limit(1),
    db
      .select({ date: localDate, at: sql<string>`${localTime(measuredAt, timeZone)}`, value: glucoseMgdl })
      .from(glucoseReadings)
      .where(and(selected, threshold && meetsInSql(threshold)))
      .orderBy(...order)
      .limit(MAX_ROWS),
  ]);
  return {
    counts: counts.map(({ value, count }) => [value, count]),
    first: first?.date ?? null,
    // An answer's rows are in chronological order unless they are ranked.
    shown: isExtreme ? shown : shown.toReversed(),
  };
}

/** Answers a question about all glucose readings of a time from how many have each value. */
export async function evaluateGlucose(asker: Asker, query: Query): Promise<Answer> {
  const { versus } = query;
  const [own, other] = await Promise.all([
    tallyOf(asker, query),
    versus && tallyOf(asker, { ...query, ...versus }),
  ]);
  return evaluateTally(query, asker.today, own, other);
}
