import { MONTH, MONTHS } from '#domain/questions/times/calendar-dates.ts';
import { withSpokenDates } from '#domain/questions/times/spoken-dates.ts';
import { DIGIT, NUMBER, NUMBERS } from '#domain/questions/phrases/number-words.ts';
import { recalling } from '#domain/words/recalling.ts';
import { CONTRACTIONS, SLIPS, SPELLINGS } from './spellings.ts';

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const TEN = Object.keys(TENS).join('|');

/** Words that end in s but aren't plurals. */
const KEPT = new Set([
  'this',
  'does',
  'always',
  'versus',
  'plus',
  'minus',
  'previous',
  'previously',
  'christmas',
  'weights',
  'various',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'mondays',
  'fridays',
  'saturdays',
  'sundays',
  'weekends',
  'weekdays',
  'across',
  'minutes',
  'tennis',
  'pilates',
  'gymnastics',
  'aerobics',
  'calisthenics',
]);

/** A word without its plural ending, the same in questions and in names. */
export const singular = (word: string): string => {
  if (word.length <= 3 || KEPT.has(word) || !word.endsWith('s') || word.endsWith('ss') || /^\d/.test(word))
    return word;
  return word.slice(0, word.endsWith('sses') ? -2 : -1);
};

const BOUND = 'above|below|over|under|exceed(?:s|ed|ing)?|more than|less than|at least|at most';

const TEN_WORDS = new RegExp(`\\b(${TEN})(?:[ -](${DIGIT}))?\\b`, 'g');
const NUMBER_WORDS = new RegExp(`\\b(${NUMBER})\\b(?! of my| of the)`, 'g');
const HUNDREDS_AFTER_BOUND = new RegExp(`\\b(${BOUND}) ([1-9]) ([1-9]\\d)\\b(?! ?(?:am|pm|o clock))`, 'g');

const withNumbers = (text: string): string =>
  text
    .replace(TEN_WORDS, (_, ten: string, digit?: string) =>
      String((TENS[ten] ?? 0) + Number(digit === undefined ? 0 : NUMBERS[digit])),
    )
    .replace(NUMBER_WORDS, (word) => NUMBERS[word] ?? word)
    // "Above one eighty", "under two fifteen": hundreds, except in a time of day.
    .replace(HUNDREDS_AFTER_BOUND, '$1 $2$3')
    .replace(/\b(?:a )?dozen\b/g, '12')
    .replace(/\b(?:a )?couple(?: of)?(?= \w)/g, '2')
    .replace(/\b(?:a|one|1) fortnight\b|\bfortnight\b/g, '14 days')
    .replace(/\b(\d+) (?:and a half|1\/2)\b/g, '$1.5')
    .replace(/\b(\d+) hundred(?: and)?(?: (\d{1,2})\b)?/g, (_, count: string, rest?: string) =>
      String(Number(count) * 100 + Number(rest ?? 0)),
    )
    .replace(/\b(\d+(?:\.\d+)?) (?:thousand|grand)(?: (\d{1,3})\b)?/g, (_, count: string, rest?: string) =>
      String(Number(count) * 1000 + Number(rest ?? 0)),
    )
    .replace(/\bhalf a million\b/g, '500000')
    .replace(/\b(\d+(?:\.\d+)?) million\b/g, (_, count: string) => String(Number(count) * 1_000_000))
    // "Exercised twice or more", "more than once a day".
    .replace(
      /\b(more than|at least|over|less than|exactly) (once|twice)\b|\b(once|twice) or more\b/g,
      (_, bound: string | undefined, count?: string, other?: string) =>
        `${bound ?? 'at least'} ${(count ?? other) === 'once' ? 1 : 2} times`,
    )
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:a|an|1) hour and (?:a half|30 minutes)\b/g, '90 minutes')
    .replace(/\b(\d+) hours? and a half\b/g, '$1.5 hours')
    .replace(/\ban hour\b/g, '1 hour');

/** Mends typos in words too short to be corrected. */
export const withoutSlips = (text: string): string =>
  SLIPS.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text);

