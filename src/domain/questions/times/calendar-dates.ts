import { monthStart } from '#domain/time/day-range.ts';
import { addDays, mondayOf, weekdayOf } from '#domain/time/local-date.ts';
import type { Window } from '#domain/query/query.ts';

/** A period named in a question: a window, weekdays, or "the one before". */
export interface TimeWords {
  readonly window?: Window;
  readonly weekdays?: readonly number[];
  /** Meaning next to another window: "on the weekend" in January means every weekend in January. */
  readonly inWindow?: readonly number[];
  /** Meaning next to an average: all Tuesdays, not the last one. */
  readonly inAverages?: readonly number[];
  /** Meaning of "from March 6" if nothing but a value is asked for: that day. */
  readonly ofValue?: Window;
  /** Both months of "from January to March", whose averages are compared. */
  readonly ends?: readonly [Window, Window];
  /** A night or morning, which only figures of the night belong to. */
  readonly isPartOfDay?: true;
  /** Its evening belongs to the previous day. */
  readonly isLastNight?: true;
  /** The window before the one on the other side. */
  readonly isPrevious?: true;
  /** Length of the time before the other side's, if it is named: a period, or a number of days. */
  readonly previousLength?: PreviousLength;
  /** "So far this month": an amount is the total until now. */
  readonly isSoFar?: true;
}

/** Length of the time right before a window. */
export type PreviousLength = 'day' | 'week' | 'month' | 'year' | number;

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Named days, spelled without apostrophes. */
const NAMED_DAYS: readonly (readonly [name: string, month: number, day: number])[] = [
  ['christmas eve', 12, 24],
  ['christmas(?: day)?', 12, 25],
  ['boxing day', 12, 26],
  ['new years? eve', 12, 31],
  ['new years?(?: day)?', 1, 1],
  ['leap day', 2, 29],
  ['valentines?(?: day)?', 2, 14],
  ['halloween', 10, 31],
  ['independence day', 7, 4],
];
const NAMED_DAY = NAMED_DAYS.map(([name]) => name).join('|');
export const DATE = `${NAMED_DAY}|(?:the )?first of (?:${MONTH})(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: day)? of (?:${MONTH})(?:,? \\d{4})?|(?:${MONTH}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?:(?: ,)? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})(?:(?: ,)? \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:the )?\\d{1,2}(?:st|nd|rd|th)`;
const monthNumber = (word: string): number =>
  MONTHS.findIndex((month) => month.startsWith(word.slice(0, 3))) + 1;
const iso = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** A month and day without a year is the latest one that isn't in the future. */
function latest(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const date = iso(year, month, day);
  return date !== undefined && date <= today ? date : iso(year - 1, month, day);
}

export function dateOf(words: string, today: string, nearMonth?: string): string | undefined {
  if (/^\d{4}-/.test(words))
    return iso(Number(words.slice(0, 4)), Number(words.slice(5, 7)), Number(words.slice(8)));
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(words);
  if (slashed) {
    const [, month, day, year] = slashed.map(Number);
    if (!year) return latest(month ?? 0, day ?? 0, today);
    const full = year < 100 ? 2000 + year : year;
    const [date, other] = [iso(full, month ?? 0, day ?? 0), iso(full, day ?? 0, month ?? 0)];
    // "05/03/2024" in March 2024: nothing is recorded in the future, so the day comes first.
    const isDayFirst = (date === undefined || date > today) && other !== undefined && other <= today;
    return isDayFirst ? other : date;
  }
  const named = NAMED_DAYS.find(([name]) => new RegExp(`^(?:${name})$`).test(words));
  if (named) return latest(named[1], named[2], today);
  if (/^(?:the )?first of/.test(words)) return dateOf(words.replace('first', '1st'), today);
  const month = new RegExp(`\\b(?:${MONTH})\\b`).exec(words)?.[0];
  const year = /\b\d{4}\b/.exec(words)?.[0];
  const day = Number(/\b\d{1,2}(?=\b|st|nd|rd|th)/.exec(words)?.[0]);
  if (month === undefined) {
    const [y = 0, m = 0] = (nearMonth ?? today).split('-').map(Number);
    const date = iso(y, m, day);
    return nearMonth !== undefined || (date !== undefined && date <= today)
      ? date
      : iso(m === 1 ? y - 1 : y, m === 1 ? 12 : m - 1, day);
  }
  return year === undefined
    ? latest(monthNumber(month), day, today)
    : iso(Number(year), monthNumber(month), day);
}

