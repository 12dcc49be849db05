import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: React.ReactNode;
}

/** A choice of two to four options side by side; may start without a selection. */
export function Choice<Value extends string>({
  label,
  description,
  required,
  options,
  value,
  onChange,
  error,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      withAsterisk={required ?? false}
      error={error}
    >
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        data={[...options]}
        value={value ?? ''}
        onChange={(next) => {
          const chosen = options.find((option) => option.value === next);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Input.Wrapper>
  );
}
