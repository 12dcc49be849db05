import type pg from 'pg';

/** A migrated database of the tests, which one file can use after another: creating one costs half a second. */
export interface MadeDatabase {
  readonly connect: (connections: number) => pg.Pool;
  readonly remove: () => Promise<void>;
}

/** Deletes with foreign keys disabled: `TRUNCATE` recreates the files of sixty tables, which takes ten times as long. */
export const EMPTY_ALL_TABLES = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

/** Digest of the schema that migrations create: schemas, columns of tables and indexes, constraints, triggers and functions. */
const SHAPE = `select md5(string_agg(line, ',' order by line)) as shape from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as line from pg_attribute
    where attrelid >= 16384 and attrelid not in (select oid from pg_class where relkind = 't')
  union all select concat_ws(' ', conrelid::regclass, conname, convalidated) from pg_constraint where oid >= 16384
  union all select tgname from pg_trigger where not tgisinternal
  union all select proname from pg_proc where oid >= 16384
  union all select nspname from pg_namespace where nspname !~ '^pg_(toast_)?temp') as lines`;

const OTHER_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Reclaims the space of deleted rows, which would slow down the next file and change the order of its rows. */
const USED_TABLES = `select oid::regclass as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

const shapeOf = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';

async function withPool<T>(made: MadeDatabase, act: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = made.connect(1);
  // It doesn't wait for its connection to end either.
  pool.on('error', () => undefined);
  return act(pool).finally(() => pool.end());
}

/** Databases at one place that this worker's files returned. */
export class SpareDatabases {
  readonly #spare: MadeDatabase[] = [];
  #shape: string | undefined;

  async take(make: () => Promise<MadeDatabase>): Promise<MadeDatabase> {
    const spare = this.#spare.pop();
    if (spare !== undefined) return spare;
    const made = await make();
    this.#shape ??= await withPool(made, shapeOf);
    return made;
  }

  /** Empties a database for the next file, or removes it if the last one changed more than rows. */
  async giveBack(made: MadeDatabase): Promise<void> {
    const isAsNew = await withPool(made, async (pool) => {
      await pool.query(OTHER_CONNECTIONS);
      await pool.query('discard all');
      if ((await shapeOf(pool)) !== this.#shape) return false;
      await pool.query(EMPTY_ALL_TABLES);
      const { rows } = await pool.query<{ name: string }>(USED_TABLES);
      for (const { name } of rows) await pool.query(`vacuum ${name}`);
      return true;
    });
    if (isAsNew) this.#spare.push(made);
    else await made.remove();
  }
}
