import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { DATE, dateOf } from '#domain/questions/times/calendar-dates.ts';
import { addDays } from '#domain/time/local-date.ts';

const BESIDE = new RegExp(
  `\\b(?:on )?(?:the )?day (before|after|following|preceding) (?:my |the |an? )?(?:[\\w.]+ ){1,6}?(?:on|of) (${DATE})(?= |$)`,
);

/** "The day before my 9 km run on March 11": March 10. */
const withDaysBeside = (text: string, today: string): string =>
  text.replace(BESIDE, (all, side: string, words: string) => {
    const date = dateOf(words, today);
    return date === undefined ? all : `on ${addDays(date, /^(?:before|preceding)$/.test(side) ? -1 : 1)}`;
  });

const COUNTED = /\b(my|the|all|all my|all the|these|both(?: my)?) (?:(\d+) )?(\w+s)\b/;
const MIN_COUNT = 2;

/** "My three hikes" are all hikes if there are three. */
function withoutKnownCount(text: string, { entries }: RecordSource, lexicon: Lexicon): string {
  return text.replace(COUNTED, (all, whose: string, said: string | undefined, noun: string) => {
    const count = said === undefined ? (whose.startsWith('both') ? MIN_COUNT : undefined) : Number(said);
    const [name, ...more] = tagged(noun, lexicon);
    if (count === undefined || more.length > 0 || name?.tag !== 'workout' || name.keys.length === 0)
      return all;
    const kept = entries.workouts.filter(({ kind }) => kind !== null && name.keys.includes(kind));
    return kept.length === count ? `my ${noun}` : all;
  });
}

/** A question without what its author knows of the records: how many there are, and the date of one beside a day. */
export const withKnownFacts = (text: string, source: RecordSource, lexicon: Lexicon): string =>
  withoutKnownCount(withDaysBeside(text, source.today), source, lexicon);
