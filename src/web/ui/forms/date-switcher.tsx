import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { FindEntries } from './calendar.tsx';
import classes from './date-switcher.module.css';

const Calendar = lazy(() => import('./calendar.tsx'));

const PANEL_WIDTH_PX = 284;
const GAP_PX = 8;

/** Puts the calendar below the date, within the screen. */
function placeBelow(panel: HTMLElement, date: Element): void {
  const { bottom, left, width } = date.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - PANEL_WIDTH_PX - GAP_PX;
  const x = Math.max(GAP_PX, Math.min(left + (width - PANEL_WIDTH_PX) / 2, furthest));
  panel.style.inset = `${bottom + scrollY + GAP_PX}px auto auto ${x + scrollX}px`;
}

interface DateSwitcherProps {
  /** `YYYY-MM-DD`, all of them. */
  readonly date: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  /** The latest selectable day, if future days aren't allowed. */
  readonly last?: string;
  /** "Yesterday, Fri 20 Nov". */
  readonly label: string;
  /** "Fri 20 Nov": for phones without room for both the whole label and the Today button. */
  readonly shortLabel: string;
  /** Name of one step, if it isn't a day: "14 days". */
  readonly stepName?: string;
  /** For the calendar's marks. */
  readonly findEntries?: FindEntries;
  /** On phones the date leads, as large as a title. */
  readonly isTitle?: boolean;
  readonly onChange: (date: string) => void;
}

/** The day in view: one back, one forward, any from a calendar, and back to today. */
export function DateSwitcher({
  date,
  previous,
  next,
  today,
  last,
  label,
  shortLabel,
  stepName = 'day',
  isTitle = false,
  findEntries,
  onChange,
}: DateSwitcherProps) {
  // Number of times the calendar was opened; 0 while it is closed. If it is reopened within one task, there is only one toggle event, but a
  // new calendar still takes the focus.
  const [opening, setOpening] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const pick = (picked: string) => {
    panel.current?.hidePopover();
    onChange(picked);
  };
  return (
    <div
      className={isTitle ? `${classes.group} ${classes.leads}` : classes.group}
      role="group"
      aria-label="Day"
    >
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
        <UnstyledButton className={classes.date} aria-haspopup="dialog" popoverTarget={panelId}>
          <IconCalendar className={classes.icon} size="1.15em" stroke={1.8} aria-hidden />
          <span className={date === today ? undefined : classes.long}>{label}</span>
          {date !== today && <span className={classes.short}>{shortLabel}</span>}
        </UnstyledButton>
        <div
          id={panelId}
          ref={panel}
          popover="auto"
          role="dialog"
          aria-label="Choose a day"
          className={classes.panel}
          onBeforeToggle={({ currentTarget, newState }) => {
            const shown = currentTarget.previousElementSibling;
            if (newState === 'open' && shown) placeBelow(currentTarget, shown);
          }}
          onToggle={({ newState }) => setOpening((before) => (newState === 'open' ? before + 1 : 0))}
        >
          {opening > 0 && (
            <Suspense fallback={<Skeleton height={290} width={252} />}>
              <Calendar key={opening} {...{ date, findEntries }} onPick={pick} />
            </Suspense>
          )}
        </div>
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
