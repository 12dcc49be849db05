import classes from './figure.module.css';

interface FigureProps {
  readonly value: string;
  /** "± 110". */
  readonly spread?: string | undefined;
  readonly unit?: string;
  /** The reference value: "of 2,070". */
  readonly of?: string;
  readonly size?: 'inline' | 'tile' | 'hero';
}

/** One number with its range: "1,284 ± 110 of 2,070". The number stands out, the rest is lighter and smaller. */
export function Figure({ value, spread, unit, of, size = 'inline' }: FigureProps) {
  const rest = [spread, unit, of].filter((part) => part !== undefined).join(' ');
  return (
    <span className={`${classes.figure} ${classes[size]}`}>
      <span className={classes.value}>{value}</span>
      {rest !== '' && <span className={classes.rest}> {rest}</span>}
    </span>
  );
}
