import { turned, type Turns } from '#domain/questions/spoken/turns.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { withMonthsFirst } from './named-periods.ts';
import { withRecords } from './own-records.ts';
import { withThanUsual } from './than-usual.ts';
import { withTwoPeriods } from './two-periods.ts';

/** Verbs without a meaning elsewhere, which the grammar would pass over. */
const MOVED = /\b(?:moved?|shift(?:ed)?|budged?|swing|swung)\b/;

const OP =
  '(?:over|under|above|below|at least|at most|more than|less than|fewer than|no more than|no less than|between)';
const TIME = '((?: (?:in|this|last|since|over|during|for|on|so far)\\b.*)?)';
const LOST: Turns = [
  // "Have my steps been above 8,000 every day this week": every one of them, not their average.
  [
    new RegExp(
      `^(?:was|were|has|have|had|is|are) (my .+?) (?:been |stayed |always )?(${OP} [\\d.]+.*?) (?:every|each)(?: single)? (day|night)${TIME}$`,
    ),
    'on what percentage of $3s$4 was $1 $2',
  ],
  [
    new RegExp(
      `^(?:was|were|has|have|had|is|are) (my .+?) (?:been |stayed |always )?(${OP} [\\d.]+.*?) all (week|month|year)(?: long)?$`,
    ),
    'on what percentage of days this $3 was $1 $2',
  ],
  [
    new RegExp(`^did i (.+?) (${OP} [\\d.]+.*?) (?:every|each)(?: single)? (day|night)${TIME}$`),
    'on what percentage of $3s$4 did i $1 $2',
  ],
  // "How much elevation gain do I have so far": the amount, not its average.
  [
    /^(how (?:much|many) .+?) (?:do i have|am i at|have i got) (?=(?:so far|up to now|to date|until now)\b)/,
    '$1 did i get ',
  ],
];

const DATE_OF = `((?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}))`;
/** "How did my sleep change after I quit coffee on March 1": compared with the days before. */
const AFTER_EVENT = new RegExp(
  `^how (?:much )?(?:did|has|have|was) (?:my |the )?(?:average )?(.+?) (?:changed?|differ(?:ed)?|affected|respond(?:ed)?)(?: (?:after|since|once|when)) (?:i|we|my) (?:[a-z]+ ){1,6}?(?:on|from|at) ${DATE_OF}((?: ,)? (?:in|per|a) .+)?$`,
);
const withEventAsSides = (text: string): string =>
  text.replace(
    AFTER_EVENT,
    (_, figure: string, date: string, unit: string | undefined) =>
      `difference in average ${figure}${(unit ?? '').replace(/^ ,/, '').replace(/ (?:per|a) (?:day|night)\b/, '')} since ${date} than before ${date}`,
  );

/** Everyday questions that the grammar would read without a part of them. Applied to every question. */
export const withPartsKept = (text: string, today: string): string =>
  withThanUsual(
    withEventAsSides(
      turned(withRecords(withMonthsFirst(MOVED.test(text) ? withTwoPeriods(text, today) : text)), LOST),
    ),
  );
