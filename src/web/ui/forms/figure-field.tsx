import { Text, TextInput } from '@mantine/core';

interface FigureFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly description?: string | undefined;
  readonly placeholder?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Room for the unit. */
  readonly rightSectionWidth?: string;
}

/** A number with its unit, kept as it is typed. */
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
