import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Entry } from '#domain/query/record-source.ts';
import { addDays } from '#domain/time/local-date.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { ofSpan, readDays, type EntryQuery } from './entry-rows.ts';

const midnight = (date: string, addedDays: number): Date => new Date(addDays(date, addedDays));

// Readings are indexed by instant only; a local day starts and ends within a day of UTC's. A date would be converted for each reading.
// Without a first day most readings match, and comparing each would take a tenth longer.
export const nearSpan = ({ span: { from, to } }: EntryQuery): SQL | undefined =>
  from === null
    ? undefined
    : and(
        gte(glucoseReadings.measuredAt, midnight(from, -1)),
        to === null ? undefined : lt(glucoseReadings.measuredAt, midnight(to, 2)),
      );

/** Readings of a day as the database writes them: date, mg/dL, seconds since local midnight. */
type DayOfReadings = readonly [date: string, mgdl: readonly number[], seconds: readonly number[]];

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Minutes of a day as "HH:MM". */
const MINUTES = Array.from(
  { length: 24 * 60 },
  (_, minute) => `${TWO_DIGITS[Math.floor(minute / 60)]}:${TWO_DIGITS[minute % 60]}`,
);

const clock = (seconds: number): string => `${MINUTES[Math.floor(seconds / 60)]}:${TWO_DIGITS[seconds % 60]}`;

/** Readings one by one. A day is one row of numbers: a sensor of two years has 200,000 readings. */
export async function glucoseEntries(query: EntryQuery): Promise<readonly Entry[]> {
  const { rows } = await query.db.execute<{ days: readonly DayOfReadings[] | null }>(
    sql`select json_agg(json_build_array(date, mgdl, seconds)) as days from (
      select date, json_agg(mgdl) as mgdl, json_agg(seconds) as seconds from (
        select ${glucoseReadings.localDate}::text as date, ${glucoseReadings.glucoseMgdl} as mgdl,
          floor(date_part('epoch', (${glucoseReadings.measuredAt} at time zone ${glucoseReadings.timeZone})::time))::int as seconds
        from ${glucoseReadings} where ${and(ofSpan(glucoseReadings, query), nearSpan(query))}
        order by ${glucoseReadings.measuredAt}) as readings
      group by date order by date) as days`,
  );
  const known = new Map<number, Entry['values']>();
  const valuesOf = (mgdl: number): Entry['values'] => {
    const values = known.get(mgdl) ?? { mgdl };
    known.set(mgdl, values);
    return values;
  };
  return (rows[0]?.days ?? []).flatMap(([date, readings, seconds]) =>
    readings.map((mgdl, at) => ({
      date,
      at: `${date}T${clock(seconds[at] ?? 0)}`,
      kind: null,
      name: null,
      values: valuesOf(mgdl),
    })),
  );
}

/** Averages by day, for questions about days. */
export const glucoseDays = (query: EntryQuery): Promise<readonly Entry[]> =>
  readDays(
    query,
    glucoseReadings,
    { mgdl: sql`avg(${glucoseReadings.glucoseMgdl})::float8` },
    // Looking for changes in a sensor's readings takes as long.
    { state: null, where: nearSpan(query) },
  );
