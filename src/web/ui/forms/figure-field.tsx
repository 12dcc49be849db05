import { Text, TextInput, type TextInputProps } from '@mantine/core';

export interface FigureFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection'> {
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number with its unit, stored as typed. */
export function FigureField({ unit, onChange, ...field }: FigureFieldProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      rightSectionWidth="3.5rem"
      {...field}
      rightSection={
        <Text span size="sm" c="dimmed" aria-hidden>
          {unit}
        </Text>
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
