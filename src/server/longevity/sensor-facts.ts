import { asc, sql, and, between, eq, gte, isNull, lt } from 'drizzle-orm';
import { sensorActivity } from '#domain/glucose/sensor-activity.ts';
import { glycemiaRiskIndex } from '#domain/glucose/formulas/glycemia-risk-index.ts';
import { withheldFigures } from '#domain/glucose/withheld-figures.ts';
import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { tidySamples } from '#domain/glucose/tidy-samples.ts';
import { timeInBands } from '#domain/glucose/time-in-bands.ts';
import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import { SENSOR_DAYS } from '#domain/longevity/tuning.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import type { ScoredDay } from './window.ts';

async function samplesOf(db: Db, { userId, date }: ScoredDay) {
  const from = addDays(date, 1 - SENSOR_DAYS);
  const readings = db
    .select({
      ms: sql`extract(epoch from ${glucoseReadings.measuredAt})::float8 * 1000`.as('ms'),
      glucose: glucoseReadings.glucoseMgdl,
    })
    .from(glucoseReadings)
    .where(
      and(
        eq(glucoseReadings.userId, userId),
        eq(glucoseReadings.origin, 'sensor'),
        gte(glucoseReadings.measuredAt, new Date(addDays(from, -1))),
        lt(glucoseReadings.measuredAt, new Date(addDays(date, 2))),
        between(glucoseReadings.localDate, from, date),
        isNull(glucoseReadings.deletedAt),
      ),
    )
    .orderBy(asc(glucoseReadings.measuredAt))
    .as('readings');
  // One aggregated value per column, because thousands of rows take longer to transfer than to find.
  const [columns] = await db
    .select({
      ms: sql<number[]>`coalesce(json_agg(ms order by ms), '[]')`,
      glucose: sql<number[]>`coalesce(json_agg(glucose_mgdl order by ms), '[]')`,
    })
    .from(readings);
  return (columns?.ms ?? []).map((atMs, index) => ({
    atMs,
    glucoseMgdl: columns?.glucose[index] ?? Number.NaN,
  }));
}

/** Glucose sensor figures of the last 14 days; undefined if there are too few readings. */
export async function sensorFactsOf(db: Db, day: ScoredDay): Promise<LongevityFacts['sensor']> {
  const tidy = tidySamples(await samplesOf(db, day));
  const activity = sensorActivity(tidy);
  if (!activity) return undefined;
  const withheld = withheldFigures({ origin: 'sensor', readings: tidy.length, ...activity });
  const values = tidy.map(({ glucoseMgdl }) => glucoseMgdl);
  const [meanMgdl, sdMgdl, bands] = [meanOf(values), sdOf(values), timeInBands(values)];
  if (withheld.period !== undefined || meanMgdl === undefined || sdMgdl === undefined || !bands)
    return undefined;
  return {
    riskIndex: glycemiaRiskIndex(bands),
    cvPercent: (100 * sdMgdl) / meanMgdl,
    meanMgdl,
    days: Math.round(activity.periodDays),
  };
}
