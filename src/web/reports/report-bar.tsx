import { lastDays, untilToday } from '#domain/time/day-range.ts';
import { SegmentedControl } from '@mantine/core';
import type { ReportPeriod } from '#domain/reports/report-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import { DayField } from '#web/lib/time/day-field.tsx';
import { DateSwitcher } from '#web/ui/forms/date-switcher.tsx';
import { rangeName, type ReportChoice, type Span } from './report-view.ts';
import classes from './reports.module.css';

const NAMES: Readonly<Record<Span, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  all: 'All',
  custom: 'Custom',
};
const SPANS = Object.entries(NAMES).map(([value, label]) => ({ value, label }));

interface ReportBarProps {
  readonly choice: ReportChoice;
  readonly today: string;
  readonly choose: (next: Partial<Record<'span' | 'on' | 'from' | 'to', string | null>>) => void;
}

/** The range of a report: its length and position. */
export function ReportBar({ choice, today, choose }: ReportBarProps) {
  const { span, range } = choice;
  const pick = (next: string): void =>
    next === 'custom'
      ? choose({
          span: next,
          ...(range ? untilToday(range, today) : lastDays(today, 28)),
        })
      : choose({ span: next === 'month' ? null : next });
  const show = (period: ReportPeriod, day: string): void =>
    choose({ span: period === 'month' ? null : period, on: day });
  return (
    <div className={classes.bar}>
      <SegmentedControl size="sm" aria-label="Report range" data={SPANS} value={span} onChange={pick} />
      {range && span !== 'all' && span !== 'custom' && (
        <DateSwitcher
          date={range.to >= today ? today : range.from}
          previous={addDays(range.from, -1)}
          next={range.to >= today ? today : addDays(range.to, 1)}
          today={today}
          last={today}
          label={rangeName(range, today)}
          shortLabel={rangeName(range, today)}
          stepName={span}
          onChange={(day) => show(span, day)}
        />
      )}
      {range && span === 'custom' && (
        <div className={classes.dates}>
          <DayField
            label="From"
            value={range.from}
            onDay={(from) => from !== '' && choose({ span, from, to: range.to < from ? from : range.to })}
          />
          <DayField
            label="To"
            value={range.to}
            onDay={(to) => to !== '' && choose({ span, from: range.from > to ? to : range.from, to })}
          />
        </div>
      )}
    </div>
  );
}
