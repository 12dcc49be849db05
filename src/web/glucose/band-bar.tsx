import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { TimeInBands } from '#domain/glucose/time-in-bands.ts';
import { BANDS, formatPercent, shareOfDay } from './bands.ts';
import classes from './glucose.module.css';

interface BandBarProps {
  readonly bands: TimeInBands;
  readonly unit: GlucoseUnit;
  /** Shares are of time, so that they can be said as hours of a day. */
  readonly isTime: boolean;
}

/** The five bands as one bar from low to high, and each in words from high to low. */
export function BandBar({ bands, unit, isTime }: BandBarProps) {
  return (
    <>
      <div className={classes.bands} aria-hidden>
        {BANDS.filter(({ key }) => bands[key] > 0).map(({ key, color }) => (
          <div key={key} style={{ flexGrow: bands[key], background: color }} />
        ))}
      </div>
      <ul className={classes.bandRows} aria-label={isTime ? 'Time in each range' : 'Readings in each range'}>
        {BANDS.toReversed().map(({ key, name, color, range }) => (
          <li key={key} className={classes.bandRow}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            <span>
              {name}, {range(unit)}
            </span>
            <span className={classes.share}>{formatPercent(bands[key])}</span>
            <span className={classes.quiet}>{isTime ? shareOfDay(bands[key]) : ''}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
