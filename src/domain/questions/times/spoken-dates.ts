import { DIGIT, NUMBERS, ORDINALS } from '#domain/questions/phrases/number-words.ts';
import { DAYS, MONTH } from './calendar-dates.ts';

const ORDINAL = `(?:twenty|thirty)[ -](?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.join('|')}|thirtieth`;
/** "June first week" isn't a day. */
const NOT_PART =
  '(?! (?:week|half|days|weeks|weekend|mon|tues|wednes|thurs|fri|satur|sun|reading|time|of|weigh|value|run|walk|ride|bike|swim|workout|entry|measure|fast|meal|panel|test|result|blood|figure|and last|to last))';
const MONTH_THEN_DAY = new RegExp(`\\b(${MONTH}) (?:the )?(${ORDINAL})\\b${NOT_PART}`, 'g');
/** "March thirteenth to the fourteenth". */
const TO_DAY = new RegExp(
  `\\b((?:${MONTH}) \\d{1,2}(?:st|nd|rd|th) (?:to|until|through|and) )(?:the )?(${ORDINAL})\\b${NOT_PART}`,
  'g',
);
const DAY_THEN_MONTH = new RegExp(`\\b(?:the )?(${ORDINAL})(?: day)? of (?=(?:${MONTH})\\b)`, 'g');
const YEAR = new RegExp(
  `(?<=\\b(?:${MONTH}|\\d(?:st|nd|rd|th)|in|since|of) )twenty[ -](?:(twenty|thirty)(?:[ -](${DIGIT}))?)\\b(?! (?:days|nights|weeks|minutes|runs|percent))`,
  'g',
);

const dayOf = (words: string): string => {
  const [tens, ones] = words.split(/[ -]/);
  if (words === 'thirtieth') return '30th';
  return ones === undefined
    ? `${ORDINALS.indexOf(words) + 1}th`
    : `${(tens === 'twenty' ? 20 : 30) + ORDINALS.indexOf(ones) + 1}th`;
};

/** Dates as they're said aloud, in writing: "August first", "the twenty third of May", "twenty twenty five". */
export const withSpokenDates = (text: string): string =>
  text
    .replace(MONTH_THEN_DAY, (_, month: string, day: string) => `${month} ${dayOf(day)}`)
    .replace(TO_DAY, (_, from: string, day: string) => `${from}${dayOf(day)}`)
    .replace(DAY_THEN_MONTH, (_, day: string) => `${dayOf(day)} of `)
    .replace(
      YEAR,
      (_, tens: string, ones?: string) =>
        `20${(tens === 'twenty' ? 20 : 30) + Number(NUMBERS[ones ?? ''] ?? 0)}`,
    );

const IN_YEAR = '(?:,? 20\\d\\d)?';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})${IN_YEAR}|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?${IN_YEAR}|\\d{4}-\\d{2}-\\d{2})`;
const SPAN = new RegExp(`\\b(${DATE})\\s*[–—-]{1,2}\\s*(?=${DATE}\\b)`, 'giu');
const MONTHS = new RegExp(`\\b(${MONTH})\\s+[–—-]{1,2}\\s+(?=(?:${MONTH})\\b(?! \\d))`, 'giu');

/** "Sat 3rd to Mon 5th May": the date says which day it is. "Every Monday, 5 May to …" doesn't mean one day. */
const WEEKDAY = new RegExp(
  `(?<!\\b(?:every|each|any|all)\\s)\\b(?:${DAYS.join('|')}|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\\b\\.?,?\\s+(?=(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)\\b|\\d{4}-\\d{2}-|\\d{1,2}(?: of)? (?:${MONTH})\\b|(?:${MONTH}) (?:the )?\\d|\\d{1,2}\\s*(?:to|until|till|through|[–—-])\\s*(?:[a-z]+ )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b))`,
  'giu',
);
const ORDINAL_DAY = '(?:the )?\\d{1,2}(?:st|nd|rd|th)';
const NAMELY =
  'so|say|about|around|that is|i\\.?e\\.?|meaning|roughly|or rather|on|from|since|between|starting|specifically';
/** "Since mid-March, say the 15th", "in April, from the 3rd to the 10th": days of that month. */
const DAY_OF_MONTH = new RegExp(
  `\\b(${MONTH})((?: 20\\d\\d)?(?:,|(?= (?:${NAMELY}) ))(?: (?:${NAMELY}),?)* (?:${ORDINAL_DAY} (?:to|until|till|through) )?${ORDINAL_DAY})\\b${NOT_PART}(?! (?:to|until|till|through|and|most|least|best|worst|percentile|[a-z]+est|${MONTH})\\b)`,
  'giu',
);

/** "10 July – 10 Aug": a stretch of days, where a dash elsewhere ends a clause. */
export const withDateSpans = (question: string): string =>
  question
    .replace(WEEKDAY, '')
    .replace(SPAN, '$1 to ')
    .replace(MONTHS, '$1 to ')
    .replace(DAY_OF_MONTH, '$1$2 of $1');
