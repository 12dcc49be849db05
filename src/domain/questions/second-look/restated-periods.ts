import type { RecordSource } from '#domain/query/record-source.ts';
import type { Window } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { markedIndex } from '#domain/questions/times/marks.ts';
import { addDays } from '#domain/time/local-date.ts';

/** "The last three months, so 15 February until today." */
const RESTATED =
  /(?:\b(?:in|over|during|for|within|across|from|since|throughout) )?(@[A-Z])(?: of)? ?,? (?:(?:so|that is|which is|ie|i e|i mean|meaning|namely|being|say|specifically|or rather|in other words) ?,? )?(?:(?:in|over|for|from) )?(@[A-Z])(?= |$)/;
/** Periods given by their first and last days, not by name. */
const BY_ENDS = new RegExp(
  `\\d.*\\b(?:to|and|until|till|through|thru|up to)\\b|\\bsince .*(?:\\d|${DAYS.join('|')})|\\b(?:${MONTH}) (?:to|until|till|through) `,
);
/** "The last three months" may be 90 days, or start on the same day of a month. */
const MAX_OFF = 0.05;

interface Stated {
  readonly window: Window;
  readonly words: string;
}

/** Whether one period is within another. */
function isPartOf(inner: Window, outer: Window, today: string): boolean {
  const [one, other] = [spanOf(inner, today), spanOf(outer, today)];
  const off = outer.kind === 'last-days' ? Math.ceil(outer.days * MAX_OFF) : 0;
  const isAfter = other.from === null || (one.from !== null && addDays(one.from, off) >= other.from);
  return isAfter && (one.to ?? today) <= (other.to ?? today);
}

/** "In the week before last, 28 April to 4 May": one period given twice. Keeps the one with dates. */
export function withoutRestatedPeriod(text: string, { today }: RecordSource): string {
  const { text: timed, times, said } = readTimes(text, today);
  const [all = '', ...marks] = RESTATED.exec(timed) ?? [];
  const stated = marks.flatMap((mark): readonly Stated[] => {
    const at = markedIndex(mark.slice(1));
    const window = times[at]?.window;
    return window ? [{ window, words: said[at] ?? '' }] : [];
  });
  const [first, second] = stated;
  if (!first || !second) return text;
  const [exact, named] = BY_ENDS.test(second.words) ? [second, first] : [first, second];
  const isExact = BY_ENDS.test(exact.words) && !BY_ENDS.test(named.words);
  // "Yesterday, 13 May".
  const isSame = isPartOf(named.window, exact.window, today);
  if ((!isExact && !isSame) || !isPartOf(exact.window, named.window, today)) return text;
  return timed
    .replace(all, ` ${exact.words} `)
    .replace(/@[A-Z]/g, (mark) => said[markedIndex(mark.slice(1))] ?? mark)
    .replace(/\s+/g, ' ')
    .trim();
}
