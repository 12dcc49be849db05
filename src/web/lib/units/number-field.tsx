import { useState } from 'react';
import { typedNumber } from '#domain/numbers/typed-number.ts';
import { FigureField, type FigureFieldProps } from '#web/ui/forms/figure-field.tsx';

interface NumberFieldProps extends Omit<FigureFieldProps, 'value' | 'onChange'> {
  /** What the field begins with; it keeps its own text from then on. */
  readonly initial: number | undefined;
  /** Hears only what a person typed: undefined if that isn't a number. */
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
