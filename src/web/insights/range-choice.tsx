import type { DayRange } from '#domain/time/day-range.ts';
import { SegmentedControl, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTyped } from '#web/ui/forms/use-typed.ts';
import { RANGE_CHOICES, rangeFault, type RangeChoice, type StatisticsRange } from './statistics-range.ts';
import classes from './statistics.module.css';

interface OwnDaysProps {
  readonly range: DayRange;
  /** The current day in UTC. */
  readonly today: string;
  readonly onDays: (days: DayRange) => void;
}

/** Two dates: applied once they form a range, until then with an error. */
function OwnDays({ range, today, onDays }: OwnDaysProps) {
  const [typed, type, report] = useTyped(`${range.from} ${range.to}`);
  const [isTyping, setTyping] = useState(false);
  const faultId = useId();
  const [from = '', to = ''] = typed.split(' ');
  const fault = rangeFault({ from, to }, today);
  const change = (part: Partial<DayRange>): void => {
    const days = { from, to, ...part };
    type(`${days.from} ${days.to}`);
    if (rangeFault(days, today) !== undefined) return;
    report(`${days.from} ${days.to}`);
    onDays(days);
  };
  const isWrong = fault !== undefined && !isTyping;
  const field = (name: keyof DayRange, label: string) => (
    <TextInput
      type="date"
      label={label}
      value={{ from, to }[name]}
      error={isWrong}
      aria-describedby={isWrong ? faultId : undefined}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <div>
      <div className={classes.days}>
        {field('from', 'From')}
        {field('to', 'To')}
      </div>
      <Text id={faultId} size="sm" c="var(--critical)" role="status">
        {isWrong ? fault : ''}
      </Text>
    </div>
  );
}

interface RangeChoiceProps {
  readonly range: StatisticsRange;
  readonly today: string;
  readonly onChoose: (choice: RangeChoice, days?: DayRange) => void;
}

/** Chooses the days in view: the most recent, or custom dates. */
export function RangeChoiceFields({ range, today, onChoose }: RangeChoiceProps) {
  return (
    <div className={classes.range}>
      <SegmentedControl
        size="sm"
        fullWidth
        className={classes.choice ?? ''}
        aria-label="Date range"
        value={range.choice}
        data={[...RANGE_CHOICES]}
        onChange={(value) => onChoose(value as RangeChoice)}
      />
      {range.choice === 'own' && (
        <OwnDays range={range} today={today} onDays={(days) => onChoose('own', days)} />
      )}
    </div>
  );
}
