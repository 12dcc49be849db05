import { TextInput } from '@mantine/core';
import classes from './moment-fields.module.css';

interface MomentFieldsProps {
  /** `YYYY-MM-DD` and `HH:MM`, in local time. */
  readonly date: string;
  readonly time: string;
  readonly onChange: (part: { date?: string; time?: string }) => void;
  readonly dayLabel?: string;
  readonly timeLabel?: string;
  /** Error of the date and time. */
  readonly error?: string | undefined;
}

/** A date and a time. Emptied fields keep their value. */
export function MomentFields({
  date,
  time,
  onChange,
  dayLabel = 'Day',
  timeLabel = 'Time',
  error,
}: MomentFieldsProps) {
  return (
    <div className={classes.moment}>
      <TextInput
        type="date"
        label={dayLabel}
        required
        withAsterisk={false}
        value={date}
        error={error}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange({ date: value })}
      />
      <TextInput
        type="time"
        label={timeLabel}
        required
        withAsterisk={false}
        value={time}
        error={error !== undefined}
        onChange={({ currentTarget: { value } }) => value !== '' && onChange({ time: value })}
      />
    </div>
  );
}
