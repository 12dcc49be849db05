import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row by column name, as JSON that the database casts to its types. The member's id is added on insert. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A row as JSON, without fields that the table lacks. */
export function storedRow(table: PgTable, row: Readonly<Record<string, unknown>>): StoredRow {
  const columns = Object.entries(getTableColumns(table)).flatMap(([key, column]): [string, unknown][] => {
    const value = row[key];
    if (key === 'userId' || value === undefined) return [];
    if (value === null) return [[column.name, null]];
    const stored: unknown = column.mapToDriverValue(value);
    return [[column.name, /^jsonb?$/.test(column.getSQLType()) ? JSON.parse(String(stored)) : stored]];
  });
  return Object.fromEntries(columns);
}
