import { Refusal } from '#server/http/refusal.ts';

/** Where a page of a list ended, as an opaque text for the address: the values that order its last row. */
export const cursorOf = (...values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/**
 * What `cursorOf` was given.
 * @param shapes one for each value that is expected
 * @throws Refusal BAD_REQUEST for a text of anybody else's making
 */
export function readCursor(cursor: string, shapes: readonly RegExp[]): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === shapes.length &&
      shapes.every((shape, at) => typeof values[at] === 'string' && shape.test(values[at]))
    )
      return values;
  } catch {
    // Not one of ours: refused below.
  }
  throw new Refusal('BAD_REQUEST', { issues: [{ field: 'after', message: 'Begin the list anew.' }] });
}

export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const INSTANT_OR_NONE = /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/;
export const NAME = /^[^\0]{0,100}$/;

/** A page's rows and where it ended, of one row more than was asked for. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => string,
): { rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last !== undefined ? cursor(last) : null };
}
