import { DateOrderEvidence, timeInOrder, type DateOrder } from '#domain/glucose-import/date-order.ts';
import { isNoTime, type FileTime } from '#domain/glucose-import/file-time.ts';
import type { UnclearDates } from './found-values.ts';
import { isoDay } from './lab-date.ts';

/** Day-month order of a file, or an example to ask the member about. */
export type DateChoice = { readonly order: DateOrder } | UnclearDates;

/**
 * Finds the order of day and month in a file.
 * @param dates all of its dates, including those without results
 * @param hint from its language or units, used if the dates are ambiguous
 */
export function chooseOrder(
  dates: readonly FileTime[],
  asked: DateOrder | undefined,
  nowMs: number,
  hint?: DateOrder,
): DateChoice {
  const evidence = new DateOrderEvidence(nowMs);
  // A date that is invalid in either order proves nothing.
  for (const date of dates) if (!isNoTime(date)) evidence.add(date);
  const { detected } = evidence;
  if (detected === 'any') return { order: 'day-first' };
  if (detected !== 'unclear') return { order: detected };
  const order = asked ?? hint;
  if (order !== undefined) return { order };
  const both = dates.find(
    ({ dayFirstMs, monthFirstMs }) =>
      dayFirstMs !== monthFirstMs && !Number.isNaN(dayFirstMs) && !Number.isNaN(monthFirstMs),
  );
  const [dayFirst, monthFirst] = [isoDay(both?.dayFirstMs), isoDay(both?.monthFirstMs)];
  // Each date is valid in only one order, so either choice loses half of them.
  return dayFirst === undefined || monthFirst === undefined
    ? { order: 'day-first' }
    : { dayFirst, monthFirst };
}

/** A date in an order; null if invalid. */
export const dayIn = (date: FileTime | undefined, order: DateOrder): string | null =>
  (date && isoDay(timeInOrder(date, order))) ?? null;
