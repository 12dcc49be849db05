import { useState } from 'react';
import { typedNumber } from '#domain/numbers/typed-number.ts';
import { FigureField, type FigureFieldProps } from '#web/ui/forms/figure-field.tsx';

interface NumberFieldProps extends Omit<FigureFieldProps, 'value' | 'onChange'> {
  /** Initial value; afterwards the field keeps its own text. */
  readonly initial: number | undefined;
  /** Reports only typed values: undefined if invalid. */
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a number that reads whatever {@link typedNumber} does, typed or pasted. */
export function NumberField({ initial, onChange, ...field }: NumberFieldProps) {
  const [text, setText] = useState(initial === undefined ? '' : String(initial));
  return (
    <FigureField
      {...field}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typedNumber(typed));
      }}
    />
  );
}
