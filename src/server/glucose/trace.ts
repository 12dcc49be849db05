import { asc, sql } from 'drizzle-orm';
import type { SensorTrace } from '#contract/glucose.ts';
import type { Db } from '#server/db/database.ts';
import { readingsBetween } from './readings.ts';
import { glucoseReadings } from './tables.ts';

/** The index from which each time zone holds. */
function zonesOf(timeZones: readonly string[]): SensorTrace['zones'] {
  const zones: SensorTrace['zones'] = [];
  for (const [fromIndex, timeZone] of timeZones.entries())
    if (zones.at(-1)?.timeZone !== timeZone) zones.push({ fromIndex, timeZone });
  return zones;
}

/** What a member's sensors measured in a range of local days. */
export async function traceBetween(db: Db, userId: string, from: string, to: string): Promise<SensorTrace> {
  const readings = db
    .select({
      ms: sql`extract(epoch from ${glucoseReadings.measuredAt})::float8 * 1000`.as('ms'),
      glucose: glucoseReadings.glucoseMgdl,
      timeZone: glucoseReadings.timeZone,
    })
    .from(glucoseReadings)
    .where(readingsBetween(userId, 'sensor', from, to))
    .orderBy(asc(glucoseReadings.measuredAt))
    .as('readings');
  // One value a column: thousands of rows take longer to carry and to read than to find.
  const column = <Value>(name: string) =>
    sql<Value[]>`coalesce(json_agg(${sql.identifier(name)} order by ms), '[]')`;
  const [columns] = await db
    .select({
      ms: column<number>('ms'),
      glucose: column<number>('glucose_mgdl'),
      timeZones: column<string>('time_zone'),
    })
    .from(readings);
  const { ms, glucose, timeZones } = columns ?? { ms: [], glucose: [], timeZones: [] };
  const [startMs] = ms;
  return {
    startAt: startMs === undefined ? null : new Date(startMs).toISOString(),
    offsetSeconds: ms.map((at) => Math.round((at - (startMs ?? 0)) / 1000)),
    // Readings in mmol/L have many decimals in mg/dL; two are enough to give them back as they were.
    glucoseMgdl: glucose.map((value) => Math.round(value * 100) / 100),
    zones: zonesOf(timeZones),
  };
}
