import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import classes from './calendar.module.css';

interface CalendarProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly onPick: (date: string) => void;
  /** Days with entries among those of a month. */
  readonly findEntries?: FindEntries | undefined;
}

/** @param month any day of it */
export type FindEntries = (month: string) => Promise<ReadonlySet<string>>;

/** Days with entries in the month in view; none while unknown. */
function useEntryDays(month: string, find: FindEntries | undefined): ReadonlySet<string> | undefined {
  const [days, setDays] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isLatest = true;
    // Without them the calendar is still one.
    void find?.(month)
      .then((found) => isLatest && setDays(found))
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [month, find]);
  return days;
}

/** Days by which an arrow key moves. */
const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowUp: -7,
  ArrowDown: 7,
  ArrowLeft: -1,
  ArrowRight: 1,
};

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (noon: Date): string => noon.toISOString().slice(0, 10);

function movedBy(day: string, days: number): string {
  const moved = noonOf(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayOf(moved);
}

/** The same day of another month, or that month’s last if it is shorter. */
function movedByMonths(day: string, months: number): string {
  const moved = noonOf(day);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== noonOf(day).getUTCDate()) moved.setUTCDate(0);
  return dayOf(moved);
}

/** The day to which a key leads in a grid of dates, with weeks from Monday; undefined for other keys. */
function dayAt(day: string, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | undefined {
  const step = STEPS[key];
  if (step !== undefined) return movedBy(day, step);
  const sinceMonday = (noonOf(day).getUTCDay() + 6) % 7;
  if (key === 'Home') return movedBy(day, -sinceMonday);
  if (key === 'End') return movedBy(day, 6 - sinceMonday);
  if (key === 'PageUp') return movedByMonths(day, shiftKey ? -12 : -1);
  return key === 'PageDown' ? movedByMonths(day, shiftKey ? 12 : 1) : undefined;
}

const DAY_NAME = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** A month to choose a day from. In its own file, which is loaded when first opened. */
export default function Calendar({ date, onPick, findEntries }: CalendarProps) {
  const month = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(date);
  const days = useEntryDays(shown, findEntries);
  // The calendar was opened deliberately, so it takes the focus: arrow keys move from the day in view.
  useEffect(() => month.current?.querySelector<HTMLElement>('[data-selected]')?.focus(), []);
  // The picker knows arrow keys only, and those only within a month.
  const move = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (day === undefined || event.ctrlKey || event.metaKey) return;
    const next = dayAt(day, event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => setShown(next));
    month.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <DatePicker
      ref={month}
      value={date}
      date={shown}
      onKeyDownCapture={move}
      highlightToday
      hideOutsideDates
      weekendDays={[]}
      onDateChange={setShown}
      getDayAriaLabel={(day) => DAY_NAME.format(noonOf(day))}
      getDayProps={(day) => ({
        'data-day': day,
        ...(days?.has(day) && { className: classes.logged, 'aria-description': 'Logged' }),
      })}
      onChange={(picked) => picked !== null && onPick(picked)}
      ariaLabels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        previousYear: 'Previous year',
        nextYear: 'Next year',
        previousDecade: 'Previous decade',
        nextDecade: 'Next decade',
      }}
    />
  );
}
