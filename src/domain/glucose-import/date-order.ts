import { DAY_MS } from '#domain/time/spans.ts';
import type { FileTime } from './file-time.ts';

/** Which number of "05-12-2026" is the day. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Date order of a file: `any` if it makes no difference, `unclear` if the member has to choose. */
export type DetectedOrder = DateOrder | 'any' | 'unclear';

/** Detects the date order of a file from all its times. An order that gives a thirteenth month or a future day is wrong. */
export class DateOrderEvidence {
  readonly #latestMs: number;
  #dayFirst = 0;
  #monthFirst = 0;
  #matters = false;

  /** @param nowMs milliseconds since 1970-01-01 UTC */
  constructor(nowMs: number) {
    this.#latestMs = nowMs + DAY_MS;
  }

  /** Adds the time of a reading. */
  add(time: FileTime): void {
    if (time.dayFirstMs === time.monthFirstMs) return;
    this.#matters = true;
    this.hint(time);
  }

  /** Adds a time of the file that doesn't belong to a reading. */
  hint({ dayFirstMs, monthFirstMs }: FileTime): void {
    const canBeDayFirst = dayFirstMs <= this.#latestMs;
    const canBeMonthFirst = monthFirstMs <= this.#latestMs;
    if (canBeDayFirst && !canBeMonthFirst) this.#dayFirst += 1;
    if (canBeMonthFirst && !canBeDayFirst) this.#monthFirst += 1;
  }

  /** Order supported by most of the times that allow only one. */
  get detected(): DetectedOrder {
    if (!this.#matters) return 'any';
    if (this.#dayFirst === this.#monthFirst) return 'unclear';
    return this.#dayFirst > this.#monthFirst ? 'day-first' : 'month-first';
  }
}

/** Milliseconds of a time in an order; NaN if invalid. */
export const timeInOrder = ({ dayFirstMs, monthFirstMs }: FileTime, order: DateOrder): number =>
  order === 'day-first' ? dayFirstMs : monthFirstMs;
