import type { CSSProperties } from 'react';
import type { Gauge } from './gauge.ts';
import classes from './gauge-track.module.css';

interface GaugeTrackProps {
  readonly gauge: Gauge;
  readonly color: string;
  /** Color of the line at the target. */
  readonly lineColor?: string;
  readonly className?: string | undefined;
}

type Style = CSSProperties & { readonly '--bar-color': string };

/** A bar filled to the estimate, with a thin whisker for its range and a line at the target. */
export function GaugeTrack({ gauge, color, lineColor = 'var(--ink)', className = '' }: GaugeTrackProps) {
  const { filled, whisker, target } = gauge;
  const style: Style = { '--bar-color': color };
  return (
    <span className={`${classes.track} ${className}`} style={style} aria-hidden>
      <span className={classes.filled} style={{ width: `${filled}%` }} />
      {whisker && (
        <>
          <span
            className={classes.inside}
            style={{ left: `${whisker.from}%`, width: `${filled - whisker.from}%` }}
          />
          <span
            className={classes.outside}
            style={{ left: `${filled}%`, width: `${whisker.to - filled}%` }}
          />
        </>
      )}
      <span className={classes.target} style={{ left: `${target}%`, background: lineColor }} />
    </span>
  );
}
