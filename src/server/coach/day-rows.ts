import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Entry } from '#domain/query/record-source.ts';
import { sleepDays, type SleepDay } from '#domain/sleep/sleep-days.ts';
import { addDays, localDayBounds } from '#domain/time/local-date.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { columnsFrom, jsonColumns, numberList, textList } from '#server/db/json-columns.ts';
import { rememberedRead, stateOf } from '#server/db/remembered-reads.ts';
import { headlinesOf } from '#server/bio-age/headline-queries.ts';
import { weighingsBetween } from '#server/body/queries.ts';
import { goalsOf } from '#server/goals/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { valuesOf } from '#server/metrics/queries.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { ofSpan, type EntryQuery } from './entry-rows.ts';

interface DayFigure {
  readonly date: string;
  readonly value: number;
}

/** Days to read, including those that scores depend on. */
export interface DayQuery extends EntryQuery {
  readonly nowMs: number;
  readonly today: string;
}

const EARLIEST = '1900-01-01';

/** A weight trend settles within two months. */
const TREND_DAYS = 60;

async function weightTrendOf({ db, userId, span, today }: DayQuery): Promise<readonly DayFigure[]> {
  const from = span.from ?? EARLIEST;
  const weighings = await weighingsBetween(db, userId, addDays(from, -TREND_DAYS), span.to ?? today);
  return weightTrend(weighings).points.flatMap(({ date, trendKg }) =>
    date < from ? [] : [{ date, value: trendKg }],
  );
}

async function bodyMassIndexOf(query: DayQuery): Promise<readonly DayFigure[]> {
  const { db, userId, span, today, nowMs } = query;
  const [{ heightCm }, weighings] = await Promise.all([
    memberOn(db, userId, nowMs),
    weighingsBetween(db, userId, span.from ?? EARLIEST, span.to ?? today),
  ]);
  return weighings.map(({ date, massKg }) => ({ date, value: bodyMassIndex(massKg, heightCm) }));
}

async function waistToHeightOf({ db, userId, span, today, nowMs }: DayQuery): Promise<readonly DayFigure[]> {
  const waist = findMetric('waistCm');
  const [{ heightCm }, values] = await Promise.all([
    memberOn(db, userId, nowMs),
    valuesOf({ db, userId, nowMs, from: span.from ?? EARLIEST, to: span.to ?? today }, waist ? [waist] : []),
  ]);
  return (values.get('waistCm') ?? []).map(({ date, value }) => ({
    date,
    value: waistToHeight(value, heightCm).ratio,
  }));
}

async function bioAgesOf({ db, userId, span, today, nowMs }: DayQuery): Promise<readonly DayFigure[]> {
  const headlines = await headlinesOf(db, userId, nowMs, span.to ?? today);
  return headlines
    .filter(({ finishedOn }) => finishedOn >= (span.from ?? EARLIEST))
    .map(({ finishedOn: date, bioAgeYears: value }) => ({ date, value }))
    .toReversed();
}

/** Minutes after the midnight before the evening, so that 00:30 is later than 23:30. */
const eveningMinute = (
  ms: number,
  { date, timeZone }: { readonly date: string; readonly timeZone: string },
): number => (ms - localDayBounds(addDays(date, -1), timeZone).startMs) / MINUTE_MS;

const OF_NIGHT: Readonly<Record<string, (day: SleepDay) => number | undefined>> = {
  sleepMinutes: ({ asleepMinutes }) => asleepMinutes,
  napMinutes: ({ napMinutes }) => (napMinutes > 0 ? napMinutes : undefined),
  sleepEfficiencyPercent: ({ night }) => night?.efficiencyPercent,
  timeInBedMinutes: ({ night }) => night?.inBedMinutes,
  bedtime: ({ night }) => night && eveningMinute(night.inBedMs, night),
  wakeTime: ({ night }) =>
    night && (night.outOfBedMs - localDayBounds(night.date, night.timeZone).startMs) / MINUTE_MS,
};

const epochMs = (at: PgColumn): SQL => sql`date_part('epoch', ${at}) * 1000`;

type NightColumns = readonly [
  dates: readonly string[],
  timeZones: readonly string[],
  inBedMs: readonly number[],
  outOfBedMs: readonly number[],
  isNap: readonly boolean[],
  ...measures: readonly (number | null)[][],
];

