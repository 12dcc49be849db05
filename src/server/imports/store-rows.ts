import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/database.ts';
import { mealItems, meals } from '#server/meals/tables.ts';
import { recordingOf } from '#server/imports/recordings/recordings.ts';
import { settleRecordings } from '#server/imports/recordings/settle.ts';
import { conflictOf, isOfOtherSource } from './conflicts.ts';
import { OWN, OWN_TABLES } from '#server/imports/own/own-tables.ts';
import type { RowBatch } from './reading.ts';

/** Member, import and time. */
export interface Into {
  readonly userId: string;
  readonly importId: string;
  readonly at: Date;
}

/** What became of a batch's rows. */
export interface Outcome {
  readonly added: number;
  readonly duplicates: number;
  readonly conflicts: number;
  /** Added rows that another source recorded too. */
  readonly others?: number;
  /** Local days of the first of them. */
  readonly conflictDays?: readonly string[];
}

export const name = (column: string): SQL => sql.raw(`"${column}"`);
export const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** Referenced rows must already be stored. */
const PARENTS: Readonly<Record<string, SQL>> = {
  meal_items: sql`exists (select from meals p where p.user_id = me.id and p.id = given.meal_id)`,
  blood_values: sql`exists (select from blood_panels p where p.user_id = me.id and p.id = given.panel_id)`,
  exchanges: sql`exists (select from conversations p where p.user_id = me.id and p.id = given.conversation_id)`,
  experiment_days: sql`exists (select from experiments p where p.user_id = me.id and p.id = given.experiment_id)`,
  supplement_takes: sql`exists (select from own_supplements p where p.user_id = me.id and p.id = given.supplement_id)`,
};

/** Rows deleted with their parents, which therefore aren't listed. */
const CHILDREN: ReadonlySet<string> = new Set(['meal_items', 'blood_values', 'exchanges']);

/** Whether rows are parts of others, and so aren't counted as records. */
export const isPart = ({ table }: Pick<RowBatch, 'table'>): boolean => CHILDREN.has(table);

/** Importable tables, by name. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(
  OWN_TABLES.map((table) => [getTableName(table), table]),
);

interface Shape {
  readonly table: SQL;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** A batch's columns that the table has: names never come from a file. */
export function shapeOf({ table, rows }: Pick<RowBatch, 'table' | 'rows'>): Shape {
  const known = TABLES.get(table);
  const own = OWN.get(table);
  if (!known || !own) throw new Error(`Can’t import into table ${table}.`);
  const [first = {}] = JSON.parse(rows) as Record<string, unknown>[];
  const columns = Object.values(getTableColumns(known))
    .map((column) => column.name)
    .filter((column) => Object.hasOwn(first, column));
  return { table: name(table), columns, key: own.key };
}

/** Columns for the row's own times that the batch lacks. */
const timesOf = ({ table, rows }: RowBatch): string[] => {
  const [first = {}] = JSON.parse(rows) as Record<string, unknown>[];
  return Object.values(getTableColumns(TABLES.get(table) ?? meals))
    .map((column) => column.name)
    .filter(
      (column) => (column === 'created_at' || column === 'updated_at') && !Object.hasOwn(first, column),
    );
};

export const keyText = (alias: string, key: readonly string[]): SQL =>
  key.length === 0
    ? sql`''`
    : sql`concat_ws(' ', ${list(key.map((column) => sql`${sql.raw(alias)}.${name(column)}::text`))})`;

export const givenRows = (table: SQL, rows: string): SQL =>
  sql`json_populate_recordset(null::${table}, ${rows}::json) as given`;

/** Whether the member already has a row, or has deleted it. */
const isKnown = (table: SQL, key: readonly string[], kind: string): SQL => {
  const recording = recordingOf(kind);
  const kinds = recording ? [recording.kind, recording.others] : [kind];
  const same = [
    sql`k.user_id = me.id`,
    ...key.map((column) => sql`k.${name(column)} = given.${name(column)}`),
  ];
  return sql`(exists (select from ${table} k where ${sql.join(same, sql` and `)})
    or exists (select from import_rows l where l.user_id = me.id and l.kind in (${list(kinds.map((each) => sql`${each}`))}) and l.row_key = ${keyText('given', key)}))`;
};

const me = ({ userId, importId }: Into): SQL =>
  sql`(select ${userId}::uuid as id, ${importId}::uuid as import_id) as me`;

const MAX_CONFLICT_DAYS = 31;

/** Whether the member's single row of a table already equals the file's. */
async function hasRow(db: Db, { userId }: Pick<Into, 'userId'>, batch: RowBatch): Promise<boolean> {
  const { table, columns } = shapeOf(batch);
  const picked = (row: string): SQL =>
    sql`jsonb_build_object(${list(columns.flatMap((column) => [sql`${column}::text`, sql`${sql.raw(row)}.${name(column)}`]))})`;
  const { rows } = await db.execute(sql`
    select from ${table} t cross join ${givenRows(table, batch.rows)}
    where t.user_id = ${userId}::uuid and ${picked('t')} = ${picked('given')}`);
  return rows.length > 0;
}

