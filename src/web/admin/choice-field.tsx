import { Select } from '@mantine/core';

interface ChoiceFieldProps {
  readonly label: string;
  /** Options with their labels. */
  readonly names: Readonly<Record<string, string>>;
  readonly value: string | undefined;
  /** Label of the empty option: "Any". */
  readonly none?: string;
  readonly onChoose: (value: string | null) => void;
}

/** Chooses one of a few options, or none. */
export function ChoiceField({ label, names, value, none, onChoose }: ChoiceFieldProps) {
  return (
    <Select
      label={label}
      data={Object.entries(names).map(([word, name]) => ({ value: word, label: name }))}
      value={value ?? null}
      placeholder={none ?? ''}
      clearable={none !== undefined}
      clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
      allowDeselect={none !== undefined}
      onChange={onChoose}
    />
  );
}
