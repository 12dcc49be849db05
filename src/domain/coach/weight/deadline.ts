import { dateOf, MONTH, monthSpan } from '#domain/questions/times/calendar-dates.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { monthStart, type DayRange } from '#domain/time/day-range.ts';
import { addDays, mondayOf } from '#domain/time/local-date.ts';

const A_MONTH = new RegExp(`^(?:the )?(end of )?(?:next )?(${MONTH})(?: (\\d{4}))?$`);
const DAYS_IN = { day: 1, week: 7 } as const;
const SUMMER = 'june';

const yearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;

/** Next year's if this year's is over. */
const ahead = ({ from, to }: DayRange, today: string): DayRange =>
  to < today ? { from: yearAfter(from), to: yearAfter(to) } : { from, to };

/** The days that a deadline can mean: "by June" is before June 1 or during June. Undefined for unknown words. */
export function deadlineOf(words: string, today: string): DayRange | undefined {
  const said = normalized(words).replace('summer', SUMMER);
  const year = Number(today.slice(0, 4));
  const [, isEnd, month, ofYear] = A_MONTH.exec(said) ?? [];
  if (month !== undefined) {
    const span = monthSpan(month, ofYear ?? String(year), today);
    const range = span && ahead({ from: span[0], to: span[1] }, today);
    return range && isEnd !== undefined ? { from: range.to, to: range.to } : range;
  }
  if (/^(?:the )?(?:end of (?:the |this )?year|year end|new years?(?: eve)?)$/.test(said))
    return { from: `${year}-12-31`, to: `${year}-12-31` };
  if (said === 'next week') return { from: addDays(mondayOf(today), 7), to: addDays(mondayOf(today), 13) };
  if (/^next year$/.test(said)) return { from: `${year + 1}-01-01`, to: `${year + 1}-01-01` };
  if (/^next month$/.test(said)) return { from: monthStart(today, 1), to: addDays(monthStart(today, 2), -1) };
  const [, count, unit] = /^(\d+) (day|week)s?(?: from now)?$/.exec(said) ?? [];
  if (count !== undefined) {
    const day = addDays(today, Number(count) * DAYS_IN[unit as 'day' | 'week']);
    return { from: day, to: day };
  }
  const date = /\d|christmas|valentine|halloween|independence/.test(said) ? dateOf(said, today) : undefined;
  return date === undefined ? undefined : ahead({ from: date, to: date }, today);
}
