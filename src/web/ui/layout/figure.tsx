import classes from './figure.module.css';

export interface FigureProps {
  readonly value: string;
  /** A lighter word before it: "about". */
  readonly before?: string;
  readonly unit?: string | undefined;
  /** The reference value: "of 2,070". */
  readonly of?: string | undefined;
  readonly size?: 'inline' | 'tile' | 'hero';
}

/** One number: "about 1,284 kcal of 2,070". The number stands out, the rest is lighter and smaller. */
export function Figure({ value, before, unit, of, size = 'inline' }: FigureProps) {
  const rest = [unit, of].filter((part) => part !== undefined).join(' ');
  return (
    <span className={`${classes.figure} ${classes[size]}`}>
      {before !== undefined && <span className={classes.rest}>{before} </span>}
      <span className={classes.value}>{value}</span>
      {rest !== '' && (
        <span className={classes.rest}>
          {rest.startsWith('%') ? '' : ' '}
          {rest}
        </span>
      )}
    </span>
  );
}
