import type { Window } from '#domain/query/query.ts';
import { monthStart } from '#domain/time/day-range.ts';
import { addDays, mondayOf, weekdayOf } from '#domain/time/local-date.ts';
import {
  DATE,
  DAYS,
  MONTH,
  MONTHS,
  aroundMonthBefore,
  aroundYearBefore,
  dateOf,
  dates,
  lastOf,
  monthSpan,
  perUnit,
  stretch,
  weekend,
  weekends,
  yearBefore,
  type TimeWords,
} from './calendar-dates.ts';
import { daySpan, latestSpan } from './day-spans.ts';
import { SEASON_WORDS, seasonOf } from './seasons.ts';

const WEEKEND = [5, 6] as const;
const WORKDAYS = [0, 1, 2, 3, 4] as const;

const DAY = DAYS.join('|');
const SHORT_DAY = 'mon|tues?|wed|thu|thurs?|fri|sat|sun';
const PREPOSITION = '(?:(?:in|on|over|during|for|within|across|throughout|of|from|this past) )?(?:the )?';

type Rule = readonly [
  pattern: string,
  read: (groups: readonly string[], today: string) => TimeWords | undefined,
];

const back = (kind: 'day' | 'week' | 'month' | 'year', count: number): TimeWords => ({
  window: { kind, back: count },
});
const lastDays = (days: number): TimeWords => ({ window: { kind: 'last-days', days } });
const only = (weekdays: readonly number[]): TimeWords => ({ weekdays });
const LENGTHS = { day: 'day', night: 'day', week: 'week', month: 'month' } as const;

/** A quarter of the year, whole or so far. @param back quarters before the current one */
function quarter(today: string, back: number): TimeWords | undefined {
  const month = Number(today.slice(5, 7)) - 1;
  const first = monthStart(today, -(month % 3) - 3 * back);
  return dates(first, addDays(monthStart(first, 3), -1));
}

/** A quarter by its number; without a year the last that began. @param at 0 to 3 */
function namedQuarter(at: number, year: string | undefined, today: string): TimeWords | undefined {
  const first = monthSpan(MONTHS[3 * at] ?? '', year, today)?.[0];
  return first === undefined ? undefined : dates(first, addDays(monthStart(first, 3), -1));
}

