import { SegmentedControl } from '@mantine/core';
import { formatDate, formatDayMonth } from '#web/lib/format.ts';
import { DateSwitcher } from '#web/ui/forms/date-switcher.tsx';
import classes from './glucose.module.css';
import { PERIOD_DAYS, type Period } from './period.ts';

interface PeriodBarProps {
  readonly period: Period;
  readonly today: string;
  readonly onDays: (days: number) => void;
  readonly onTo: (date: string) => void;
}

/** "7 – 20 Nov", or the day if there is only one. */
export const periodText = ({ from, to, days }: Period, today: string): string =>
  days === 1 ? formatDate(to, today) : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;

/** Number of days in view, and which ones. */
export function PeriodBar({ period, today, onDays, onTo }: PeriodBarProps) {
  const { to, days, previous, next } = period;
  const text = periodText(period, today);
  return (
    <div className={classes.bar}>
      <SegmentedControl
        size="sm"
        fullWidth
        className={classes.periods ?? ''}
        aria-label="Days in view"
        value={String(days)}
        data={PERIOD_DAYS.map((choice) => ({
          value: String(choice),
          label: choice === 1 ? '1 day' : String(choice),
        }))}
        onChange={(choice) => onDays(Number(choice))}
      />
      <DateSwitcher
        date={to}
        previous={previous}
        next={next > today ? today : next}
        today={today}
        label={text}
        shortLabel={text}
        {...(period.days > 1 && { stepName: `${period.days} days` })}
        onChange={onTo}
      />
    </div>
  );
}
