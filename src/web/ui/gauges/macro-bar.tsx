import type { CSSProperties } from 'react';
import classes from './bar.module.css';
import { colorOf, type DataColor } from '#web/ui/colors.ts';
import { ringArcs } from './ring-arcs.ts';

interface MacroBarProps {
  readonly label: string;
  readonly color: DataColor;
  readonly value: number;
  /** The value's range, if it isn't exact. */
  readonly low?: number;
  readonly high?: number;
  readonly target: number;
  readonly valueText: string;
  /** "124 g". */
  readonly targetText: string;
}

/** One macro against its target; the pale end of the bar is its range. */
export function MacroBar({ label, color, valueText, targetText, value, target, low, high }: MacroBarProps) {
  const { sure, likely, possible, notch } = ringArcs({
    value,
    target,
    low: low ?? value,
    high: high ?? value,
  });
  const style: CSSProperties & { '--bar-color': string } = { '--bar-color': colorOf(color) };
  return (
    <div className={classes.row} style={style}>
      <div className={classes.line}>
        <span className={classes.label}>
          <span className={classes.dot} aria-hidden />
          {label}
        </span>
        <span className={classes.figure}>
          <b>{valueText}</b> <span>/ {targetText}</span>
        </span>
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.sure} style={{ left: 0, width: `${sure}%` }} />
        <div className={classes.likely} style={{ left: `${sure}%`, width: `${likely}%` }} />
        <div className={classes.possible} style={{ left: `${sure + likely}%`, width: `${possible}%` }} />
        {notch !== undefined && <div className={classes.notch} style={{ left: `${notch}%` }} />}
      </div>
    </div>
  );
}
