import { addDays, localDayBounds, weekdayOf } from '#domain/time/local-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { saidClock } from './said-clock.ts';
import { saidMoment } from './said-moment.ts';

const HALF = '(?:am|pm|a\\.m\\.|p\\.m\\.)(?![a-z])';
/** Not an amount: "at 140 bpm", "about 45 minutes", "at 5:30 min/km". */
const NOT_AMOUNT =
  '(?! ?(?:min|m\\b|h\\b|hrs?|hours?|k\\b|km|mi\\b|mile|bpm|mph|kph|kg|lb|pound|pace|per|percent|level|incline|rpm|watts?|[a-z]*\\/)|[\\d%/.:])';
/** Not a name: "pizza at 7 eleven". */
const ENDS =
  "(?=$|[,;!]| (?:this|in|today|yesterday|last|and|for|with|on|o'clock|tonight|before|after|to|until|till|-)\\b)";
const CLOCK = new RegExp(
  [
    `\\b(?:at |around |about |from |@ ?)(\\d{1,2}(?:[:.]\\d{2}(?: ?${HALF})?| ?${HALF}))${NOT_AMOUNT}`,
    `\\b(?:at |@ ?|from (?=\\d+ ?(?:to|until|till|-)))(\\d{1,2})${NOT_AMOUNT}${ENDS}(?: o'clock)?`,
    `(?<![\\d:.])\\b(\\d{1,2}(?:[:.]\\d{2})? ?${HALF})`,
    '\\b(?:at )?(noon|midday|midnight)\\b',
  ].join('|'),
);

const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];
const ON_DAY =
  /\b(?:on|last) (mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?\b/;

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
const DAYS_AGO =
  /\b(?:(\d{1,2}|one|a|two|three|four|five|six|seven) days? ago|(the )?day before yesterday)\b/;
/** Usual local hours of meals on a day that is over. */
const MEAL_HOURS: readonly (readonly [RegExp, number])[] = [
  [/\bbreakfast\b/, 8],
  [/\b(?:dinner|supper)\b/, 19],
];

/** A time of the clock that words name, such as "7 am"; undefined if they name none. */
export function clockIn(text: string): string | undefined {
  return CLOCK.exec(text)
    ?.slice(1)
    .find((said) => said !== undefined);
}

/** Words without their time of the clock and day of the week: "log 2 eggs" of "log 2 eggs at 7 am". */
export const withoutClock = (text: string): string =>
  text.replace(ON_DAY, ' ').replace(DAYS_AGO, ' ').replace(CLOCK, ' ').replaceAll(/\s+/g, ' ').trim();

const PART_OF_DAY =
  /\b(?:yesterday(?: (?:morning|noon|afternoon|evening))?|last night|this (?:morning|afternoon|evening)|tonight)\b/;

/** Words without all that `saidTime` reads in them. */
export const withoutTime = (text: string): string =>
  withoutClock(text).replace(PART_OF_DAY, ' ').replaceAll(/\s+/g, ' ').trim();

/** The day that words name: the latest "on Monday", "2 days ago". */
function dayIn(text: string, today: string): string | undefined {
  const ago = DAYS_AGO.exec(text);
  if (ago) return addDays(today, -(ago[1] === undefined ? 2 : (COUNTS[ago[1]] ?? Number(ago[1]))));
  const [, name] = ON_DAY.exec(text) ?? [];
  if (name === undefined) return undefined;
  const back = (weekdayOf(today) - WEEKDAYS.indexOf(name) + 7) % 7;
  return addDays(today, text.includes(`last ${name}day`) && back === 0 ? -7 : -back);
}

/** The moment that words name: by the clock, otherwise the usual hour of the named part of the day. */
export function saidTime(
  text: string,
  now: { readonly nowMs: number; readonly today: string; readonly timeZone: string },
): number {
  const day = dayIn(text, now.today);
  if (day !== undefined && day !== now.today) {
    const end = localDayBounds(day, now.timeZone).endMs - 1;
    const atMs = saidTime(
      text.replace(DAYS_AGO, '').replace(ON_DAY, (said) => said.replace(/^.*day/, '')),
      {
        ...now,
        today: day,
        nowMs: end,
      },
    );
    const hour = MEAL_HOURS.find(([meal]) => meal.test(text))?.[1] ?? 12;
    return atMs === end ? end + 1 - DAY_MS + hour * HOUR_MS : atMs;
  }
  const clock = clockIn(text);
  const atMs = clock === undefined ? undefined : saidClock(`${clock} ${text.replaceAll(/[\d:]+/g, '')}`, now);
  return atMs ?? saidMoment(text, now);
}

/** An entry that may be one of another time than now. */
export type Timed<Entry> = Entry & { readonly isTimed?: true };

/** Reads an entry, first without looking for a time: "weighed in at 71" names none. @param text plain words */
export function readTimed<Entry extends object>(
  text: string,
  read: (text: string) => Entry | undefined,
): Timed<Entry> | undefined {
  const now = read(text);
  if (now) return now;
  const then = read(withoutTime(text));
  return then && { ...then, isTimed: true };
}
