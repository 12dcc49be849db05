import { desc, sql, type AnyColumn } from 'drizzle-orm';
import { Refusal } from '#server/core/refusal.ts';

/** Whether a value of a cursor is valid. */
type Shape = (value: string) => boolean;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[^\0]{0,100}$/;
/** "2026-11-22T08:00:00.000Z" */
const INSTANT_CHARS = 24;

export const isUuid: Shape = (value) => UUID.test(value);
export const isName: Shape = (value) => NAME.test(value);
/** A valid date and time from 1970 to 9999; the database would refuse others. */
export const isInstant: Shape = (value) => {
  const at = new Date(value);
  return value.length === INSTANT_CHARS && at.getTime() >= 0 && at.toISOString() === value;
};

/** The last row of a page as an opaque text: the values that order it. */
export const cursorOf = (...values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/**
 * The values given to `cursorOf`.
 * @param shapes one per expected value
 * @throws Refusal BAD_REQUEST for any other text
 */
export function readCursor(cursor: string, shapes: readonly Shape[]): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === shapes.length &&
      shapes.every((isShape, at) => typeof values[at] === 'string' && isShape(values[at]))
    )
      return values;
  } catch {
    // Invalid: rejected below.
  }
  throw new Refusal('BAD_REQUEST', {
    issues: [{ field: 'after', message: 'This cursor isn’t valid. Start again from the first page.' }],
  });
}

/** Newest first; ids break ties. */
export const newestFirst = (at: AnyColumn, id: AnyColumn) => [desc(at), desc(id)] as const;

/** Cursor of a page that is `newestFirst`. */
export const placeOf = (at: Date, id: string): string => cursorOf(at.toISOString(), id);

/**
 * The rows after a cursor, in a list that is `newestFirst`.
 * @param cursor of `placeOf`
 * @throws Refusal BAD_REQUEST for an invalid cursor
 */
export function after(cursor: string | undefined, at: AnyColumn, id: AnyColumn) {
  if (cursor === undefined) return undefined;
  const [instant, row] = readCursor(cursor, [isInstant, isUuid]);
  return sql`(${at}, ${id}) < (${instant}::timestamptz, ${row}::uuid)`;
}

/** A page and its end cursor, from one row more than requested. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => string,
): { rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursor(last) : null };
}
