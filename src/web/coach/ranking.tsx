import classes from './coach.module.css';
import type { Figure } from './figure-chip.tsx';
import { withUnit } from '#domain/numbers/with-unit.ts';

const MAX_SHOWN = 5;

/** The first rows of a ranking, with bars relative to the first. */
export function Ranking({ figure: { rows, label } }: { readonly figure: Figure }) {
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)), Number.EPSILON);
  return (
    <ol className={classes.ranking} aria-label={label}>
      {rows.slice(0, MAX_SHOWN).map((row, at) => (
        <li key={`${row.label} ${at}`}>
          <span>{row.label ?? row.date}</span>
          <b>{withUnit(row.shown.number, row.shown.unit)}</b>
          <i style={{ inlineSize: `${(100 * Math.abs(row.value)) / most}%` }} aria-hidden />
        </li>
      ))}
    </ol>
  );
}