/** Effects of storing a batch. */
export async function countRows(db: Db, into: Into, batch: RowBatch): Promise<Outcome> {
  const { table, key } = shapeOf(batch);
  const count = batch.keys.length;
  if (key.length === 0) {
    const duplicates = (await hasRow(db, into, batch)) ? count : 0;
    return { added: count - duplicates, duplicates, conflicts: 0 };
  }
  const { rows } = await db.execute<{
    duplicates: number;
    conflicts: number;
    others: number;
    days: string[] | null;
  }>(sql`
    select count(*) filter (where is_known)::int as duplicates,
      count(*) filter (where not is_known and in_conflict and not is_other)::int as conflicts,
      count(*) filter (where not is_known and is_other)::int as others,
      (array_agg(distinct date) filter (where not is_known and in_conflict and not is_other))[1:${MAX_CONFLICT_DAYS}] as days
    from (select ${isKnown(table, key, batch.table)} as is_known, ${conflictOf(batch)} as in_conflict,
        ${isOfOtherSource(batch)} as is_other, to_jsonb(given) ->> 'local_date' as date
      from ${me(into)} cross join ${givenRows(table, batch.rows)}) counted`);
  const { duplicates = 0, conflicts = 0, others = 0, days } = rows[0] ?? {};
  const added = count - duplicates - conflicts;
  return { added, duplicates, conflicts, others, conflictDays: days ?? [] };
}

const ledger = (into: Into, kind: string, key: SQL): SQL =>
  sql`insert into import_rows (user_id, import_id, kind, row_key)
    select ${into.userId}::uuid, ${into.importId}::uuid, ${kind}, ${key} from added on conflict do nothing`;

/** Replaces the member's single row of a table; the import keeps the previous one. */
async function replaceRow(db: Db, into: Into, batch: RowBatch): Promise<number> {
  const { table, columns } = shapeOf(batch);
  const { userId, importId } = into;
  return db.transaction(async (tx) => {
    if (await hasRow(tx, into, batch)) return 0;
    const { rows } = await tx.execute(sql`
      insert into import_rows (user_id, import_id, kind, row_key, replaced)
      select ${userId}::uuid, ${importId}::uuid, ${batch.table}, '',
        (select to_json(t) from ${table} t where t.user_id = ${userId}::uuid)
      on conflict do nothing returning 1`);
    if (rows.length === 0) return 0;
    const values = list(columns.map((column) => sql`given.${name(column)}`));
    await tx.execute(sql`
      insert into ${table} (user_id, ${list(columns.map(name))})
      select ${userId}::uuid, ${values} from ${givenRows(table, batch.rows)} limit 1
      on conflict (user_id) do update set ${list(columns.map((column) => sql`${name(column)} = excluded.${name(column)}`))}`);
    return 1;
  });
}

/**
 * Inserts the new rows of a batch that meet a condition, in one statement.
 * @returns their number
 */
async function insertRows(db: Db, into: Into, batch: RowBatch, condition: SQL): Promise<number> {
  const { table, columns, key } = shapeOf(batch);
  const kind = batch.table;
  const picked = list(columns.map((column) => sql`given.${name(column)}`));
  // A row is created when it was last updated, or later, until its member changes it.
  const times = timesOf(batch);
  const now = sql`${into.at.toISOString()}::timestamptz`;
  const at = columns.includes('updated_at') ? sql`greatest(${now}, given.updated_at)` : now;
  const added = sql`added as (insert into ${table} (user_id, ${list([...columns, ...times].map(name))})
    select ${list([sql`me.id`, picked, ...times.map(() => at)])} from ${me(into)} cross join ${givenRows(table, batch.rows)}
    where not ${isKnown(table, key, kind)} and ${condition} and ${PARENTS[kind] ?? sql`true`}
    on conflict do nothing returning ${list(key.map(name))})`;
  const items = batch.items === undefined ? sql`` : sql`, items as (${mealItemsOf(into, batch.items)})`;
  const listed = CHILDREN.has(kind) ? sql`` : sql`, listed as (${ledger(into, kind, keyText('added', key))})`;
  const { rows } = await db.execute<{ count: number }>(
    sql`with ${added}${items}${listed} select count(*)::int as count from added`,
  );
  return CHILDREN.has(kind) ? 0 : (rows[0]?.count ?? 0);
}

/**
 * Stores a batch. Rows that the member already has or has deleted are skipped, and their own entries stay, so repeating a batch changes
 * nothing.
 * @returns how many rows were added
 */
export async function addRows(db: Db, into: Into, batch: RowBatch): Promise<number> {
  if (shapeOf(batch).key.length === 0) return replaceRow(db, into, batch);
  const added = await insertRows(db, into, batch, sql`not ${conflictOf(batch)}`);
  const recording = batch.isOwn ? undefined : recordingOf(batch.table);
  if (!recording) return added;
  const ofOthers =
    batch.table === recording.kind
      ? await insertRows(db, into, { ...batch, table: recording.others }, isOfOtherSource(batch))
      : 0;
  await settleRecordings(db, into.userId, recording);
  return added + ofOthers;
}

function mealItemsOf({ userId }: Into, items: string): SQL {
  const columns = Object.values(getTableColumns(mealItems))
    .map((column) => column.name)
    .filter((column) => column !== 'user_id');
  return sql`insert into meal_items (user_id, ${list(columns.map(name))})
    select ${userId}::uuid, ${list(columns.map((column) => sql`given.${name(column)}`))}
    from ${givenRows(name('meal_items'), items)} join added on added.id = given.meal_id on conflict do nothing`;
}
