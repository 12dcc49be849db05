import { addDays } from '#domain/time/local-date.ts';
import { DateSwitcher } from '#web/ui/forms/date-switcher.tsx';
import type { FindEntries } from '#web/ui/forms/calendar.tsx';
import { formatDate, formatDay } from '#web/lib/format.ts';

interface DaySwitcherProps {
  readonly date: string;
  readonly today: string;
  /** The latest selectable day, if future days aren't allowed. */
  readonly last?: string;
  /** For the calendar's marks. */
  readonly findEntries?: FindEntries;
  /** On phones the date leads, as large as a title. */
  readonly isTitle?: boolean;
  readonly onChange: (date: string) => void;
}

/** The day in view: one day back, one forward, any from a calendar, and back to today. */
export function DaySwitcher({ date, today, ...rest }: DaySwitcherProps) {
  return (
    <DateSwitcher
      {...{ date, today }}
      previous={addDays(date, -1)}
      next={addDays(date, 1)}
      label={formatDay(date, today)}
      shortLabel={formatDate(date, today)}
      {...rest}
    />
  );
}
