import { daysBetween, weekdayOf } from '#domain/time/local-date.ts';

/** Variation over more than this many days counts as trend: a monthly rhythm may have any cause. */
export const SLOW_DAYS = 28;
/** A column that others explain to this share adds nothing. */
const EXPLAINED = 1e-8;

type Column = readonly number[];

export function dot(one: Column, other: Column): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The part of values that orthonormal columns don't explain. */
export function residuals(values: Column, columns: readonly Column[]): readonly number[] {
  const left = [...values];
  for (const column of columns) {
    const share = dot(column, left);
    // In place, because most of the time is spent here.
    for (let at = 0; at < left.length; at++) left[at] = (left[at] ?? 0) - share * (column[at] ?? 0);
  }
  return left;
}

/** Mean, weekdays, straight line, and cosines with periods above SLOW_DAYS. */
function rawColumns(dates: readonly string[]): readonly Column[] {
  const first = dates[0] ?? '';
  const at = dates.map((date) => daysBetween(first, date));
  const span = (at.at(-1) ?? 0) + 1;
  const slow = Array.from({ length: Math.floor((2 * span) / SLOW_DAYS) }, (_, wave) =>
    at.map((day) => Math.cos((Math.PI * (wave + 1) * (day + 0.5)) / span)),
  );
  const weekdays = [1, 2, 3, 4, 5, 6].map((weekday) =>
    dates.map((date) => (weekdayOf(date) === weekday ? 1 : 0)),
  );
  return [at.map(() => 1), ...weekdays, at, ...slow];
}

/**
 * Orthonormal columns that span the weekday pattern and the slow trend of some days: without them, two series can't be related merely
 * because both drift or both differ on weekends. The cosines are a high-pass filter (Ahmed, Natarajan, and Rao 1974,
 * doi:10.1109/T-C.1974.223784).
 * @param dates in chronological order
 */
export function weeklyAndSlow(dates: readonly string[]): readonly Column[] {
  const columns: Column[] = [];
  for (const raw of rawColumns(dates)) {
    // The second pass removes rounding errors of the first.
    const left = residuals(residuals(raw, columns), columns);
    const length = Math.sqrt(dot(left, left));
    if (length > EXPLAINED * Math.sqrt(dot(raw, raw))) columns.push(left.map((value) => value / length));
  }
  return columns;
}
