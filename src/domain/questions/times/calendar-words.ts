import { monthStart } from '#domain/time/day-range.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import type { Selection, Window } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { recalling } from '#domain/words/recalling.ts';
import {
  DAYS,
  MONTH,
  MONTHS,
  monthSpan,
  yearBefore,
  type PreviousLength,
  type TimeWords,
} from './calendar-dates.ts';
import { RULES } from './calendar-rules.ts';
import { markOf } from './marks.ts';
import { withStatedWindows } from './stated-windows.ts';

/** Words for times that typos are corrected to. */
export const CALENDAR_WORDS: readonly string[] = [
  ...MONTHS,
  ...DAYS,
  ...DAYS.map((day) => `${day}s`),
  ...'yesterday today tonight week weeks month months weekend weekends weekday weekdays between last since january recent past previous night nights days inclusive through until before during leading prior preceding following onwards trailing thus'.split(
    ' ',
  ),
];

const COMPILED = RULES.map(
  ([pattern, read]) => [new RegExp(`(?<![a-z0-9/-])(?:${pattern})(?![a-z0-9/-])`), read] as const,
);

const MONTH_PART = new RegExp(
  `(?<=\\b(?:from|between|since|until|till|to|through|and|after|before|up to) )(?:the )?(mid|middle|start|beginning|end|(?<=\\b(?:from|since|after) )early)(?: of| in)? (${MONTH})\\b(?! \\d)`,
  'g',
);

/** "Mid July to mid August". */
const FIRST_PART = new RegExp(
  `\\b(mid|start|beginning|end)(?: of)? (${MONTH})\\b(?= (?:to|until|till|through) )`,
);

/** Replaces parts of months in a span with dates: "from mid January until the end of February". */
const withMonthParts = (text: string, today: string): string =>
  [FIRST_PART, MONTH_PART].reduce(
    (said, pattern) =>
      said.replace(pattern, (all, part: string, month: string) => {
        const span = monthSpan(month, undefined, today);
        if (!span) return all;
        return part.startsWith('mid') ? `${span[0].slice(0, 8)}15` : part === 'end' ? span[1] : span[0];
      }),
    text,
  );

interface ReadTimes {
  readonly text: string;
  readonly times: readonly TimeWords[];
  /** The words of each time. */
  readonly said: readonly string[];
}

/** Replaces the times in a question with marks. */
export const readTimes = recalling((question: string, today: string): ReadTimes => {
  const times: TimeWords[] = [];
  const said: string[] = [];
  let text = withMonthParts(withStatedWindows(question), today);
  for (const [pattern, read] of COMPILED) {
    for (let tries = 0; tries < 4; tries += 1) {
      const match = pattern.exec(text);
      if (!match) break;
      const time = read(match.slice(1), today);
      if (!time) {
        text = text.replace(match[0], ' @unread ');
        break;
      }
      times.push(time);
      said.push(match[0]);
      text = `${text.slice(0, match.index)} @${markOf(times.length - 1)} ${text.slice(match.index + match[0].length)}`;
    }
  }
  return { text: text.replace(/\s+/g, ' ').trim(), times, said };
});

const isDeepEqual = (one: Window, other: Window): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Combines times that limit each other ("weekends in January"); undefined if they contradict. */
export function joinedTimes(
  all: readonly TimeWords[],
): (Pick<Selection, 'weekdays'> & { readonly window?: Window }) | undefined {
  const isWithin = all.some(({ window, inWindow }) => window && !inWindow);
  const times = isWithin ? all.map((time) => (time.inWindow ? { weekdays: time.inWindow } : time)) : all;
  const windows = times
    .flatMap(({ window }) => (window && window.kind !== 'all' ? [window] : []))
    // "The first ten days of June, June 1 to 10": one period said twice.
    .filter((window, at, all) => all.findIndex((other) => isDeepEqual(other, window)) === at);
  const weekdays = times
    .flatMap((time) => (time.weekdays ? [time.weekdays] : []))
    // "A weeknight, Monday to Friday" is redundant.
    .filter((days, at, all) => all.findIndex((other) => other.join() === days.join()) === at);
  if (windows.length > 1 || weekdays.length > 1 || times.some(({ isPrevious }) => isPrevious))
    return undefined;
  return {
    ...(windows[0]
      ? { window: windows[0] }
      : times.some(({ window }) => window)
        ? { window: { kind: 'all' } }
        : {}),
    ...(weekdays[0] ? { weekdays: weekdays[0] } : {}),
  };
}

const AROUND_TIME = /@[A-Z]|\b(?:in|on|of|for|during|over|from|the)\b|[?.,]/g;

/** The time that words name if they say nothing else; undefined for other words and times that contradict. */
export function onlyTime(words: string, today: string): ReturnType<typeof joinedTimes> {
  const { text, times } = readTimes(words.trim(), today);
  return text.replace(AROUND_TIME, '').trim() === '' ? joinedTimes(times) : undefined;
}

/** The window of the same length before a window. */
export function windowBefore(window: Window, today: string): Window | undefined {
  if (window.kind === 'all') return undefined;
  if (window.kind === 'last-days')
    return { kind: 'dates', from: addDays(today, 1 - 2 * window.days), to: addDays(today, -window.days) };
  if (window.kind !== 'dates') return { kind: window.kind, back: window.back + 1 };
  if (window.from === null || window.to === null) return undefined;
  const days = daysBetween(window.from, window.to) + 1;
  return { kind: 'dates', from: addDays(window.from, -days), to: addDays(window.from, -1) };
}

/** "The week before" a month: the days right before it, not the month before. Undefined for a period that doesn't end where the window begins. */
export function periodBefore(period: PreviousLength, window: Window, today: string): Window | undefined {
  const { from, to } = spanOf(window, today);
  if (window.kind === period || from === null || to === null) return windowBefore(window, today);
  const last = addDays(from, -1);
  const days = daysBetween(from, to) + 1;
  if (typeof period === 'number')
    return period === days
      ? windowBefore(window, today)
      : { kind: 'dates', from: addDays(from, -period), to: last };
  switch (period) {
    case 'day':
      return days === 1 ? { kind: 'dates', from: last, to: last } : undefined;
    case 'week':
      return { kind: 'dates', from: addDays(from, -7), to: last };
    case 'month':
      if (from.slice(0, 7) === to.slice(0, 7))
        return { kind: 'dates', from: monthStart(from, -1), to: addDays(monthStart(from), -1) };
      return days >= 28 && days <= 31 ? windowBefore(window, today) : undefined;
    case 'year':
      if (from.endsWith('-01-01')) return { kind: 'dates', from: `${last.slice(0, 4)}-01-01`, to: last };
      return days >= 365 && days <= 366 ? windowBefore(window, today) : undefined;
  }
}

const YEAR_DAYS = 364;

/** The same days a year before: whole weeks keep their weekdays. */
export function windowYearBefore(window: Window, today: string): Window | undefined {
  const { from, to } = spanOf(window, today);
  if (from === null || to === null || daysBetween(from, to) >= YEAR_DAYS) return undefined;
  if (window.kind === 'week')
    return { kind: 'dates', from: addDays(from, -YEAR_DAYS), to: addDays(to, -YEAR_DAYS) };
  return { kind: 'dates', from: yearBefore(from), to: yearBefore(to) };
}
