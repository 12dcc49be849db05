import { NumberInput } from '@mantine/core';
import { MAX_GOAL_HOURS } from '#domain/fasting/protocols.ts';

interface HoursFieldProps {
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

/** How long a fast of one's own length is to be. */
export function HoursField({ value, onChange }: HoursFieldProps) {
  return (
    <NumberInput
      label="Hours without food"
      min={1}
      max={MAX_GOAL_HOURS}
      clampBehavior="strict"
      allowNegative={false}
      decimalScale={1}
      value={value}
      onChange={(hours) => typeof hours === 'number' && hours >= 1 && onChange(hours)}
    />
  );
}
