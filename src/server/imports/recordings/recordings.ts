import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { otherWorkouts, workouts } from '#server/movement/tables.ts';
import { otherSleeps, sleeps } from '#server/sleep/tables.ts';

/** A kind of record that can't overlap: if two sources have the same night or workout, it counts once. */
export interface RecordingTable {
  readonly table: PgTable;
  readonly kind: RecordingKind;
  /** Name of the table for those that don't count. */
  readonly others: string;
  readonly from: (alias: string) => SQL;
  readonly to: (alias: string) => SQL;
}

export type RecordingKind = 'sleeps' | 'workouts';

const at = (alias: string, column: string): SQL => sql.raw(`${alias}."${column}"`);

export const RECORDINGS: Readonly<Record<RecordingKind, RecordingTable>> = {
  sleeps: {
    table: sleeps,
    kind: 'sleeps',
    others: getTableName(otherSleeps),
    from: (alias) => at(alias, 'in_bed_at'),
    to: (alias) => at(alias, 'out_of_bed_at'),
  },
  workouts: {
    table: workouts,
    kind: 'workouts',
    others: getTableName(otherWorkouts),
    from: (alias) => at(alias, 'started_at'),
    to: (alias) => sql`(${at(alias, 'started_at')} + ${at(alias, 'duration_minutes')} * interval '1 minute')`,
  },
};

/** The kind that a table belongs to, as its main or its other table. */
export const recordingOf = (table: string): RecordingTable | undefined =>
  Object.values(RECORDINGS).find(({ kind, others }) => table === kind || table === others);

/** Whether two records overlap; days differ by up to two between time zones. */
export const overlaps = ({ from, to }: RecordingTable, one: string, other: string): SQL =>
  sql`(${at(one, 'local_date')} between ${at(other, 'local_date')} - 2 and ${at(other, 'local_date')} + 2
    and ${from(one)} < ${to(other)} and ${from(other)} < ${to(one)})`;

/** Whether a stored record has priority over all sources: the member entered, changed or deleted it. */
export const isFixed = ({ kind }: RecordingTable, alias: string): SQL =>
  sql`(${at(alias, 'source')} = 'manual' or ${at(alias, 'deleted_at')} is not null
    or ${at(alias, 'updated_at')} > ${at(alias, 'created_at')}
    or not exists (select from import_rows l where l.user_id = ${at(alias, 'user_id')} and l.kind = ${kind}
      and l.row_key = ${at(alias, 'id')}::text))`;
