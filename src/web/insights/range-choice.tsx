import { SegmentedControl, TextInput } from '@mantine/core';
import type { DayRange } from '#domain/insights/change.ts';
import { RANGE_CHOICES, type RangeChoice, type StatisticsRange } from './statistics-range.ts';
import classes from './statistics.module.css';

interface RangeChoiceProps {
  readonly range: StatisticsRange;
  readonly onChoose: (choice: RangeChoice, days?: DayRange) => void;
}

/** Which days are shown: the last ones, or from one day to another. */
export function RangeChoiceFields({ range, onChoose }: RangeChoiceProps) {
  const { choice, from, to } = range;
  const setDay = (part: Partial<DayRange>) => onChoose('own', { from, to, ...part });
  return (
    <div className={classes.range}>
      <SegmentedControl
        size="sm"
        fullWidth
        className={classes.choice ?? ''}
        aria-label="Range of days"
        value={choice}
        data={[...RANGE_CHOICES]}
        onChange={(value) => onChoose(value as RangeChoice)}
      />
      {choice === 'own' && (
        <div className={classes.days}>
          <TextInput
            type="date"
            label="From"
            value={from}
            onChange={({ currentTarget: { value } }) => value !== '' && setDay({ from: value })}
          />
          <TextInput
            type="date"
            label="To"
            value={to}
            onChange={({ currentTarget: { value } }) => value !== '' && setDay({ to: value })}
          />
        </div>
      )}
    </div>
  );
}
