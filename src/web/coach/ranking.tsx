import classes from './coach.module.css';
import type { Figure } from './figure-chip.tsx';
import { withUnit } from '#domain/numbers/with-unit.ts';

interface RankingProps {
  readonly figure: Figure;
  /** Of a breakdown: its last rows, in their own order. */
  readonly isOfPeriods: boolean;
}

const MAX_RANKED = 10;
/** A year of months. */
const MAX_PERIODS = 12;

/** The first rows of a ranking or the last ones of a breakdown, with bars relative to the longest. */
export function Ranking({ figure: { rows, label }, isOfPeriods }: RankingProps) {
  const shown = isOfPeriods ? rows.slice(-MAX_PERIODS) : rows.slice(0, MAX_RANKED);
  const most = Math.max(...shown.map(({ value }) => Math.abs(value)), Number.EPSILON);
  return (
    <ol className={classes.ranking} aria-label={label}>
      {shown.map((row, at) => (
        <li key={`${row.label} ${at}`}>
          <span>{row.label ?? row.date}</span>
          <b>{withUnit(row.shown.number, row.shown.unit)}</b>
          <i style={{ inlineSize: `${(100 * Math.abs(row.value)) / most}%` }} aria-hidden />
        </li>
      ))}
    </ol>
  );
}