/** A window between two days; undefined if either is unknown. */
export const dates = (
  from: string | null | undefined,
  to: string | null | undefined,
): TimeWords | undefined =>
  from === undefined || to === undefined || (from !== null && to !== null && from > to)
    ? undefined
    : { window: { kind: 'dates', from, to } };

/** The same date a year before; February 28 for a leap day. */
export const yearBefore = (date: string): string =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace(/^-02-29$/, '-02-28')}`;

/** The same date a month before; the last day of a shorter month. */
function monthBefore(date: string): string {
  const day = addDays(monthStart(date, -1), Number(date.slice(8)) - 1);
  const last = addDays(monthStart(date), -1);
  return day < last ? day : last;
}

const AROUND_DAYS = 3;

/** The week around a date. */
const around = (date: string): TimeWords | undefined =>
  dates(addDays(date, -AROUND_DAYS), addDays(date, AROUND_DAYS));

/** "This time last year". */
export const aroundYearBefore = (today: string): TimeWords | undefined => around(yearBefore(today));

/** "A month ago". */
export const aroundMonthBefore = (today: string): TimeWords | undefined => around(monthBefore(today));

/** First and last day of a month. */
export function monthSpan(
  name: string,
  year: string | undefined,
  today: string,
): readonly [string, string] | undefined {
  const month = monthNumber(name);
  const first = year === undefined ? latest(month, 1, today) : iso(Number(year), month, 1);
  if (first === undefined) return undefined;
  return [
    first,
    addDays(iso(Number(first.slice(0, 4)) + (month === 12 ? 1 : 0), (month % 12) + 1, 1) ?? first, -1),
  ];
}

export const perUnit = (unit: string): number =>
  unit.startsWith('week') ? 7 : unit.startsWith('month') ? 30 : unit.startsWith('year') ? 365 : 1;

export function lastOf(weekday: number, today: string, isBefore: boolean): string {
  const back = (weekdayOf(today) - weekday + 7) % 7;
  return addDays(today, -(back === 0 && isBefore ? 7 : back));
}

/** The latest weekend, which may be the current one. */
export function weekend(today: string, isBefore: boolean): TimeWords {
  const saturday = addDays(mondayOf(today), 5);
  const isNow = today >= saturday;
  const from = isNow && !isBefore ? saturday : addDays(saturday, -7);
  return { window: { kind: 'dates', from, to: addDays(from, 1) } };
}

/** Saturdays and Sundays of the last weekends, including the current one. */
export function weekends(today: string, count: number): TimeWords {
  const { window } = weekend(today, false);
  return window?.kind === 'dates' && window.from !== null
    ? { window: { ...window, from: addDays(window.from, -7 * (count - 1)) }, weekdays: [5, 6] }
    : {};
}

/** Both ends of a period, each using the other's month or year if it lacks one. */
export function stretch(from: string, to: string, today: string): TimeWords | undefined {
  const hasMonth = (words: string): boolean => /[a-z]{3}|\/|-/.test(words.replace(/^the /, ''));
  const year = /\b\d{4}\b/.exec(to)?.[0];
  const end = dateOf(to, today, hasMonth(to) ? undefined : dateOf(from, today));
  const start = dateOf(
    year !== undefined && new RegExp(MONTH).test(from) && !/\d{4}/.test(from) ? `${from} ${year}` : from,
    today,
    hasMonth(from) ? undefined : end,
  );
  if (start !== undefined && end !== undefined && start > end && year === undefined) {
    // "1 to 30 March" in the middle of March: of this year.
    if (start.slice(5, 7) === end.slice(5, 7)) return dates(start, `${start.slice(0, 4)}${end.slice(4)}`);
    const earlier = `${Number(start.slice(0, 4)) - 1}${start.slice(4)}`;
    return dates(earlier, end);
  }
  return dates(start, end);
}
