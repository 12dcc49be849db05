import { useState } from 'react';
import { MAX_GOAL_HOURS } from '#domain/fasting/protocols.ts';
import { NumberField } from '#web/lib/units/number-field.tsx';

interface HoursFieldProps {
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

const MIN_HOURS = 1;

/** The length of a custom fast. */
export function HoursField({ value, onChange }: HoursFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <NumberField
      label="Hours without food"
      unit="h"
      initial={value}
      error={isWrong && `Enter ${MIN_HOURS} to ${MAX_GOAL_HOURS} hours.`}
      onChange={(hours) => {
        const isFitting = hours !== undefined && hours >= MIN_HOURS && hours <= MAX_GOAL_HOURS;
        setWrong(!isFitting);
        if (isFitting) onChange(Math.round(hours * 10) / 10);
      }}
    />
  );
}
