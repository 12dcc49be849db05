import classes from './coach.module.css';
import type { Figure } from './figure-chip.tsx';
import { formatCount } from '#web/lib/format.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

interface RankingProps {
  readonly figure: Figure;
  /** Of a breakdown: its last rows, in their own order. */
  readonly isOfPeriods: boolean;
}

/** A month of days. */
const MAX_SHOWN = 31;

/** The first rows of a ranking or the last ones of a breakdown, with bars relative to the longest. */
export function Ranking({ figure: { rows, rowCount, label }, isOfPeriods }: RankingProps) {
  const shown = isOfPeriods ? rows.slice(-MAX_SHOWN) : rows.slice(0, MAX_SHOWN);
  const most = Math.max(...shown.map(({ value }) => Math.abs(value)), Number.EPSILON);
  const left = rowCount - shown.length;
  return (
    <>
      <ol className={classes.ranking} aria-label={label}>
        {shown.map((row, at) => (
          <li key={`${row.label} ${at}`}>
            <span>{row.label ?? row.date}</span>
            <b>{withUnit(row.shown.number, row.shown.unit)}</b>
            <i style={{ inlineSize: `${(100 * Math.abs(row.value)) / most}%` }} aria-hidden />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p className={classes.leftOut}>
          {isOfPeriods ? 'Last' : 'First'} {formatCount(shown.length)} of {formatCount(rowCount)}
        </p>
      )}
    </>
  );
}
