import { RingCenter } from './ring-center.tsx';
import { gaugeOf } from './gauge.ts';
import classes from './ring.module.css';

interface CaloriesRingProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly target: number;
  /** The displayed figure, and the line below it. */
  readonly valueText: string;
  readonly caption: string;
}

/** Radius of the ring, and how far a whisker's cap extends beyond it on each side. */
const RADIUS = 45.5;
const CAP = 2.4;

/** A line across the ring at a share of it. */
function Cap({ at }: { readonly at: number }) {
  const angle = (at / 100) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return (
    <line
      x1={50 + (RADIUS - CAP) * x}
      y1={50 + (RADIUS - CAP) * y}
      x2={50 + (RADIUS + CAP) * x}
      y2={50 + (RADIUS + CAP) * y}
    />
  );
}

/** Eaten compared with the target: filled to the estimate, with a thin whisker for its range; a notch marks a target that may be exceeded. */
export function CaloriesRing({ value, low, high, target, valueText, caption }: CaloriesRingProps) {
  const gauge = gaugeOf({ value, low, high, target });
  const { filled, whisker } = gauge;
  const circle = { cx: 50, cy: 50, r: RADIUS, pathLength: 100 };
  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 100 100" className={classes.svg} aria-hidden>
        <circle {...circle} className={classes.track} />
        <circle {...circle} className={classes.filled} strokeDasharray={`${filled} 100`} />
        {whisker && (
          <>
            <g className={classes.inside}>
              <circle
                {...circle}
                strokeDasharray={`${filled - whisker.from} 100`}
                strokeDashoffset={-whisker.from}
              />
              <Cap at={whisker.from} />
            </g>
            <g className={classes.outside}>
              <circle {...circle} strokeDasharray={`${whisker.to - filled} 100`} strokeDashoffset={-filled} />
              <Cap at={whisker.to} />
            </g>
          </>
        )}
        {gauge.target < 100 && (
          <circle
            {...circle}
            className={classes.notch}
            strokeDasharray="0.8 100"
            strokeDashoffset={-gauge.target}
          />
        )}
      </svg>
      <RingCenter valueText={valueText} caption={caption} />
    </div>
  );
}
