import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { countedRecordings } from '#domain/imports/counted-recordings.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { sourceOrderOf } from '#server/movement/queries.ts';
import { isFixed, overlaps, type RecordingTable } from './recordings.ts';

const name = (column: string): SQL => sql.raw(`"${column}"`);
const ms = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::float`;

/** Moves records and their import details between the two tables of a kind. */
async function move(
  tx: Db,
  userId: string,
  { table }: RecordingTable,
  { from, to, ids }: { readonly from: string; readonly to: string; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const columns = sql.join(
    Object.values(getTableColumns(table)).map((column) => name(column.name)),
    sql`, `,
  );
  const moved = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    with gone as (delete from ${name(from)} where user_id = ${userId}::uuid and id = ${moved} returning *)
    insert into ${name(to)} (${columns}) select ${columns} from gone on conflict do nothing`);
  await tx.execute(sql`
    update import_rows set kind = ${to}
    where user_id = ${userId}::uuid and kind = ${from} and row_key = any(${sql.param(ids)}::text[])`);
}

interface FoundRow extends Record<string, unknown> {
  readonly id: string;
  readonly source: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly isCounted: boolean;
  readonly isFixed: boolean;
}

/** For each night or workout with several recordings, makes the first source in the member's order count. */
export async function settleRecordings(db: Db, userId: string, recording: RecordingTable): Promise<void> {
  const { table, kind, others, from, to } = recording;
  const { rows: any } = await db.execute(
    sql`select from ${name(others)} where user_id = ${userId}::uuid limit 1`,
  );
  if (any.length === 0) return;
  const figures = (alias: string): SQL =>
    sql`${sql.raw(alias)}.id, ${sql.raw(alias)}.source, ${ms(from(alias))} as "fromMs", ${ms(to(alias))} as "toMs"`;
  await db.transaction(async (tx) => {
    await lockMember(tx, kind, userId);
    const order = await sourceOrderOf(tx, userId, kind);
    const { rows } = await tx.execute<FoundRow>(sql`
      select ${figures('o')}, false as "isCounted", false as "isFixed"
      from ${name(others)} o where o.user_id = ${userId}::uuid
      union all
      select ${figures('t')}, true, ${isFixed(recording, 't')} from ${table} t
      where t.user_id = ${userId}::uuid and exists (
        select from ${name(others)} o where o.user_id = t.user_id and ${overlaps(recording, 'o', 't')})`);
    const counted = countedRecordings(rows, order);
    const ids = (isMoved: (row: FoundRow) => boolean) => rows.filter(isMoved).map(({ id }) => id);
    await move(tx, userId, recording, {
      from: kind,
      to: others,
      ids: ids((row) => row.isCounted && !row.isFixed && !counted.has(row.id)),
    });
    await move(tx, userId, recording, {
      from: others,
      to: kind,
      ids: ids((row) => !row.isCounted && counted.has(row.id)),
    });
  });
}
