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

const movedBy = (day: string, days: number): string => {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

const monthOf = (day: string): string => day.slice(0, 7);

/** A month to choose a day from. In its own file, which is loaded when first opened. */
export default function Calendar({ date, onPick, findEntries }: CalendarProps) {
  const month = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(date);
  const days = useEntryDays(shown, findEntries);
  // The calendar was opened deliberately, so it takes the focus: arrow keys move from the day in view.
  useEffect(() => month.current?.querySelector<HTMLElement>('[data-selected]')?.focus(), []);
  // Within a month the picker moves the focus; beyond its first and last day nothing would happen.
  const leaveMonth = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (step === undefined || day === undefined || event.ctrlKey || event.metaKey) return;
    const next = movedBy(day, step);
    if (monthOf(next) === monthOf(day)) return;
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
      onKeyDownCapture={leaveMonth}
      highlightToday
      hideOutsideDates
      weekendDays={[]}
      onDateChange={setShown}
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
