import { and, asc, between, eq, getTableColumns, getTableName, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isInFuture } from '#domain/time/future.ts';
import { localDate } from '#domain/time/local-date.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Db } from './database.ts';
import { prepared } from './prepared-statements.ts';
import { isPastRestore } from './restorable.ts';
import { isNewest, newerRow, type OrderedTable, type Writer } from './write-order.ts';

/** A table of a tracker's entries: it has the columns of `entryColumns`. */
export type EntryTable = OrderedTable & Readonly<Record<'localDate' | 'deletedAt' | 'updatedAt', PgColumn>>;

/** Columns of an entry without those that the store manages. */
type Written<Table extends EntryTable> = Omit<
  Table['$inferInsert'],
  'userId' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'writeKey'
>;

/** The inserted value: `excluded."volume_ml"`. */
const brought = (columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );

/** The entries of a member in a range of local days, oldest first. */
const entriesOfDays = (table: EntryTable, at: PgColumn) =>
  prepared((db) =>
    db
      .select()
      .from(table as PgTable)
      .where(
        and(
          eq(table.userId, sql.placeholder('userId')),
          between(table.localDate, sql.placeholder('from'), sql.placeholder('to')),
          isNull(table.deletedAt),
        ),
      )
      .orderBy(asc(at), asc(table.id))
      .prepare(`${getTableName(table)}_of_days`),
  );

/**
 * Reading and changing the entries of one tracker, always of one member.
 * @param table a table with `entryColumns`
 * @param at the column that orders the entries of a day
 */
export function entryStore<Table extends EntryTable>(table: Table, at: PgColumn) {
  type Row = Table['$inferSelect'];
  // The builder's types can't follow a table that is a type parameter; the result is its rows.
  const rows = (answer: Promise<unknown>) => answer as Promise<Row[]>;
  // A write without a key leaves the stored key, which still blocks older writes.
  const lastKey = ({ writeKey }: Writer) => writeKey ?? sql`${table.writeKey}`;
  const newer = (db: Db, writer: Writer, id: string): Promise<Row | undefined> =>
    newerRow(db, table, writer, id);
  const due = (writer: Writer, id: string) =>
    and(eq(table.userId, writer.userId), eq(table.id, id), isNewest(table, writer));
  const ofDays = entriesOfDays(table, at);
  const {
    userId: _user,
    id: _id,
    createdAt: _created,
    deletedAt: _deleted,
    ...changing
  } = getTableColumns(table as PgTable) as Record<string, PgColumn>;

  return {
    /**
     * Adds or replaces an entry. A repeated write, or one older than the entry's last, changes nothing.
     * @returns the entry as stored afterwards
     * @throws Refusal NOT_FOUND if the entry was deleted: a late write doesn't restore it
     */
    async put(
      db: Db,
      writer: Writer,
      row: Written<Table> & { readonly id: string },
      nowMs: number,
    ): Promise<Row> {
      const { userId, writeKey } = writer;
      const [written] = await rows(
        db
          .insert(table as PgTable)
          .values({ ...row, userId, writeKey, updatedAt: new Date(nowMs) })
          .onConflictDoUpdate({
            target: [table.userId, table.id],
            set: { ...brought(changing), writeKey: lastKey(writer) },
            setWhere: sql`${table.deletedAt} is null and ${isNewest(table, writer)}`,
          })
          .returning(),
      );
      const stored = written ?? (await newer(db, writer, row.id));
      if (!stored || stored.deletedAt) throw new Refusal('NOT_FOUND');
      return stored;
    },

    /** The entries of a range of local days, both ends included, oldest first. */
    between: (db: Db, userId: string, from: string, to: string): Promise<Row[]> =>
      rows(ofDays(db).execute({ userId, from, to })),

    /** Deletes an entry, which can be restored for 30 days. Deleting it twice is fine, and a late deletion changes nothing. */
    async remove(db: Db, writer: Writer, id: string, nowMs: number): Promise<void> {
      const [found] = await rows(
        db
          .update(table as PgTable)
          .set({
            deletedAt: sql`coalesce(${table.deletedAt}, ${new Date(nowMs).toISOString()})`,
            writeKey: lastKey(writer),
          })
          .where(due(writer, id))
          .returning({ id: table.id }),
      );
      if (!found && !(await newer(db, writer, id))) throw new Refusal('NOT_FOUND');
    },

    /**
     * Undoes a deletion. Does nothing if the entry isn't deleted, or if the write is late.
     * @returns the stored entry
     */
    async restore(db: Db, writer: Writer, id: string): Promise<Row> {
      const [restored] = await rows(
        db
          .update(table as PgTable)
          .set({ deletedAt: null, writeKey: lastKey(writer) })
          .where(due(writer, id))
          .returning(),
      );
      const stored = restored ?? (await newer(db, writer, id));
      if (!stored) throw new Refusal('NOT_FOUND');
      return stored;
    },

    /** Purges entries deleted more than 30 days ago. */
    async sweep(db: Db, nowMs: number): Promise<void> {
      await db.delete(table as PgTable).where(isPastRestore(table.deletedAt, nowMs));
    },
  };
}

/** Columns that the store manages; they aren't part of an answer. */
type Bookkeeping = 'userId' | 'localDate' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'writeKey';
/** A row of a table with `entryColumns`. */
export type Entry = Readonly<Record<Bookkeeping, unknown>> & {
  readonly localDate: string;
  readonly importId?: unknown;
};

/** A row in API form: instants as text, its local day as `date`. */
export type EntryAnswer<Row> = { readonly date: string } & {
  [Key in Exclude<keyof Row, Bookkeeping | 'importId'>]: Row[Key] extends Date ? string : Row[Key];
};

/** Converts a stored entry to its API form. */
export function entryAnswer<Row extends Entry>(row: Row): EntryAnswer<Row> {
  const {
    userId: _user,
    localDate: date,
    createdAt: _created,
    updatedAt: _updated,
    deletedAt: _deleted,
    writeKey: _key,
    importId: _import,
    ...own
  } = row;
  const answer: Record<string, unknown> = { date };
  for (const [key, value] of Object.entries(own))
    answer[key] = value instanceof Date ? value.toISOString() : value;
  // Built key by key, so the type can't follow.
  return answer as EntryAnswer<Row>;
}

/**
 * The local day of a past moment.
 * @throws Refusal BAD_REQUEST for a moment in the future
 */
export function pastDay(field: string, at: Date, timeZone: string, nowMs: number): string {
  if (isInFuture(at.getTime(), nowMs))
    throw refuseField('BAD_REQUEST', field, 'That time is in the future. Choose now or earlier.');
  return localDate(at.getTime(), timeZone);
}
