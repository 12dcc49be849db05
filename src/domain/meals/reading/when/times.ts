import type { TextToken } from '#domain/foods/search/text.ts';
import { isUnitBefore, isUnitWord } from '#domain/meals/portions/units.ts';
import { wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/**
 * Times, durations, distances and ages, which aren't amounts of food: "banana at 11", "10:30 granola bar", "after a 5 km run", "my 4 yr
 * old".
 */

const HALF_OF_DAY = /^(am|pm|ish|oclock|o'clock)$/;
const NAMED_HOUR = /^(noon|midday|midnight)$/;
const DURATION =
  /^(sec|secs|seconds?|min|mins|minutes?|hr|hrs|hours?|days?|weeks?|wks?|months?|yr|yrs|years?|yo)$/;
const AFTER_DURATION =
  /^(ago|old|later|earlier|after|before|fast|fasting|window|walk|run|ride|swim|bike|hike|jog|session|workout|class|nap|drive|flight|long)$/;
const DISTANCE = /^(km|kms|k|mi|miles?|steps|laps|reps|sets)$/;
/** Before a plain number these make it an hour, unless it could be a count. */
const BEFORE_HOUR = /^(at|@|by|til|till|until|before|since|past|after|from)$/;
const NEAR = /^(around|about|approx|approximately|roughly|circa|like|say|~)$/;
/** Words that may follow a plain hour; anything else could be a food that the number counts. */
const AFTER_HOUR =
  /^(and|then|so|but|with|for|i|in|on|before|after|while|when|today|tonight|yesterday|this|had|was|because|as|at|which|where|to)$/;

const isNumber = (token: TextToken | undefined): token is TextToken => token?.kind === 'number';

/** Length of "8am", "7 p.m.", "10:30", "1230pm", "9ish", "noon"; 0 if none starts at the place. */
function clockLength(tokens: readonly TextToken[], place: number): number {
  const [first, mark, minutes] = tokens.slice(place, place + 3);
  if (NAMED_HOUR.test(first?.text ?? '')) return 1;
  if (!isNumber(first) || !/^\d{1,4}([.,]\d\d)?$/.test(first.text)) return 0;
  const isColon = mark?.text === ':' && mark.start === first.end && minutes?.start === mark.end;
  const isMinutes = isNumber(minutes) && /^[0-5]\d$/.test(minutes.text) && Number(first.text) <= 24;
  const end = place + (isColon && isMinutes ? 3 : 1);
  // "3ish cups" is an amount.
  const isAmount = at(tokens, end) === 'ish' && isUnitWord(at(tokens, end + 1));
  if (HALF_OF_DAY.test(at(tokens, end)) && !isAmount) return end + 1 - place;
  if (/^[ap]$/.test(at(tokens, end)) && at(tokens, end + 1) === '.' && at(tokens, end + 2) === 'm')
    return end + (at(tokens, end + 3) === '.' ? 4 : 3) - place;
  return end - place === 3 ? 3 : 0;
}

const isHour = (token: TextToken | undefined): boolean =>
  isNumber(token) && /^\d{1,2}$/.test(token.text) && Number(token.text) >= 1 && Number(token.text) <= 24;

const LABEL = /^(day|week|wk|meal|snack|breakfast|lunch|dinner|course|round|plate|no|entry)$/;
const MONTH =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

/** Length of "2nd", "5th": an ordinal, not a count. */
const ordinalLength = (tokens: readonly TextToken[], place: number): number => {
  const [number, ending] = tokens.slice(place, place + 2);
  return isNumber(number) && number.end === ending?.start && /^(st|nd|rd|th)$/.test(ending.text) ? 2 : 0;
};

/** Length of "day 3", "meal 2:", "#4": numbers of days and meals. */
function labelLength(tokens: readonly TextToken[], place: number): number {
  const word = at(tokens, place);
  const next = tokens[place + 2];
  if (!isNumber(tokens[place + 1])) return 0;
  if (word === '#' || /^(day|week|wk)$/.test(word)) return 2;
  const isMarked = next === undefined || /^[:\n,.;)–—-]$/.test(next.text);
  return LABEL.test(word) && isMarked ? 2 : 0;
}

/** Length of "nov 12", "12 november 2026", "5/12/26", "2026-11-23", and "12/05" before an amount or a mark. */
function dateLength(tokens: readonly TextToken[], place: number): number {
  const [one, two, three, four, five] = tokens.slice(place, place + 5);
  const year = (end: number): number => (/^20\d\d$/.test(at(tokens, end)) ? end + 1 : end) - place;
  if (MONTH.test(one?.text ?? '') && isDayOfMonth(two))
    return year(place + 2 + ordinalEnding(tokens, place + 1));
  if (isDayOfMonth(one)) {
    const month = place + 1 + ordinalEnding(tokens, place);
    const of = at(tokens, month) === 'of' ? 1 : 0;
    if (MONTH.test(at(tokens, month + of))) return year(month + of + 1);
  }
  if (!isNumber(one) || !isNumber(three) || !/^[-/.]$/.test(two?.text ?? '')) return 0;
  if (
    four?.text === two?.text &&
    isNumber(five) &&
    [one, five].some(({ text }) => /^20\d\d$|^\d\d$/.test(text))
  )
    return 5;
  const isStart = place === 0 || tokens[place - 1]?.text === '\n';
  const isDay =
    two?.text === '/' &&
    isDayOfMonth(one) &&
    isDayOfMonth(three) &&
    [one, three].some(({ text }) => text.startsWith('0'));
  return isStart && isDay && four !== undefined && four.kind !== 'word' ? 3 : 0;
}

const isDayOfMonth = (token: TextToken | undefined): boolean =>
  isNumber(token) && /^\d{1,2}$/.test(token.text) && Number(token.text) >= 1 && Number(token.text) <= 31;
const ordinalEnding = (tokens: readonly TextToken[], place: number): number =>
  ordinalLength(tokens, place) > 0 ? 1 : 0;

/** Length of "at 11", "around 4" with a plain hour; 0 if the number may be a count. */
function bareHourLength(tokens: readonly TextToken[], place: number): number {
  let number = place;
  let isStated = false;
  while (BEFORE_HOUR.test(at(tokens, number)) || NEAR.test(at(tokens, number))) {
    isStated ||= BEFORE_HOUR.test(at(tokens, number));
    number += 1;
  }
  if (number === place || !isHour(tokens[number])) return 0;
  // "an apple around 4" and "tacos x3 around 5" are hours, "crackers, about 4" an amount.
  const isAfterFood = tokens[place - 1]?.kind === 'word' || /^[x×]$/.test(at(tokens, place - 2));
  if (!isStated && !(at(tokens, place) === 'around' && isAfterFood)) return 0;
  const next = tokens[number + 1];
  // "at 8 coffee": what follows isn't a unit, so it isn't a count.
  const isAtClock =
    /^(at|@)$/.test(at(tokens, number - 1)) &&
    next?.kind === 'word' &&
    !isUnitBefore(next.text, at(tokens, number + 2));
  const isClear =
    next === undefined ||
    (next.kind === 'mark' && !/^[/%⁄]$/.test(next.text)) ||
    AFTER_HOUR.test(next.text) ||
    isAtClock;
  return isClear ? number + 1 - place : 0;
}

/** Length of "30 min walk", "2 hours ago", "4 yr old", "10k"; 0 if none starts at the place. */
function spanLength(tokens: readonly TextToken[], place: number): number {
  if (!isNumber(tokens[place])) return 0;
  const unit = at(tokens, place + 1) === '-' ? place + 2 : place + 1;
  if (DURATION.test(at(tokens, unit))) {
    let end = unit + 1;
    while (at(tokens, end) === '-' || AFTER_DURATION.test(at(tokens, end))) end += 1;
    return end - place;
  }
  return DISTANCE.test(at(tokens, unit)) ? unit + 1 - place : 0;
}

function timeLength(tokens: readonly TextToken[], place: number): number {
  let clock = place;
  while (BEFORE_HOUR.test(at(tokens, clock)) || NEAR.test(at(tokens, clock))) clock += 1;
  const length = clockLength(tokens, clock) || spanLength(tokens, clock);
  if (length > 0) return clock + length - place;
  return (
    bareHourLength(tokens, place) ||
    dateLength(tokens, place) ||
    labelLength(tokens, place) ||
    ordinalLength(tokens, place)
  );
}

/** An hour of the day as stated: "7:30", "at 11", "1pm". */
export interface StatedTime {
  readonly hour: number;
  readonly minute: number;
  /** Whether it was stated as a.m. or p.m. */
  readonly isSure: boolean;
  /** Tokens that say it. */
  readonly length: number;
}

/** The time of day at a position, as opposed to a duration or a distance. */
export function statedTimeAt(tokens: readonly TextToken[], place: number): StatedTime | undefined {
  let clock = place;
  while (BEFORE_HOUR.test(at(tokens, clock)) || NEAR.test(at(tokens, clock))) clock += 1;
  const clockEnd = clock + clockLength(tokens, clock);
  const end = clockEnd > clock ? clockEnd : place + bareHourLength(tokens, place);
  if (end === place || /^(til|till|until|before|since|from|after|past)$/.test(at(tokens, place)))
    return undefined;
  const words = tokens.slice(place, end).map(({ text }) => text);
  const length = end - place;
  if (words.some((word) => NAMED_HOUR.test(word)))
    return { hour: words.includes('midnight') ? 0 : 12, minute: 0, isSure: true, length };
  const [said = '', minutes] = words.filter((word) => /^\d/.test(word));
  const digits = said.replace(/[.,]/, '');
  const whole = digits.length > 2 ? Number(digits.slice(0, -2)) : Number(digits);
  const minute = Number(minutes ?? (digits.length > 2 ? digits.slice(-2) : 0));
  if (whole > 24 || minute > 59) return undefined;
  const half = words.find((word) => /^[ap]m?$/.test(word));
  const hour = half === undefined ? whole % 24 : (whole % 12) + (half.startsWith('p') ? 12 : 0);
  return { hour, minute, isSure: half !== undefined || whole > 12 || whole === 0, length };
}

/** Removes times; one between two foods leaves a comma. */
export function withoutTimes(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const length = timeLength(tokens, place);
    if (length === 0) {
      kept.push(token);
      place += 1;
      continue;
    }
    place += length;
    const isBetween = kept.at(-1)?.kind === 'word' && tokens[place]?.kind !== 'mark';
    if (isBetween && tokens[place] !== undefined) kept.push({ ...token, kind: 'mark', text: ',' });
  }
  return kept;
}
