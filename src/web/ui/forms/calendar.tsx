import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useEffect, useRef } from 'react';

interface CalendarProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly onPick: (date: string) => void;
}

/** A month to choose a day from. In its own file, which is loaded when first opened. */
export default function Calendar({ date, onPick }: CalendarProps) {
  const month = useRef<HTMLDivElement>(null);
  // The calendar was opened deliberately, so it takes the focus: arrow keys move from the day in view.
  useEffect(() => month.current?.querySelector<HTMLElement>('[data-selected]')?.focus(), []);
  return (
    <DatePicker
      ref={month}
      value={date}
      defaultDate={date}
      highlightToday
      hideOutsideDates
      weekendDays={[]}
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
