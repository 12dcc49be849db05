import { SegmentedControl } from '@mantine/core';

const CHOICES = [
  { value: '2w', label: '2 weeks' },
  { value: '3m', label: '3 months' },
  { value: '1y', label: 'Year' },
  { value: 'all', label: 'All' },
] as const;

type Choice = (typeof CHOICES)[number]['value'];

interface RangePickerProps {
  readonly value: Choice;
  readonly onChange: (range: Choice) => void;
}

const isChoice = (value: string): value is Choice => CHOICES.some((choice) => choice.value === value);

/** How far back a history looks. */
export function RangePicker({ value, onChange }: RangePickerProps) {
  return (
    <SegmentedControl
      size="sm"
      fullWidth
      aria-label="Time range"
      value={value}
      data={[...CHOICES]}
      onChange={(chosen) => isChoice(chosen) && onChange(chosen)}
    />
  );
}
