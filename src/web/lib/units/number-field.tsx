import { useState } from 'react';
import { typedNumber } from '#domain/numbers/typed-number.ts';
import { FigureField, type FigureFieldProps } from '#web/ui/forms/figure-field.tsx';

interface NumberFieldProps extends Omit<FigureFieldProps, 'value' | 'onChange'> {
  /** Initial value; afterwards the field keeps its own text, until its unit changes. */
  readonly initial: number | undefined;
  /** Reports only typed values: undefined if empty, NaN if the text isn't a number. */
  readonly onChange: (value: number | undefined) => void;
}

const textOf = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : String(value);

/** A field for a number that reads whatever {@link typedNumber} does, typed or pasted. */
export function NumberField({ initial, onChange, unit, ...field }: NumberFieldProps) {
  const [shown, setShown] = useState({ text: textOf(initial), unit });
  // Text that isn't a number can't be converted, so it stays as typed.
  if (shown.unit !== unit) setShown({ text: Number.isNaN(initial) ? shown.text : textOf(initial), unit });
  return (
    <FigureField
      {...field}
      unit={unit}
      value={shown.text}
      onChange={(text) => {
        setShown({ text, unit });
        onChange(text.trim() === '' ? undefined : (typedNumber(text) ?? Number.NaN));
      }}
    />
  );
}
