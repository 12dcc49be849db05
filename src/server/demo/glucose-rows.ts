import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#domain/time/spans.ts';
import { columnList } from '#server/db/column-list.ts';
import type { Db } from '#server/db/database.ts';
import { glucoseReadings, type ketoneReadings } from '#server/glucose/tables.ts';
import { demoId, momentOf } from './demo-time.ts';
import { seededRandom } from './random.ts';
import type { SimulatedDay } from './simulate-days.ts';
import type { RowsOf } from './tracker-rows.ts';

type GlucoseRow = ReturnType<typeof glucoseRows>[number];

/** A sensor's day, and on Mondays a fingerstick before breakfast. */
export function glucoseRows({ userId, timeZone }: RowsOf, { date, glucose, mind }: SimulatedDay) {
  const row = (atMs: number, glucoseMgdl: number, origin: 'sensor' | 'finger-stick') =>
    ({
      userId,
      timeZone,
      id: demoId(origin, atMs),
      localDate: date,
      measuredAt: new Date(atMs),
      origin,
      glucoseMgdl,
      context: origin === 'finger-stick' ? 'fasting' : null,
    }) satisfies typeof glucoseReadings.$inferInsert;
  const rows = glucose.map(({ atMs, glucoseMgdl }) => row(atMs, glucoseMgdl, 'sensor'));
  if (new Date(date).getUTCDay() !== 1) return rows;
  const atMs = momentOf(date, mind.outOfBedMinute + 12, timeZone);
  const near = glucose.findLast((reading) => reading.atMs <= atMs);
  return near ? [...rows, row(atMs, near.glucoseMgdl + 3, 'finger-stick')] : rows;
}

/** Stores readings of one member; existing ones stay. */
export async function insertGlucose(
  db: Db,
  { userId, timeZone }: RowsOf,
  rows: readonly GlucoseRow[],
): Promise<void> {
  const column = (of: (row: GlucoseRow) => unknown, type: Parameters<typeof columnList>[1]) =>
    columnList(rows.map(of), type);
  await db.execute(sql`
    insert into ${glucoseReadings}
      (user_id, time_zone, id, local_date, measured_at, origin, glucose_mgdl, context)
    select ${userId}::uuid, ${timeZone}, given.*
    from unnest(
      ${column(({ id }) => id, 'uuid')}, ${column(({ localDate }) => localDate, 'date')},
      ${column(({ measuredAt }) => measuredAt.toISOString(), 'timestamptz')}, ${column(({ origin }) => origin, 'text')},
      ${column(({ glucoseMgdl }) => glucoseMgdl, 'float8')}, ${column(({ context }) => context, 'text')}
    ) as given
    on conflict do nothing`);
}

/** Blood ketones at the end of some fasts: the longer the fast, the more. */
export function ketoneRow({ userId, timeZone }: RowsOf, { date, fast }: SimulatedDay) {
  const random = seededRandom(`ketones ${date}`);
  if (!fast || random() > 0.3) return undefined;
  const hours = (fast.toMs - fast.fromMs) / HOUR_MS;
  if (hours < 11 || hours > 20) return undefined;
  const atMs = fast.toMs - 10 * 60_000;
  return {
    userId,
    timeZone,
    id: demoId('ketones', atMs),
    localDate: date,
    measuredAt: new Date(atMs),
    method: 'blood',
    value: Math.round((0.1 + 0.045 * (hours - 10) + 0.12 * random()) * 10) / 10,
  } satisfies typeof ketoneReadings.$inferInsert;
}
