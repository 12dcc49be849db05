import { DAY_MS } from '#domain/time/spans.ts';
import type { FileTime } from './file-time.ts';

/** Which number of "05-12-2026" is the day. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What the times of a file tell of their order: `any` where it makes no difference, `unclear` where its owner must say it. */
export type DetectedOrder = DateOrder | 'any' | 'unclear';

/** Gathers from all times of a file in which order day and month stand: a thirteenth month or a day to come is not the right one. */
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

  /** Adds a time of the file that is of no reading. */
  hint({ dayFirstMs, monthFirstMs }: FileTime): void {
    const canBeDayFirst = dayFirstMs <= this.#latestMs;
    const canBeMonthFirst = monthFirstMs <= this.#latestMs;
    if (canBeDayFirst && !canBeMonthFirst) this.#dayFirst += 1;
    if (canBeMonthFirst && !canBeDayFirst) this.#monthFirst += 1;
  }

  /** What most of the times that tell anything tell. */
  get told(): DetectedOrder {
    if (!this.#matters) return 'any';
    if (this.#dayFirst === this.#monthFirst) return 'unclear';
    return this.#dayFirst > this.#monthFirst ? 'day-first' : 'month-first';
  }
}

/** A time in an order: NaN where it is none. */
export const timeInOrder = ({ dayFirstMs, monthFirstMs }: FileTime, order: DateOrder): number =>
  order === 'day-first' ? dayFirstMs : monthFirstMs;
