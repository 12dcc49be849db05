import { useId, useState, type ReactNode } from 'react';
import classes from './radio-rows.module.css';

interface Row<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface RadioRowsProps<Value extends string> {
  readonly label: ReactNode;
  /** Below the label. */
  readonly help?: ReactNode | undefined;
  readonly rows: readonly Row<Value>[];
  /** "I don't know" is an answer like any other, but separated from the rest. */
  readonly lastRow?: Row<Value>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Help for choosing, above the answers. */
  readonly children?: ReactNode;
}

/** Answers no longer than this fit side by side on a phone. */
const MAX_SHORT_CHARS = 18;

/** One of several answers, each in a full-width row that is easy to tap; arrow keys move between them. */
export function RadioRows<Value extends string>({
  label,
  help,
  rows,
  lastRow,
  value,
  onChange,
  children,
}: RadioRowsProps<Value>) {
  const id = useId();
  // Shows the choice immediately, before it is saved and returns as the value.
  const [picked, setPicked] = useState<{ readonly over: Value | undefined; readonly value: Value }>();
  const chosen = picked && picked.over === value ? picked.value : value;
  const row = (each: Row<Value>, isLast: boolean) => (
    <label key={each.value} className={isLast ? `${classes.row} ${classes.last}` : classes.row}>
      <input
        type="radio"
        className={classes.input}
        name={id}
        value={each.value}
        checked={chosen === each.value}
        onChange={() => {
          setPicked({ over: value, value: each.value });
          onChange(each.value);
        }}
      />
      <span>{each.label}</span>
    </label>
  );
  const isShort = [...rows, ...(lastRow ? [lastRow] : [])].every(
    (each) => each.label.length <= MAX_SHORT_CHARS,
  );
  return (
    <fieldset {...(help !== undefined && { 'aria-describedby': `${id}-help` })}>
      <legend className={classes.legend}>{label}</legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {children}
      <div className={isShort ? `${classes.list} ${classes.short}` : classes.list}>
        {rows.map((each) => row(each, false))}
        {lastRow && row(lastRow, true)}
      </div>
    </fieldset>
  );
}
