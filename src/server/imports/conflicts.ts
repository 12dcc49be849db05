import { sql, type SQL } from 'drizzle-orm';
import type { RowBatch } from './reading.ts';

/**
 * Existing rows that conflict with an imported one, `given`, besides one with the same key: the member's own entry for that day or time
 * stays, and nothing is counted twice.
 */
const CONFLICTS: Readonly<Record<string, SQL>> = {
  body_measurements: sql`exists (select from body_measurements o where o.user_id = me.id and o.local_date = given.local_date
    and o.deleted_at is null and o.mass_kg is not null and given.mass_kg is not null and o.id <> given.id
    and not exists (select from import_rows i where i.user_id = me.id and i.kind = 'body_measurements' and i.row_key = o.id::text))`,
  sleeps: sql`exists (select from sleeps o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and o.local_date between given.local_date - 2 and given.local_date + 2
    and o.in_bed_at < given.out_of_bed_at and given.in_bed_at < o.out_of_bed_at)`,
  workouts: sql`exists (select from workouts o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and o.local_date between given.local_date - 1 and given.local_date + 1
    and o.started_at < given.started_at + given.duration_minutes * interval '1 minute'
    and given.started_at < o.started_at + o.duration_minutes * interval '1 minute')`,
  meals: sql`exists (select from meals o where o.user_id = me.id and o.local_date = given.local_date and o.kind = given.kind
    and o.deleted_at is null and o.id <> given.id
    and not exists (select from import_rows i where i.user_id = me.id and i.kind = 'meals' and i.row_key = o.id::text
      and i.import_id = me.import_id))`,
  fasts: sql`exists (select from fasts o where o.user_id = me.id and o.deleted_at is null and o.id <> given.id
    and o.started_at < given.ended_at and (o.ended_at is null or given.started_at < o.ended_at))`,
  glucose_readings: sql`exists (select from glucose_readings o where o.user_id = me.id and o.measured_at = given.measured_at
    and o.origin = given.origin and o.id <> given.id)`,
  ketone_readings: sql`exists (select from ketone_readings o where o.user_id = me.id and o.measured_at = given.measured_at
    and o.method = given.method and o.id <> given.id)`,
};

/** Rows of the member's own export are theirs: only what can't be there twice stands against them. */
const ALWAYS: ReadonlySet<string> = new Set(['sleeps', 'glucose_readings', 'ketone_readings']);

/** Whether a row, `given`, stands against one of the member, `me`. */
export const conflictOf = ({ table, kind }: RowBatch): SQL =>
  (kind !== table || ALWAYS.has(table) ? CONFLICTS[table] : undefined) ?? sql`false`;
