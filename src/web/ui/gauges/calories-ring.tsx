import { ringArcs } from './ring-arcs.ts';
import classes from './ring.module.css';

interface CaloriesRingProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly target: number;
  /** The figure as it is shown, and the line below it. */
  readonly valueText: string;
  readonly caption: string;
}

/** Eaten against target. The arc is full up to the least it can be and pales past the best value; a notch marks a target that may be passed. */
export function CaloriesRing({ value, low, high, target, valueText, caption }: CaloriesRingProps) {
  const { sure, likely, possible, notch } = ringArcs({ value, low, high, target });
  const circle = { cx: 50, cy: 50, r: 45.5, pathLength: 100 };
  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 100 100" className={classes.svg} aria-hidden>
        <circle {...circle} className={classes.track} />
        <circle {...circle} className={classes.sure} strokeDasharray={`${sure} 100`} />
        <circle
          {...circle}
          className={classes.likely}
          strokeDasharray={`${likely} 100`}
          strokeDashoffset={-sure}
        />
        <circle
          {...circle}
          className={classes.possible}
          strokeDasharray={`${possible} 100`}
          strokeDashoffset={-sure - likely}
        />
        {notch !== undefined && (
          <circle {...circle} className={classes.notch} strokeDasharray="0.8 100" strokeDashoffset={-notch} />
        )}
      </svg>
      <div className={classes.center}>
        <span className={classes.value}>{valueText}</span>
        <span className={classes.caption}>{caption}</span>
      </div>
    </div>
  );
}
