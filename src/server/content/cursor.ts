import { and, desc, eq, lt, or, type AnyColumn } from 'drizzle-orm';
import { z } from 'zod';
import { refuseField } from '#server/http/refusal.ts';

const place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where a list by time goes on: after the row of this instant and id. */
export const cursorOf = (at: Date, id: string): string => `${at.toISOString()}~${id}`;

/** Newest first; ids settle what happened in one moment. */
export const newestFirst = (at: AnyColumn, id: AnyColumn) => [desc(at), desc(id)] as const;

/**
 * The rows after a cursor, of a list that is `newestFirst`.
 * @throws Refusal BAD_REQUEST for a cursor that no list gave
 */
export function after(cursor: string | undefined, at: AnyColumn, id: AnyColumn) {
  if (cursor === undefined) return undefined;
  const { data } = place.safeParse(cursor.split('~'));
  if (!data) throw refuseField('BAD_REQUEST', 'after', 'This is no place in the list. Begin at the top.');
  const instant = new Date(data[0]);
  return or(lt(at, instant), and(eq(at, instant), lt(id, data[1])));
}

/** One more row than a part has was asked for: splits it off and tells where the next part begins. */
export function partOf<Row>(rows: readonly Row[], size: number, cursor: (row: Row) => string) {
  const part = rows.slice(0, size);
  const last = part.at(-1);
  return { part, nextCursor: rows.length > size && last !== undefined ? cursor(last) : null };
}