/** "June-August". */
const MONTH_RANGE = new RegExp(`\\b(${MONTH})-(?=(?:${MONTH})\\b)`, 'g');

function normalize(question: string): string {
  let text = ` ${question.normalize('NFKC').toLowerCase()} `
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})*/gu, ' ')
    // "10.000 steps", "7,5 hours": a point for thousands, and a decimal comma.
    .replace(/\b(\d{1,3})\.(\d{3})(?= ?(?:steps?|kcal|k?cals?|calories|mg|ml)\b)/g, '$1$2')
    .replace(/\b(\d{1,3}),(\d{1,2})(?= ?(?:hours?|hrs?|h|km|kg|l|lit(?:er|re)s?|miles?|mi|mmol)\b)/g, '$1.$2')
    .replace(/→|(?<=\d) ?(?:\.{2,}|…) ?(?=\d)/g, ' to ')
    // "15.01.2024": the day is first.
    .replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, (_, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    // "Mean kcal 2024-02": a month.
    .replace(/(?<![\d-])(20\d{2})-(0[1-9]|1[0-2])(?![\d-])/g, (_, year: string, month: string) =>
      [MONTHS[Number(month) - 1], year].join(' '),
    )
    // "Sleep this month (min)": the unit, not the minimum.
    .replace(/\(\s*(?:in )?mins?\s*\)/g, ' in minutes ')
    .replace(/["“”()[\]{}]/g, ' ');
  for (const [pattern, replacement] of CONTRACTIONS) text = text.replace(pattern, replacement);
  text = withoutSlips(text)
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d(?:\.\d+)?)\s?k\b(?!cal|m\b|g\b|j\b)/g, (_, count: string) => `${count}thousandfold`)
    .replace(/([\d.]+)thousandfold/g, (_, count: string) => String(Number(count) * 1000))
    .replace(
      /\b(\d{1,2}):(\d{2}) ?(?:h|hrs?|hours?)\b/g,
      (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`,
    )
    .replace(
      /\b(\d+) ?(?:h|hrs?|hours?),? ?(?:and )?(\d+) ?(?:m|mins?|minutes?)\b/g,
      (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`,
    )
    .replace(/\b(\d+)h(\d{2})\b/g, (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`);
  for (const [pattern, replacement] of SPELLINGS) text = text.replace(pattern, replacement);
  text = text
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ')
    .replace(/(\d)\+/g, '$1 or more')
    .replace(/(\d) ?(h|hrs?|hours?|min|mins|minutes|km|mi|steps?)\+/g, '$1 $2 or more')
    .replace(/>=|≥/g, ' at least ')
    .replace(/<=|≤/g, ' at most ')
    .replace(/>/g, ' above ')
    .replace(/</g, ' below ');
  text = withNumbers(withSpokenDates(text));
  return text
    .replace(/(\d{4})-(\d{2})-(\d{2})/g, '$1~$2~$3')
    .replace(/(\d)-(\d)/g, '$1 to $2')
    .replace(MONTH_RANGE, '$1 to ')
    .replace(/\b(mon|tues?|wed|thurs?|fri|sat)-(?=(?:tue|wed|thu|fri|sat|sun))/g, '$1 to ')
    .replace(/([a-z])-(?=[a-z0-9])|(\d)-(?=[a-z])/g, '$1$2 ')
    .replace(/~/g, '-')
    .replace(/(\d)(h|hrs?|min|mins|kg|g|mg|ml|km|kcal|bpm|ms|lbs?|l|mi|oz|m)\b/g, '$1 $2')
    .replace(/[?!;]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/:/g, (sign, at: number, whole: string) =>
      /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + 1] ?? '') ? sign : ' , ',
    )
    .replace(/(\d(?:st|nd|rd|th)?) - (?=\w)/g, '$1 to ')
    .replace(/ \/ /g, ' , ')
    .replace(/ - /g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/'/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalizes a question: lowercase, numbers in digits, no contractions or separators in numbers. Commas stay as words. */
export const normalized = recalling(normalize);
