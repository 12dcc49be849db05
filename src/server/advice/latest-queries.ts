import { and, between, desc, eq, isNull, sql } from 'drizzle-orm';
import type { LatestReading } from '#domain/advice/urgent-readings.ts';
import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { BESIDE_MS } from '#domain/glucose/warnings/nearby-ketones.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { MAX_CLOCK_SKEW_MS } from '#domain/time/future.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { memberOn } from '#server/member/queries.ts';
import { vitalReadings } from '#server/vitals/tables.ts';

interface LastGlucose {
  readonly atMs: number;
  readonly glucoseMgdl: number;
  readonly ketonesMmoll: number | null;
}

interface LastKetones {
  readonly atMs: number;
  readonly ketonesMmoll: number;
  readonly glucoseMgdl: number | null;
}

interface Vitals {
  readonly atMs: number;
  readonly systolicMmhg: number | null;
  readonly diastolicMmhg: number | null;
  readonly restingHeartRateBpm: number | null;
  readonly bodyTemperatureC: number | null;
  readonly oxygenSaturationPercent: number | null;
}

type Readings = typeof glucoseReadings | typeof ketoneReadings | typeof vitalReadings;

const isRecent = (table: Readings) =>
  and(
    eq(table.userId, users.id),
    between(table.measuredAt, sql.placeholder('dayAgo'), sql.placeholder('until')),
    isNull(table.deletedAt),
  );

const atMs = ({ measuredAt }: Readings) => sql`(extract(epoch from ${measuredAt}) * 1000)::float8`;
const apart = sql`abs(extract(epoch from ${glucoseReadings.measuredAt} - ${ketoneReadings.measuredAt})) * 1000`;
const isBeside = sql`${apart} <= ${sql.raw(String(BESIDE_MS))}`;

const lastGlucose = sql<LastGlucose | null>`(
  select json_build_object('atMs', ${atMs(glucoseReadings)}, 'glucoseMgdl', ${glucoseReadings.glucoseMgdl}, 'ketonesMmoll', (
    select max(${ketoneReadings.value}) from ${ketoneReadings}
    where ${and(isRecent(ketoneReadings), eq(ketoneReadings.method, 'blood'), isBeside)}
  ))
  from ${glucoseReadings} where ${isRecent(glucoseReadings)} order by ${desc(glucoseReadings.measuredAt)} limit 1
)`;

const lastKetones = sql<LastKetones | null>`(
  select json_build_object('atMs', ${atMs(ketoneReadings)}, 'ketonesMmoll', ${ketoneReadings.value}, 'glucoseMgdl', (
    select ${glucoseReadings.glucoseMgdl} from ${glucoseReadings}
    where ${and(isRecent(glucoseReadings), isBeside)} order by ${apart} limit 1
  ))
  from ${ketoneReadings} where ${and(isRecent(ketoneReadings), eq(ketoneReadings.method, 'blood'))}
  order by ${desc(ketoneReadings.measuredAt)} limit 1
)`;

const vitals = sql<Vitals[]>`(
  select coalesce(json_agg(json_build_object(
    'atMs', ${atMs(vitalReadings)}, 'systolicMmhg', ${vitalReadings.systolicMmhg}, 'diastolicMmhg', ${vitalReadings.diastolicMmhg},
    'restingHeartRateBpm', ${vitalReadings.restingHeartRateBpm}, 'bodyTemperatureC', ${vitalReadings.bodyTemperatureC},
    'oxygenSaturationPercent', ${vitalReadings.oxygenSaturationPercent}
  ) order by ${vitalReadings.measuredAt}), '[]')
  from ${vitalReadings} where ${isRecent(vitalReadings)}
)`;

const latest = prepared((db) =>
  db
    .select({ lastGlucose, lastKetones, vitals })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('latest_readings'),
);

/** The last reading of each kind in the last 24 hours, and by whose targets glucose is judged. */
export async function latestReadingsOf(
  db: Db,
  userId: string,
  nowMs: number,
): Promise<{ readonly readings: readonly LatestReading[]; readonly person: GlucosePerson }> {
  const [found] = await latest(db).execute({
    userId,
    dayAgo: new Date(nowMs - DAY_MS).toISOString(),
    until: new Date(nowMs + MAX_CLOCK_SKEW_MS).toISOString(),
  });
  const ago = (readAtMs: number): number => Math.max(0, Math.round((nowMs - readAtMs) / MINUTE_MS));
  const reading = <Of extends { readonly atMs: number }>(
    subject: LatestReading['subject'],
    from: Of | null | undefined,
    keys: readonly (keyof Of & string)[],
  ): readonly LatestReading[] =>
    from
      ? [
          {
            subject,
            figures: Object.fromEntries(
              keys.flatMap((key) => (typeof from[key] === 'number' ? [[key, from[key]]] : [])),
            ),
            minutesAgo: ago(from.atMs),
          },
        ]
      : [];
  const lastWith = (key: Exclude<keyof Vitals, 'atMs'>): Vitals | undefined =>
    found?.vitals.findLast((each) => each[key] !== null);
  const readings = [
    ...reading('glucose', found?.lastGlucose, ['glucoseMgdl', 'ketonesMmoll']),
    ...reading('ketones', found?.lastKetones, ['ketonesMmoll', 'glucoseMgdl']),
    ...reading('pressure', lastWith('systolicMmhg'), ['systolicMmhg', 'diastolicMmhg']),
    ...reading('oxygen', lastWith('oxygenSaturationPercent'), ['oxygenSaturationPercent']),
    ...reading('temperature', lastWith('bodyTemperatureC'), ['bodyTemperatureC']),
    ...reading('heart-rate', lastWith('restingHeartRateBpm'), ['restingHeartRateBpm']),
  ];
  const isOfSugar = readings.some(({ subject }) => subject === 'glucose' || subject === 'ketones');
  const health = isOfSugar ? (await memberOn(db, userId, nowMs)).health : undefined;
  return { readings, person: { hasDiabetes: isDiabetesKnown(health) } };
}
