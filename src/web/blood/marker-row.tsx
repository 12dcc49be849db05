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
import { unitAfter } from '#domain/numbers/with-unit.ts';

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
  const { marker, latest, history, unit, subject, flag, guideline } = reading;
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
        <span className={classes.trend} aria-hidden>
          {history.length > 1 && (
            <LazySparkline
              values={history.map(({ value }) => value)}
              color="energy"
              label={`${marker.name} over time`}
            />
          )}
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
