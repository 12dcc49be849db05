import { sql } from 'drizzle-orm';
import { LOCAL_TABLES } from './catalogue-lint.ts';
import type { Db } from './database.ts';

/** A table with members' rows, from the database's catalog. */
export interface MemberTable {
  readonly name: string;
  /** In order, with their types as the database writes them. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Columns of the primary key after `user_id`; empty if a member has one row. */
  readonly key: readonly string[];
}

/** Every table distributed by member, read from the catalog, so that code that covers all of them can't miss a new one. */
export async function memberTables(db: Db): Promise<readonly MemberTable[]> {
  const { rows } = await db.execute<{ name: string; columns: MemberTable['columns']; key: string[] }>(sql`
    select c.relname::text as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(a.attname order by k.place), '[]')
       from pg_index i
       cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary and a.attname <> 'user_id') as key
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
    order by c.relname`);
  return rows.filter(({ name }) => !LOCAL_TABLES.includes(name));
}
