import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ORDINAL = `(?:twenty|thirty)[ -](?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.join('|')}|thirtieth`;
/** "June first week" isn't a day. */
const NOT_PART = '(?! (?:week|half|days|weeks|weekend|mon|tues|wednes|thurs|fri|satur|sun|reading|time|of))';
const MONTH_THEN_DAY = new RegExp(`\\b(${MONTH}) (?:the )?(${ORDINAL})\\b${NOT_PART}`, 'g');
const DAY_THEN_MONTH = new RegExp(`\\b(?:the )?(${ORDINAL})(?: day)? of (?=(?:${MONTH})\\b)`, 'g');
const YEAR = new RegExp(
  `(?<=\\b(?:${MONTH}|\\d(?:st|nd|rd|th)|in|since|of) )twenty[ -](?:(twenty|thirty)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?)\\b(?! (?:days|nights|weeks|minutes|runs|percent))`,
  'g',
);
const ONES = 'zero one two three four five six seven eight nine'.split(' ');

const dayOf = (words: string): string => {
  const [tens, ones] = words.split(/[ -]/);
  if (words === 'thirtieth') return '30th';
  return ones === undefined
    ? `${ORDINALS.indexOf(words) + 1}th`
    : `${(tens === 'twenty' ? 20 : 30) + ORDINALS.indexOf(ones) + 1}th`;
};

/** "H r v", "t.s.h.": letters that together name a figure. */
function withAbbreviations(text: string, { phrases }: Lexicon): string {
  const isName = (word: string): boolean =>
    (phrases.get(word) ?? []).some(({ tag }) => tag === 'metric' || tag === 'unit');
  return text.replace(/\b[a-z](?:(?: |\. ?)[a-z\d]\b)+/g, (spoken) => {
    const letters = spoken.replace(/\./g, ' ').split(/ +/);
    for (let length = letters.length; length > 1; length -= 1)
      for (let at = 0; at + length <= letters.length; at += 1) {
        const word = letters.slice(at, at + length).join('');
        if (isName(word)) return [...letters.slice(0, at), word, ...letters.slice(at + length)].join(' ');
      }
    return spoken;
  });
}

/** Dates, decimals and abbreviations as they're said aloud, in writing: "August first", "seven point five", "h r v". */
export const withSpokenWords = (text: string, lexicon: Lexicon): string =>
  withAbbreviations(
    text
      .replace(MONTH_THEN_DAY, (_, month: string, day: string) => `${month} ${dayOf(day)}`)
      .replace(DAY_THEN_MONTH, (_, day: string) => `${dayOf(day)} of `)
      .replace(
        YEAR,
        (_, tens: string, ones?: string) =>
          `20${(tens === 'twenty' ? 20 : 30) + (ones === undefined ? 0 : ONES.indexOf(ones))}`,
      )
      .replace(
        new RegExp(`\\b(\\d+|${ONES.join('|')}) point (\\d|${ONES.join('|')})\\b`, 'g'),
        (_, whole, part) =>
          [whole, part].map((word) => (ONES.includes(word) ? String(ONES.indexOf(word)) : word)).join('.'),
      )
      .replace(/\b([ap])\.? m\b\.?/g, '$1m')
      .replace(
        /\b(b|d|omega) (two|three|six|twelve)\b/g,
        (_, letter: string, number: string) =>
          `${letter}${letter.length > 1 ? ' ' : ''}${({ two: 2, three: 3, six: 6, twelve: 12 } as Record<string, number>)[number] ?? ''}`,
      )
      .replace(/\b(?:h ?b ?)?a (?:one|1) c\b/g, 'hba1c'),
    lexicon,
  );