/** Expressions for times, longest and most specific first. */
// oxfmt-ignore
export const RULES: readonly Rule[] = [
  [`(?:between|from) (${DAY}) (?:and|to|through|thru) (${DAY}) (?:of )?(this|last) week`, ([from, to, which], today) => {
    const monday = addDays(mondayOf(today), which === 'last' ? -7 : 0);
    const at = (name: string | undefined): string => addDays(monday, DAYS.findIndex((each) => each === name));
    return dates(at(from), at(to));
  }],
  [`(?:(?:in|on|over|during|for|within) (?:the )?(?:(?:dates|days|period|time|range|starting) )*|(?:of )?(?:the )?(?:(?:dates|period|time|range|starting) )*)(?:between|from) (?:the )?(?:dates? )?(?:of )?(${DATE}|${DAY}|yesterday|\\d{1,2}(?= (?:and|to|through|thru|until|till) (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})))(?: ,)? (?:and|to|through|thru|until|till|up to) (?:the )?(${DATE}|\\d{1,2}|today|now|yesterday)(?: ,? ?inclusive)?`, ([from = '', to = ''], today) => {
    const end = /^(?:today|now)$/.test(to) ? today : to === 'yesterday' ? addDays(today, -1) : to;
    if (DAYS.some((day) => day === from)) return undefined;
    return stretch(from, end, today);
  }],
  [`${PREPOSITION}weeks (?:of|starting|beginning|commencing)(?: on)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})`, ([one = '', other = '', month = ''], today) => {
    const [from, to] = [dateOf(`${month} ${one}`, today), dateOf(`${month} ${other}`, today)];
    return from && to && addDays(from, 7) === to ? dates(from, addDays(to, 6)) : undefined;
  }],
  [`(?:(in|on|over|during|for|between|from) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (to|through|thru|and|until|till) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})(?: (\\d{4}))?`, ([before = '', from = '', joint, to = '', month = '', year], today) =>
    // "On 5 and 12 May" isn't a stretch.
    joint === 'and' && !/^(?:between|from)$/.test(before) && Number(to) - Number(from) !== 1 ? undefined : stretch(`${month} ${from}${year ? ` ${year}` : ''}`, `${month} ${to}${year ? ` ${year}` : ''}`, today)],
  [`since (?:the (?:beginning|start) of )?(${MONTH}) (?:of )?(this|last) year`, ([month = '', which], today) => dates(monthSpan(month, String(Number(today.slice(0, 4)) - (which === 'last' ? 1 : 0)), today)?.[0], null)],
  [`${PREPOSITION}(${MONTH}) (?:of )?(this|last) year`, ([month = '', which = ''], today) => {
    const span = monthSpan(month, String(Number(today.slice(0, 4)) - (which === 'last' ? 1 : 0)), today);
    return span && dates(...span);
  }],
  [`(?:(?:in|on|over|during|for|of) )?(?:the )?(?:weekend of )?(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? (?:to|through|thru|and|until) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:(?: ,)? (\\d{4}))?`, ([month = '', from = '', to = '', year], today) =>
    stretch(`${month} ${from}${year ? ` ${year}` : ''}`, `${month} ${to}${year ? ` ${year}` : ''}`, today)],
  [`(?:(?:in|on|over|during|for|of) )?(${DATE}) (?:to|through|thru|until|till|up to) (?:the )?(${DATE}|today|now|yesterday)`, ([from = '', to = ''], today) =>
    stretch(from, /^(?:today|now)$/.test(to) ? today : to === 'yesterday' ? addDays(today, -1) : to, today)],
  [`(?:(?:on|for|of|during) )?(${DAY})(?: night| morning)? (?:of )?(this|last) week`, ([day, which], today) => {
    const date = addDays(mondayOf(today), DAYS.findIndex((each) => each === day) - (which === 'last' ? 7 : 0));
    return dates(date, date);
  }],
  [`(?:(?:in|over|during|for|across) )?(?:the )?(?!1 day)(\\d+) (days?|nights?|weeks?) (?:from|starting(?: on| from)?|beginning(?: on)?|as of|commencing(?: on)?) (?:the )?(${DATE})(?! (?:to|through|until))`, ([count = '', unit = '', date = ''], today) => { const from = dateOf(date, today); return dates(from, from && addDays(from, Number(count) * perUnit(unit) - 1)); }],
  [`(?:(?:on|for|of) )?(?:the )?(?:very )?(first|opening|last|final|closing) (?:day|night) (?:of|in) (?:the (month|year)|(?:the month of )?(${MONTH})(?: (\\d{4}))?)`, ([which = '', unit, month, year], today) => {
    const span = unit === 'year' ? [`${today.slice(0, 4)}-01-01`, today] as const : monthSpan(month ?? MONTHS[Number(today.slice(5, 7)) - 1] ?? '', month === undefined ? today.slice(0, 4) : year, today);
    const day = /^(?:first|opening)/.test(which) ? span?.[0] : span?.[1];
    return day !== undefined && day <= today ? dates(day, day) : undefined;
  }],
  [`(?:between|from) (${MONTH})(?: (\\d{4}))? (?:and|to|through|until|till) (${MONTH})(?: (\\d{4}))?(?! \\d)`, ([from = '', year, to = '', endYear], today) => {
    const end = monthSpan(to, endYear, today);
    const start = monthSpan(from, year ?? endYear, today);
    if (!start || !end) return undefined;
    const month = ([first, last]: readonly [string, string]): Window => ({ kind: 'dates', from: first, to: last });
    return start[0] <= end[1]
      ? { ...dates(start[0], end[1]), ends: [month(start), month(end)] }
      : dates(`${Number(start[0].slice(0, 4)) - 1}${start[0].slice(4)}`, end[1]);
  }],
  [`(?:(?:in|over|during|for|across|within) the |(?<!in ))(?:(\\d+) (days?|nights?|weeks?)) (?:ending|up to|until|through|leading up to)(?: on)? (?:the )?(${DATE}|today|now|yesterday)`, ([count = '', unit = '', date = ''], today) => { const to = /^(?:today|now)$/.test(date) ? today : date === 'yesterday' ? addDays(today, -1) : dateOf(date, today); return dates(to && addDays(to, 1 - Number(count) * perUnit(unit)), to); }],
  [`(?:(since|(?<!week )(?:starting(?: from| on)?|beginning(?: on)?))|from) (?:the )?(${DATE})( onwards?| on| to date| until now)?`, ([since, date = '', onward], today) => {
    const from = dateOf(date, today);
    const day = from === undefined || since !== undefined || onward !== undefined ? {} : { ofValue: { kind: 'dates', from, to: from } as const };
    const span = dates(from, null);
    return span && { ...span, ...day };
  }],
  [`(?:since|starting|from|starting from) (?:the )?(?:beginning|start) of (?:the |this )?(week|month|year)(?: (?:to|until|till|through) (?:now|today)| onwards?| on)?`, ([unit = '']) => back(unit as 'week', 0)],
  [`since (?:the )?(?:beginning|start) of (${MONTH})`, ([month = ''], today) => dates(monthSpan(month, undefined, today)?.[0], null)],
  // "Since last November", if it can't be this year's.
  [`since last (${MONTH})`, ([month = ''], today) => {
    const from = monthSpan(month, undefined, today)?.[0];
    return from !== undefined && from.slice(0, 4) < today.slice(0, 4) ? dates(from, null) : undefined;
  }],
  [`since (${MONTH})(?: (20\\d{2}))?(?: (?:began|begun|started))?`, ([month = '', year], today) => dates(monthSpan(month, year, today)?.[0], null)],
  [`since (?:last )?(${DAY})`, ([day = ''], today) => dates(lastOf(DAYS.findIndex((name) => name === day), today, false), null)],
  ['since yesterday', (_, today) => dates(addDays(today, -1), null)],
  [`(?<!(?:[2-9]|\\d\\d) (?:days|nights|weeks) )after (?:the )?(${DATE})`, ([date = ''], today) => { const from = dateOf(date, today); return dates(from && addDays(from, 1), null); }],
  [`(?!in 1 )(?<!in )(?:in |over |during )?(?:the )?(\\d+) (days?|nights?|weeks?) (?:before|prior to|leading up to) (?:the )?(${DATE})`, ([count = '', unit = '', date = ''], today) => { const to = dateOf(date, today); return dates(to && addDays(to, -Number(count) * perUnit(unit)), to && addDays(to, -1)); }],
  [`(?:in |over |during )?(?:the )?(\\d+) (days?|nights?|weeks?) (?:after|following) (?:the )?(${DATE})`, ([count = '', unit = '', date = ''], today) => { const from = dateOf(date, today); return dates(from && addDays(from, 1), from && addDays(from, Number(count) * perUnit(unit))); }],
  [`(?:(?:in|during|over|for) )?the month (?:before|prior to|preceding) (${MONTH})(?: (\\d{4}))?(?! \\d)`, ([month = '', year], today) => { const from = monthSpan(month, year, today)?.[0]; const last = from && addDays(from, -1); return dates(last && `${last.slice(0, 8)}01`, last); }],
  [`(?:before|prior to) (?:the )?(${DATE})`, ([date = ''], today) => { const to = dateOf(date, today); return dates(null, to && addDays(to, -1)); }],
  [`(?:before|prior to) (?:the (?:start|beginning) of )?(${MONTH})(?: (\\d{4}))?(?! \\d)`, ([month = '', year], today) => { const from = monthSpan(month, year, today)?.[0]; return dates(null, from && addDays(from, -1)); }],
  [`(?:until|till|up to|through|by) (?:the )?(${DATE})`, ([date = ''], today) => dates(null, dateOf(date, today))],
  [`${PREPOSITION}(first|1st|last|final) (\\d+) days of (${MONTH})(?: (\\d{4}))?`, ([end, count = '', month = '', year], today) => {
    const span = monthSpan(month, year, today);
    return span && (/^(?:first|1st)/.test(end ?? '') ? dates(span[0], addDays(span[0], Number(count) - 1)) : dates(addDays(span[1], 1 - Number(count)), span[1]));
  }],
  [`${PREPOSITION}(first|last|final) (\\d+) weeks of (${MONTH})(?: (\\d{4}))?`, ([end, count = '', month = '', year], today) => {
    const span = monthSpan(month, year, today);
    return span && (end === 'first' ? dates(span[0], addDays(span[0], 7 * Number(count) - 1)) : dates(addDays(span[1], 1 - 7 * Number(count)), span[1]));
  }],
  [`${PREPOSITION}(first|second|third|fourth|1st|2nd|3rd|4th|last|final) (?:full )?week (?:of|in) (?:the month|this month|(${MONTH})(?: (\\d{4}))?)`, ([which = '', month, year], today) => {
    const span = monthSpan(month ?? MONTHS[Number(today.slice(5, 7)) - 1] ?? '', month === undefined ? today.slice(0, 4) : year, today);
    if (!span) return undefined;
    const at = /^(?:first|1)/.test(which) ? 0 : /^(?:second|2)/.test(which) ? 1 : /^(?:third|3)/.test(which) ? 2 : /^(?:fourth|4)/.test(which) ? 3 : -1;
    return at < 0 ? dates(addDays(span[1], -6), span[1]) : dates(addDays(span[0], 7 * at), addDays(span[0], 7 * at + 6));
  }],
  [`${PREPOSITION}(first|second|1st|2nd|last) half of (?:(the|this|last|the last|the previous) month|(${MONTH})(?: (\\d{4}))?)`, ([which = '', spoken, month, year], today) => {
    const first = monthStart(today, /last|previous/.test(spoken ?? '') ? -1 : 0);
    const span = month === undefined ? [first, addDays(monthStart(first, 1), -1)] as const : monthSpan(month, year, today);
    return span && (/^(?:first|1)/.test(which) ? dates(span[0], addDays(span[0], 14)) : dates(addDays(span[0], 15), span[1]));
  }],
  [`${PREPOSITION}(first|second|1st|2nd|last) half of (?:(the|this|last|the last|the previous) year|(20[12]\\d))`, ([which = '', spoken, stated], today) => {
    const year = stated ?? String(Number(today.slice(0, 4)) - (/last|previous/.test(spoken ?? '') ? 1 : 0));
    return /^(?:first|1)/.test(which) ? dates(`${year}-01-01`, `${year}-06-30`) : dates(`${year}-07-01`, `${year}-12-31`);
  }],
  [`${PREPOSITION}(first|1st|last) weekend (?:of|in) (${MONTH})(?: (\\d{4}))?`, ([which, month = '', year], today) => {
    const span = monthSpan(month, year, today);
    if (!span) return undefined;
    // The Sunday belongs to it even if it's in the next month.
    const first = addDays(span[0], (5 - weekdayOf(span[0]) + 7) % 7);
    const saturday = which === 'last' ? addDays(span[1], -((weekdayOf(span[1]) - 5 + 7) % 7)) : first;
    return dates(saturday, addDays(saturday, 1));
  }],
  [`${PREPOSITION}weekend (?:of|starting|beginning)(?: on)? (?:the )?(${DATE})`, ([date = ''], today) => {
    const day = dateOf(date, today);
    const saturday = day && addDays(mondayOf(day), 5);
    return dates(saturday, saturday && addDays(saturday, 1));
  }],
  [`${PREPOSITION}week ending(?: on)? (?:the )?(${DATE})`, ([date = ''], today) => { const to = dateOf(date, today); return dates(to && addDays(to, -6), to); }],
  [`${PREPOSITION}(?:calendar )?week (?:containing|including|with|that (?:contains|includes|contained|included)|which (?:contains|includes)) (?:the )?(${DATE})`, ([date = ''], today) => { const day = dateOf(date, today); const from = day && mondayOf(day); return dates(from, from && addDays(from, 6)); }],
  [`${PREPOSITION}week (?:of|starting|beginning)(?: on)? (?:the )?(${DATE})`, ([date = ''], today) => { const from = dateOf(date, today); return dates(from, from && addDays(from, 6)); }],
  [`(?:(?:in|during|over|for|across) )?(?:the months of )?((?:${MONTH})(?:(?: ,)? (?:${MONTH}))*(?: ,)? and (?:${MONTH}))(?! \\d)`, ([list = ''], today) => {
    const spans = list.split(/ ,? ?(?:and )?/).flatMap((month) => [monthSpan(month, undefined, today)]);
    const isInRow = spans.every((span, at) => at === 0 || (span && addDays(spans[at - 1]?.[1] ?? '', 1) === span[0]));
    return isInRow ? dates(spans[0]?.[0], spans.at(-1)?.[1]) : undefined;
  }],
  [`(?<!\\d(?:st|nd|rd|th)?(?: day)? (?:of )?)${PREPOSITION}(?:whole |entire |full )?(?:month of )?(${MONTH})(?: (?:of )?(\\d{4}))?(?! \\d)`, ([month = '', year], today) => {
    const span = monthSpan(month, year, today);
    return span && dates(...span);
  }],
  [`(?:(?:in|on|over|during|for|of|the night of|night of|the evening of) )?(?:the )?(${DATE})`, ([date = ''], today) => { const day = dateOf(date, today); return dates(day, day); }],
  [SEASON_WORDS, seasonOf],
  ['(?:in |during )the (first|second|third|fourth|1st|2nd|3rd|4th) quarter(?! of)', ([which = ''], today) =>
    namedQuarter(Math.max(['first', 'second', 'third', 'fourth'].indexOf(which), Number(which.slice(0, 1)) - 1 || 0), undefined, today)],
  ['(?:in |during |of )?q([1-4])(?: (?:of )?(20\\d{2}))?', ([which = '1', year], today) => namedQuarter(Number(which) - 1, year, today)],
  [`${PREPOSITION}(?:(this|the current|current)|(last|previous|preceding|prior)) (?:calendar )?quarter(?: so far| to date)?|quarter to date|qtd`, ([now, last], today) => quarter(today, now === undefined && last !== undefined ? 1 : 0)],
  ['(?:in|of|during|throughout|for|across|over|within) (?:the year )?(20[12]\\d)(?! ?(?:or|and|to|%|steps?|kcal|cals?|calories|m[gl]|grams?|g|minutes|min|m|meters|km|percent)\\b)', ([year = '']) => dates(`${year}-01-01`, `${year}-12-31`)],
  ['(?:from |on |for )?(?:yesterday (?:and|or|plus) today|today (?:and|or|plus) yesterday)', () => lastDays(2)],
  ['(?:the )?day before yesterday', () => back('day', 2)],
  ['(?:from |on |for )?yesterday(?: night)?', () => back('day', 1)],
  ['(?:(?:from|for|on|during) )?(?:last night|the last night|the past night)', () => ({ ...back('day', 0), isPartOfDay: true, isLastNight: true })],
  ['(?:(?:from|for|on|during) )?(?:tonight|this morning|this evening)(?: so far)?', () => ({ ...back('day', 0), isPartOfDay: true })],
  ['(?:(?:at|around|from|in) )?(?:(?:about |around |exactly )?(?:a|1) year ago(?: today)?|(?:at )?(?:about )?(?:this|the same|same) time (?:of year )?(?:last year|(?:a|1) year ago))', (_, today) => aroundYearBefore(today)],
  [`(?:in |during )?(?:this|the same|same) month (?:last year|(?:a|1) year ago)`, (_, today) => { const day = yearBefore(today); return dates(`${day.slice(0, 8)}01`, addDays(monthStart(day, 1), -1)); }],
  ['(?:(?:at|around|from) )?(?:about |around |exactly )?a month ago(?: today)?', (_, today) => aroundMonthBefore(today)],
  ['(?:a|1) week ago(?: today)?', () => back('day', 7)],
  ['(\\d+) weeks ago today', ([count]) => back('day', 7 * Number(count))],
  ['(?:(?:from|for|on|during) )?today(?: so far)?', () => back('day', 0)],
  ['(\\d+) weeks? ago', ([count]) => back('week', Number(count))],
  ['(\\d+) months? ago', ([count]) => back('month', Number(count))],
  [`${PREPOSITION}(?:previous|preceding) (\\d+) (day|night|week)s`, ([count = '', unit = '']) => ({ ...lastDays(Number(count) * perUnit(unit)), previousLength: Number(count) * perUnit(unit) })],
  [`${PREPOSITION}(?:last|past|previous|most recent|latest|recent|trailing|preceding) (\\d+) (?:full |calendar |consecutive )?(day|night|week|month|year|morning|date)s?(?: of (?:my )?(?:data|records?|recorded data))?`, ([count = '', unit = '']) => lastDays(Number(count) * perUnit(unit))],
  [`${PREPOSITION}(\\d+) (?:most recent|last|latest|past) (day|night|week)s`, ([count = '', unit = '']) => lastDays(Number(count) * perUnit(unit))],
  ['(?:over|across|throughout) (?:the )?(\\d+) (day|night|week|month)s', ([count = '', unit = '']) => lastDays(Number(count) * perUnit(unit))],
  ['since (\\d+) (day|night|week|month)s(?! ago)', ([count = '', unit = '']) => lastDays(Number(count) * perUnit(unit))],
  ['(\\d+) (?:days?|nights?) ago', ([count]) => back('day', Number(count))],
  ['(?:so far|thus far|to date|(?:week|month|year) to date) ?(?:in )?(?:(?:this|the current) )?(week|month|year)', ([unit]) => ({ ...back(unit as 'week', 0), isSoFar: true })],
  ['since (?:the )?(?:new year|beginning of the year)', () => back('year', 0)],
  ['(?:a|the|my) (\\d+) (day|week) (?:period|window|span)', () => undefined],
  ['(?:the )?(week|month) before last', ([unit]) => back(unit as 'week', 2)],
  ['(?:in |over |during |within |for |across |throughout )?(?:the |this )?past (day|week|month|year)', ([unit = '']) => (unit === 'day' ? undefined : lastDays(perUnit(unit)))],
  ['(?:in|over|during|within|for|across|throughout) the last (week|month|year)', ([unit = '']) => lastDays(perUnit(unit))],
  ['(?:in |over |during |for |from |throughout |across |of )?(?:all of |the whole of |all )?(?:(?:this|the current|current) (?:calendar )?(week|month|year)( so far| thus far| to date)?|the (week|month|year)( so far))', ([unit, soFar, other, thus]) => ({ ...back((unit ?? other) as 'week', 0), ...((soFar ?? thus) !== undefined && { isSoFar: true }) })],
  ['(?:in |over |during |for |from |across |of )?the (week|month|year) just (?:gone|past|ended)', ([unit]) => back(unit as 'week', 1)],
  ['(?:in the |over the )?(?:last|past|previous) (\\d+) weekends', ([count], today) => weekends(today, Number(count))],
  [`(?:(?:in|on|over|for) )?(?:the )?(?:last|past|previous) (\\d+) (${DAY})s`, ([count, day = '']) => ({ ...lastDays(7 * Number(count)), ...only([DAYS.findIndex((name) => name === day)]) })],
  ['(?:excluding|except(?: for| on)?|not (?:counting|including)|leaving out|ignoring|other than|without) (?:the |my )?weekends?', () => only(WORKDAYS)],
  ['(?:excluding|except(?: for| on)?|not (?:counting|including)|leaving out|ignoring|other than|without) (?:the |my )?weekdays?', () => only(WEEKEND)],
  [`(?:excluding|except(?: for| on)?|not (?:counting|including)|leaving out|ignoring|disregarding|omitting|other than|apart from|without) (?:the |my |all )?(${DAY})s?(?:(?: and| or| ,) (${DAY})s?)?`, (names) =>
    only([0, 1, 2, 3, 4, 5, 6].filter((day) => !names.some((name) => name === DAYS[day])))],
  // One figure for each day of the week is no figure of workdays.
  ['by (?:weekdays?|days? of (?:the )?week)', () => undefined],
  ['(w|m|y)td', ([unit]) => back(unit === 'w' ? 'week' : unit === 'm' ? 'month' : 'year', 0)],
  ['(week|month|year) to date', ([unit]) => back(unit as 'week', 0)],
  ['(?:in |over |during |for |from |throughout |across |of )?(?:all of )?(?:the )?(?:last|previous|preceding|prior) (?:calendar |full )?(week|month|year)', ([unit]) => back(unit as 'week', 1)],
  ['(?:the )?(?:(?:(\\d+) )?days|(day|night|week|month)) (?:before|prior|before that|prior to that)', ([days, unit]) => ({ isPrevious: true, ...(days ? { previousLength: Number(days) } : unit ? { previousLength: LENGTHS[unit as 'day'] } : {}) })],
  ['(?<!(?:day|week|half|days|weeks|start|beginning|end|time) )of the (year|month)', ([unit]) => back(unit as 'month', 0)],
  ['(?<=(?:start|beginning|end) of )(?:the|this) (week|month|year)', ([unit]) => back(unit as 'week', 0)],
  ['(?:on |over |during )?(?:the )?weekend before(?: last| that)?(?=$| ,)', (_, today) => weekend(addDays(today, -7), true)],
  ['(?:on |over |during |for )?(?:(?:last|the previous|this past|the past) weekend|the weekend just (?:gone|past))', (_, today) => weekend(today, true)],
  ['at (?:the )?weekends?', () => only(WEEKEND)],
  ['(?:in|on|at) the weekend(?! (?:days?|nights?)\\b)', (_, today) => ({ ...weekend(today, false), inWindow: WEEKEND, inAverages: WEEKEND })],
  ['(?:on |over |during )?the weekend(?! (?:days?|nights?)\\b)', (_, today) => ({ ...weekend(today, false), inWindow: WEEKEND })],
  ['(?:on |over |during )?this weekend', (_, today) => weekend(today, false)],
  ['(?:(?:on|during|over|for|of) )?(?:the |my )?(?:weekends|a weekend|weekend (?:day|night)s?|saturdays? (?:and|or|&) sundays?)', () => only(WEEKEND)],
  ['(?:(?:on|during|over|for|of) )?(?:the |my )?(?:weekdays|weekday|week days|work ?days?|working days?|work ?nights?|school (?:day|night)s?|business days?|weeknights?|week nights?|weekday nights?|monday (?:to|through|until|till) friday|mon (?:to|through|until|till) fri|mondays (?:to|through) fridays)', () => only(WORKDAYS)],
  [`(?<=\\b(?:have i|do i)\\b.*)(?:from|between) (${DAY}) (?:and|to|through|thru|until|till) (${DAY})(?![a-z])`, daySpan],
  [`(?:from|between) (${DAY}) (?:and|to|through|thru|until|till) (${DAY})(?![a-z])`, latestSpan],
  [`(?:(?:on|from) )?(${DAY})s (?:to|through|thru|until|till) (${DAY})s(?: only)?(?![a-z])`, daySpan],
  [`(?:(?:on|from|between) )?(${SHORT_DAY})s? (?:to|through|thru) (${SHORT_DAY})s?(?: only)?(?![a-z])|(?:from|between) (${SHORT_DAY})s? and (${SHORT_DAY})s?(?: only)?(?![a-z])`, ([from = '', to = '', other = from, end = to]) => daySpan([other, end])],
  [`(?:on )?(${SHORT_DAY})s? (?:and|&) (${SHORT_DAY})s?(?![a-z])`, ([one = '', other = '']) => only([one, other].map((name) => DAYS.findIndex((day) => day.startsWith(name.slice(0, 3)))))],
  [`(?:on |during )?(?:(?:the |my )?(?:last|most recent|latest)|the previous|this past) (${DAY})(?: night| morning)?`, ([day = ''], today) => { const date = lastOf(DAYS.findIndex((name) => name === day), today, true); return dates(date, date); }],
  [`(?:on |for |of |during )?(?:the |my )?((?:(?:${DAY})s?(?: ?, ?| and | ?, and )){1,6}(?:${DAY})s?)(?: nights?| mornings?)?`, ([list = '']) => only(DAYS.flatMap((name, at) => (list.includes(name) ? [at] : [])))],
  [`(?:on |for |of )?(?:all |every |each |the |my |all my |all the )?(${DAY})s(?: and (${DAY})s)?`, ([day = '', other]) => only([day, ...(other ? [other] : [])].map((name) => DAYS.findIndex((each) => each === name)))],
  [`(?:on )?(?:every|each|a|any) (${DAY})(?: nights?)?`, ([day = '']) => only([DAYS.findIndex((name) => name === day)])],
  [`(?:on |for |of |during )?(?:the |my )?(${DAY}) (?:nights|mornings|evenings)`, ([day = '']) => only([DAYS.findIndex((name) => name === day)])],
  [`(?:on |for )(?:this )?(${DAY})(?: night)?|this (${DAY})`, ([day, other], today) => {
    const weekday = DAYS.findIndex((name) => name === (day ?? other));
    const date = lastOf(weekday, today, false);
    return { ...dates(date, date), ...(other === undefined ? { inAverages: [weekday] } : {}) };
  }],
  ['(?:(?:in|over|across|during|throughout|for|from|of|within) )?(?:all (?:of )?|the )?(?:the |my )?(?:all time|whole time|entire time|entire period|whole period|entire dataset|whole dataset|dataset|data set|data|entire data|all data|available data|recorded data|full dataset|all recorded days|(?:all days|all the days|all nights)(?! (?:with|when|where|that|which|on which|in which|i|my|whose|having)\\b)|entire history|history|full period|recorded period|full record|recorded days|recorded nights|all recorded nights|time period|logged days|tracked days|days tracked|days recorded|whole record|entire record|whole log|entire log)(?: (?:available|recorded|on record|collected|i have|you have))?|\\bever\\b|\\boverall\\b|since i (?:started|began)(?: tracking| logging)?(?! (?:\\w+ing|my|the|an?|to)\\b)|to date|(?:so|thus) far|on record', () => ({ window: { kind: 'all' } })],
];
