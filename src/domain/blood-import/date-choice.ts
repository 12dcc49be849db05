import { DateOrderEvidence, inOrder, type DateOrder } from '#domain/glucose-import/date-order.ts';
import { isNoTime, type FileTime } from '#domain/glucose-import/file-time.ts';
import type { UnclearDates } from './found-values.ts';
import { isoDay } from './lab-date.ts';

/** How the days of a file are read: in an order, or not before its owner says which. */
export type DateChoice = { readonly order: DateOrder } | UnclearDates;

/**
 * In which order day and month stand in a file.
 * @param dates all of its days, also those that are of no result
 * @param hint what its language or units tell, used where the days themselves tell nothing
 */
export function chooseOrder(
  dates: readonly FileTime[],
  asked: DateOrder | undefined,
  nowMs: number,
  hint?: DateOrder,
): DateChoice {
  const evidence = new DateOrderEvidence(nowMs);
  // What is no day in either order tells nothing, and leaves nothing to ask.
  for (const date of dates) if (!isNoTime(date)) evidence.add(date);
  const { told } = evidence;
  if (told === 'any') return { order: 'day-first' };
  if (told !== 'unclear') return { order: told };
  const order = asked ?? hint;
  if (order !== undefined) return { order };
  const both = dates.find(
    ({ dayFirstMs, monthFirstMs }) =>
      dayFirstMs !== monthFirstMs && !Number.isNaN(dayFirstMs) && !Number.isNaN(monthFirstMs),
  );
  const [dayFirst, monthFirst] = [isoDay(both?.dayFirstMs), isoDay(both?.monthFirstMs)];
  // Days of which each is one in one order only: half of them has none, whichever is chosen.
  return dayFirst === undefined || monthFirst === undefined
    ? { order: 'day-first' }
    : { dayFirst, monthFirst };
}

/** A day in an order; null where it is none. */
export const dayIn = (date: FileTime | undefined, order: DateOrder): string | null =>
  (date && isoDay(inOrder(date, order))) ?? null;
