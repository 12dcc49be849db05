import { withMonthsFirst } from './named-periods.ts';
import { withRecords } from './own-records.ts';
import { withThanUsual } from './than-usual.ts';
import { withTwoPeriods } from './two-periods.ts';

/** Verbs without a meaning elsewhere, which the grammar would pass over. */
const MOVED = /\b(?:moved?|shift(?:ed)?|budged?|swing|swung)\b/;

/** Everyday questions that the grammar would read without a part of them. Applied to every question. */
export const withPartsKept = (text: string, today: string): string =>
  withThanUsual(withRecords(withMonthsFirst(MOVED.test(text) ? withTwoPeriods(text, today) : text)));
