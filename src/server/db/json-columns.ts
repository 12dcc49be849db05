import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Numbers, or lists of numbers as JSON. */
export const numberList = (value: SQLWrapper): SQL =>
  sql`'[' || string_agg(coalesce((${value})::text, 'null'), ',') || ']'`;

/** Dates and keys: never null, and without characters that JSON escapes. */
export const textList = (value: SQLWrapper): SQL => sql`'["' || string_agg((${value})::text, '","') || '"]'`;

/** Any text or null. */
export const wordList = (value: SQLWrapper): SQL => numberList(sql`to_json(${value})`);

/** Local times to the second. */
export const timeList = (value: SQLWrapper): SQL =>
  sql`'["' || replace(string_agg(date_trunc('second', ${value})::text, '","'), ' ', 'T') || '"]'`;

/**
 * Columns of a query as one JSON text, a list of values each; null without rows. Ten years have thousands of rows: transferring them one by
 * one takes longer than finding them, and JSON of rows, or by PostgreSQL’s own functions, twice as long as this.
 * @param lists an undefined one becomes null
 */
export const jsonColumns = (lists: readonly (SQL | undefined)[]): SQL<string | null> =>
  sql`('[' || ${sql.join(
    lists.map((list) => list ?? sql`'null'`),
    sql` || ',' || `,
  )} || ']')`;

/** Columns of `jsonColumns`; undefined without rows. */
export const columnsFrom = <Columns>(text: string | null | undefined): Columns | undefined =>
  text ? (JSON.parse(text) as Columns) : undefined;
