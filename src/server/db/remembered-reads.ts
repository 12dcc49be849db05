import { and, eq, gte, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from './database.ts';

/** Member and local days to read; null is open. */
interface Reads {
  readonly db: Db;
  readonly userId: string;
  readonly span: { readonly from: string | null; readonly to: string | null };
}

interface RememberedRead<Result> {
  /** Text that changes whenever a row behind the read does: see `stateOf`. Null if finding out takes as long as reading. */
  readonly state: SQL | null;
  /** A query of one text. */
  readonly text: SQLWrapper;
  /** Names that `from` gives the columns. */
  readonly names?: readonly string[];
  readonly from: (text: string | null) => Result;
}

/** Fewer days are read in less time than it takes to find out whether they changed. */
const MANY_DAYS = 92;
/** Of all remembered texts, characters; what is made of them takes three times as many bytes. */
const MAX_CHARACTERS = 8_000_000;
const KEPT_MS = 10 * 60_000;

const remembered = new LRUCache<string, { readonly state: string; readonly result: object }>({
  maxSize: MAX_CHARACTERS,
  ttl: KEPT_MS,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});

const dialect = new PgDialect();

/**
 * State of a member's rows of these days. Each version of a row has another place in its table or another transaction, so a change can't
 * be missed, whichever process made it.
 */
export const stateOf = (
  table: PgTable & Record<'userId' | 'localDate', PgColumn>,
  { userId, span: { from, to } }: Omit<Reads, 'db'>,
): SQL => sql`(select count(*) || ' ' || coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) from ${table}
  where ${and(
    eq(table.userId, userId),
    from === null ? undefined : gte(table.localDate, from),
    to === null ? undefined : lte(table.localDate, to),
  )})`;

const isLong = ({ from, to }: Reads['span']): boolean =>
  from === null || to === null || addDays(from, MANY_DAYS) < to;

/**
 * Reads a member's rows of many days, and remembers what was made of them until a row changes: reading ten years takes ten times as long as
 * looking for changes. One statement does both, so what is remembered is never older than its state.
 */
export async function rememberedRead<Result extends object>(
  { db, userId, span }: Reads,
  { state, text, names = [], from }: RememberedRead<Result>,
): Promise<Result> {
  if (state === null || !isLong(span)) {
    const { rows } = await db.execute<{ text: string | null }>(sql`select (${text}) as text`);
    return from(rows[0]?.text ?? null);
  }
  const asked = dialect.sqlToQuery(sql`${text}`);
  const key = JSON.stringify([userId, names, asked.sql, asked.params]);
  const known = remembered.get(key);
  const { rows } = await db.execute<{ state: string; text: string | null }>(
    sql`with current as materialized (select ${state} as state)
      select state, case when state = ${known?.state ?? null}::text then null else (${text}) end as text from current`,
  );
  const [found] = rows;
  if (known && found?.state === known.state) return known.result as Result;
  const result = from(found?.text ?? null);
  if (found)
    remembered.set(key, { state: found.state, result }, { size: key.length + (found.text?.length ?? 0) });
  return result;
}
