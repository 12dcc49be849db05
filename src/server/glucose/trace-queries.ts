import { sql, type SQLWrapper } from 'drizzle-orm';
import type { SensorTrace } from '#contract/glucose/glucose.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { daysOf, readingsOf } from './reading-queries.ts';
import { glucoseReadings } from './tables.ts';

/** Index from which each time zone applies. */
function zonesOf(timeZones: readonly string[]): SensorTrace['zones'] {
  const zones: SensorTrace['zones'] = [];
  for (const [fromIndex, timeZone] of timeZones.entries())
    if (zones.at(-1)?.timeZone !== timeZone) zones.push({ fromIndex, timeZone });
  return zones;
}

// One aggregated value per column, because thousands of rows take longer to transfer than to find.
const columnOf = <Value>(value: SQLWrapper) =>
  sql<Value[]>`coalesce(json_agg(${value} order by ${glucoseReadings.measuredAt}), '[]')`;

// Nearly always there is one zone, which isn't sent with each reading.
const zoneColumn = sql<string[]>`case
  when min(${glucoseReadings.timeZone}) = max(${glucoseReadings.timeZone}) then json_build_array(min(${glucoseReadings.timeZone}))
  else (select ${columnOf(glucoseReadings.timeZone)} from ${glucoseReadings} where ${readingsOf('sensor')})
end`;

const trace = prepared((db) =>
  db
    .select({
      ms: columnOf<number>(sql`extract(epoch from ${glucoseReadings.measuredAt})::float8 * 1000`),
      glucose: columnOf<number>(glucoseReadings.glucoseMgdl),
      timeZones: zoneColumn,
    })
    .from(glucoseReadings)
    .where(readingsOf('sensor'))
    .prepare('sensor_trace'),
);

/** A member's sensor readings in a range of local days. */
export async function traceBetween(db: Db, userId: string, from: string, to: string): Promise<SensorTrace> {
  const [columns] = await trace(db).execute({ userId, ...daysOf(from, to) });
  const { ms, glucose, timeZones } = columns ?? { ms: [], glucose: [], timeZones: [] };
  const [startMs] = ms;
  return {
    startAt: startMs === undefined ? null : new Date(startMs).toISOString(),
    offsetSeconds: ms.map((at) => Math.round((at - (startMs ?? 0)) / 1000)),
    // Two decimals of mg/dL are enough to restore readings in mmol/L exactly.
    glucoseMgdl: glucose.map((value) => Math.round(value * 100) / 100),
    zones: zonesOf(timeZones),
  };
}
