import { Link } from 'react-router';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { FlagMark } from './flag-mark.tsx';
import { flagWord } from './flag-words.ts';
import { formatLabValue, formatSpan } from '#domain/blood/marker-unit.ts';
import { RangeBar } from './range-bar.tsx';
import type { Reading } from './readings.ts';
import { bandsFor } from '#domain/blood/subject.ts';
import classes from './marker-row.module.css';
import type { Span } from '#domain/blood/markers/row.ts';
import { unitAfter } from '#domain/numbers/with-unit.ts';

/** A band without open ends, to shade behind values. */
function closedBand([low, high]: Span, values: readonly number[]): readonly [number, number] {
  return [low ?? Math.min(...values, high ?? 0), high ?? Math.max(...values, low ?? 0)];
}

/** How a marker got to its newest value. Two tests say too little for a line. */
function Trend({ marker, history, unit, subject, latest }: Reading) {
  const [before, ...more] = history.toReversed().slice(1);
  if (!before) return null;
  if (more.length === 0) return <span className={classes.before}>was {formatLabValue(before, unit)}</span>;
  const values = history.map(({ value }) => value);
  const { reference } = bandsFor(latest, subject);
  return (
    <span aria-hidden>
      <LazySparkline
        values={values}
        times={history.map(({ date }) => Date.parse(date))}
        band={reference && closedBand(reference, values)}
        color="energy"
        label={`${marker.name} over time`}
      />
    </span>
  );
}

interface MarkerRowProps {
  readonly reading: Reading;
  readonly today: string;
  /** The list's day: only values of other days show theirs. */
  readonly on: string;
  /** The name on the report, if it means a different quantity: urea, not urea nitrogen. */
  readonly printed?: string | undefined;
}

/** A marker in a list: its newest value, judgment and trend. */
export function MarkerRow({ reading, today, on, printed }: MarkerRowProps) {
  const { marker, latest, unit, subject, flag, guideline } = reading;
  const bands = bandsFor(latest, subject);
  return (
    <li className={classes.row}>
      <Link to={paths.marker(marker.key)} className={classes.link}>
        <span className={classes.name}>
          {marker.name}
          {printed !== undefined && <span className={classes.printed}>Printed: {printed}</span>}
        </span>
        <span className={classes.value}>
          {formatLabValue(latest, unit)}
          <span className={classes.unit}>{unitAfter(unit)}</span>
        </span>
        <span className={classes.flag}>
          <FlagMark flag={flag} guideline={guideline} />
        </span>
        <span className={classes.bar}>
          {flag !== undefined && <RangeBar value={latest.value} bands={bands} tone={flagWord(flag).tone} />}
        </span>
        <span className={classes.trend}>
          <Trend {...reading} />
        </span>
        <span className={classes.note}>
          {[
            bands.reference && formatSpan(marker.key, bands.reference, unit),
            latest.date !== on && formatDate(latest.date, today),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Link>
    </li>
  );
}
