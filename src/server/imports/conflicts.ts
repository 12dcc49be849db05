import { sql, type SQL } from 'drizzle-orm';
import {
  isFixed,
  overlaps,
  RECORDINGS,
  recordingOf,
  type RecordingTable,
} from '#server/imports/recordings/recordings.ts';
import type { RowBatch } from './reading.ts';

const overlapping = (recording: RecordingTable): SQL =>
  sql`exists (select from ${recording.table} o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and ${overlaps(recording, 'o', 'given')})`;

/**
 * Existing rows that conflict with an imported one, `given`, besides one with the same key: the member's own entry for that day or time
 * stays, and nothing counts twice.
 */
const CONFLICTS: Readonly<Record<string, SQL>> = {
  body_measurements: sql`exists (select from body_measurements o where o.user_id = me.id and o.local_date = given.local_date
    and o.deleted_at is null and o.mass_kg is not null and given.mass_kg is not null and o.id <> given.id
    and not exists (select from import_rows i where i.user_id = me.id and i.kind = 'body_measurements' and i.row_key = o.id::text))`,
  sleeps: overlapping(RECORDINGS.sleeps),
  workouts: overlapping(RECORDINGS.workouts),
  meals: sql`exists (select from meals o where o.user_id = me.id and o.local_date = given.local_date and o.kind = given.kind
    and o.deleted_at is null and o.id <> given.id
    and not exists (select from import_rows i left join imports m on m.user_id = i.user_id and m.id = i.import_id
      where i.user_id = me.id and i.kind = 'meals' and i.row_key = o.id::text and (i.import_id = me.import_id
        or m.source = (select n.source from imports n where n.user_id = me.id and n.id = me.import_id))))`,
  fasts: sql`exists (select from fasts o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and o.started_at < given.ended_at and (o.ended_at is null or given.started_at < o.ended_at))`,
  glucose_readings: sql`exists (select from glucose_readings o where o.user_id = me.id and o.measured_at = given.measured_at
    and o.origin = given.origin and o.id <> given.id)`,
  ketone_readings: sql`exists (select from ketone_readings o where o.user_id = me.id and o.measured_at = given.measured_at
    and o.method = given.method and o.id <> given.id)`,
};

/** Rows of the member's own export are their own entries: only rows that can't exist twice conflict. */
const ALWAYS: ReadonlySet<string> = new Set(['sleeps', 'glucose_readings', 'ketone_readings']);

/** Whether a row, `given`, conflicts with one of the member, `me`. */
export const conflictOf = ({ table, isOwn = false }: RowBatch): SQL =>
  (!isOwn || ALWAYS.has(table) ? CONFLICTS[table] : undefined) ?? sql`false`;

/** Whether a row is a night or workout that only other sources recorded too: it is stored, and one of them counts. */
export function isOfOtherSource({ table, isOwn = false }: RowBatch): SQL {
  const recording = isOwn ? undefined : recordingOf(table);
  if (!recording) return sql`false`;
  if (table === recording.others) return sql`true`;
  const known = sql`select bool_and(o.source <> given.source and not ${isFixed(recording, 'o')})
    from ${recording.table} o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and ${overlaps(recording, 'o', 'given')}`;
  return sql`coalesce((${known}), false)`;
}