function nightsOf(query: DayQuery): Promise<readonly SleepDay[]> {
  const { localDate, timeZone, inBedAt, outOfBedAt, isNap } = sleeps;
  const numbers = [
    epochMs(inBedAt),
    epochMs(outOfBedAt),
    isNap,
    sleeps.latencyMinutes,
    sleeps.awakeMinutes,
    sleeps.awakenings,
    sleeps.quality,
  ];
  return rememberedRead(query, {
    state: stateOf(sleeps, query),
    text: query.db
      .select({ columns: jsonColumns([textList(localDate), textList(timeZone), ...numbers.map(numberList)]) })
      .from(sleeps)
      .where(ofSpan(sleeps, query)),
    from: nightsFrom,
  });
}

function nightsFrom(text: string | null): readonly SleepDay[] {
  const [dates, timeZones, inBedMs, outOfBedMs, isNaps, latency, awake, awakenings, quality] =
    columnsFrom<NightColumns>(text) ?? [[], [], [], [], []];
  return sleepDays(
    dates.map((date, row) => ({
      date,
      timeZone: timeZones[row] ?? '',
      inBedMs: inBedMs[row] ?? 0,
      outOfBedMs: outOfBedMs[row] ?? 0,
      isNap: isNaps[row] ?? false,
      latencyMinutes: latency?.[row] ?? null,
      awakeMinutes: awake?.[row] ?? null,
      awakenings: awakenings?.[row] ?? null,
      quality: quality?.[row] ?? null,
    })),
  );
}

/** What the member burns on a typical day, as of today. */
async function expenditureOf({ db, userId, nowMs, today, span }: DayQuery): Promise<readonly DayFigure[]> {
  const isAsked = (span.from ?? today) <= today && today <= (span.to ?? today);
  return isAsked ? [{ date: today, value: (await goalsOf(db, userId, nowMs)).expenditureKcal }] : [];
}

const OTHERS: Readonly<Record<string, (query: DayQuery) => Promise<readonly DayFigure[]>>> = {
  weightTrendKg: weightTrendOf,
  bodyMassIndex: bodyMassIndexOf,
  waistToHeight: waistToHeightOf,
  bioAgeYears: bioAgesOf,
  expenditureKcal: expenditureOf,
};

async function figuresOf(
  query: DayQuery,
  fields: readonly string[],
): Promise<readonly (readonly [field: string, figures: readonly DayFigure[]])[]> {
  const { db, userId, span, nowMs, today } = query;
  const metrics = fields.flatMap((field) => (OTHERS[field] ? [] : (findMetric(field) ?? [])));
  const [stored, ...others] = await Promise.all([
    valuesOf({ db, userId, nowMs, from: span.from ?? EARLIEST, to: span.to ?? today }, metrics),
    ...fields.map(async (field) => [field, (await OTHERS[field]?.(query)) ?? []] as const),
  ]);
  return [...stored, ...others];
}

/**
 * Figures with one value a day, in as few entries as possible because a query reads all of them. A field's second figure on a day has its
 * own.
 */
export async function dayEntries(query: DayQuery, fields: ReadonlySet<string>): Promise<readonly Entry[]> {
  const ofNights = [...fields].filter((field) => OF_NIGHT[field] !== undefined);
  const others = [...fields].filter((field) => OF_NIGHT[field] === undefined);
  const [nights, series] = await Promise.all([
    ofNights.length > 0 ? nightsOf(query) : [],
    figuresOf(query, others),
  ]);
  const entries: Entry[] = [];
  const latest = new Map<string, Record<string, number>>();
  const add = (date: string, field: string, value: number): void => {
    let values = latest.get(date);
    if (!values || values[field] !== undefined) {
      values = {};
      latest.set(date, values);
      entries.push({ date, at: null, kind: null, name: null, values });
    }
    values[field] = value;
  };
  for (const day of nights)
    for (const field of ofNights) {
      const value = OF_NIGHT[field]?.(day);
      if (value !== undefined) add(day.date, field, value);
    }
  for (const [field, figures] of series) for (const { date, value } of figures) add(date, field, value);
  return entries;
}
