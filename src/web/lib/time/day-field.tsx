import { TextInput } from '@mantine/core';
import { useTyped } from '#web/ui/forms/use-typed.ts';
import { isFullyTyped } from './typed-day.ts';

interface DayFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** An optional date, typed part by part: it reports complete dates only, and never overwrites what is being typed. */
export function DayField({ value, onDay, ...field }: DayFieldProps) {
  const [typed, type, report] = useTyped(value);
  return (
    <TextInput
      type="date"
      {...field}
      value={typed}
      onChange={({ currentTarget: { value: day, validity } }) => {
        type(day);
        // Half a day reads as none, too.
        if (validity.badInput || (day !== '' && !isFullyTyped(day))) return;
        report(day);
        onDay(day);
      }}
    />
  );
}
