import { Popover, Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import classes from './date-switcher.module.css';

const Calendar = lazy(() => import('./calendar.tsx'));

interface DateSwitcherProps {
  /** `YYYY-MM-DD`, all of them. */
  readonly date: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  /** The latest day there is to see, where the future holds nothing. */
  readonly last?: string;
  /** "Yesterday, Fri 20 Nov". */
  readonly label: string;
  /** "Fri 20 Nov": where phones have no room for both the whole label and the way back to today. */
  readonly shortLabel: string;
  /** What one step is, where it is not a day: "14 days". */
  readonly stepName?: string;
  readonly onChange: (date: string) => void;
}

/** The day in view: one back, one on, any from a calendar, and home to today. */
export function DateSwitcher({
  date,
  previous,
  next,
  today,
  last,
  label,
  shortLabel,
  stepName = 'day',
  onChange,
}: DateSwitcherProps) {
  const [open, setOpen] = useState(false);
  const pick = (picked: string) => {
    setOpen(false);
    onChange(picked);
  };
  return (
    <div className={classes.group} role="group" aria-label="Day">
      {date !== today && (
        <UnstyledButton className={classes.today} onClick={() => onChange(today)}>
          Today
        </UnstyledButton>
      )}
      <div className={classes.pill}>
        <UnstyledButton
          className={classes.step}
          aria-label={`Previous ${stepName}`}
          onClick={() => onChange(previous)}
        >
          <IconChevronLeft size="1.1em" aria-hidden />
        </UnstyledButton>
        <Popover opened={open} onChange={setOpen} trapFocus returnFocus radius="lg" shadow="md">
          <Popover.Target>
            <UnstyledButton className={classes.date} onClick={() => setOpen((was) => !was)}>
              {date === today ? (
                label
              ) : (
                <>
                  <span className={classes.long}>{label}</span>
                  <span className={classes.short}>{shortLabel}</span>
                </>
              )}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown aria-label="Choose a day">
            <Suspense fallback={<Skeleton height={290} width={252} />}>
              <Calendar date={date} onPick={pick} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
        <UnstyledButton
          className={classes.step}
          aria-label={`Next ${stepName}`}
          disabled={last !== undefined && next > last}
          onClick={() => onChange(next)}
        >
          <IconChevronRight size="1.1em" aria-hidden />
        </UnstyledButton>
      </div>
    </div>
  );
}
