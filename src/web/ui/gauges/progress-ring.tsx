import { RingCenter } from './ring-center.tsx';
import type { CSSProperties } from 'react';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import classes from './ring.module.css';

interface ProgressRingProps {
  readonly color: DataColor;
  /** Percent of the target; more than 100 fills the ring. Absent without a target. */
  readonly sharePercent: number | undefined;
  /** The displayed figure, and the line below it. */
  readonly valueText: string;
  readonly caption: string;
}

/** An exact figure compared with its target. For estimates with a range, use the calories ring. */
export function ProgressRing({ color, sharePercent = 0, valueText, caption }: ProgressRingProps) {
  const circle = { cx: 50, cy: 50, r: 45.5, pathLength: 100 };
  const style: CSSProperties & { '--ring-color': string } = { '--ring-color': colorOf(color) };
  return (
    <div className={classes.ring} style={style}>
      <svg viewBox="0 0 100 100" className={classes.svg} aria-hidden>
        <circle {...circle} className={classes.track} />
        <circle
          {...circle}
          className={classes.filled}
          strokeDasharray={`${Math.min(100, Math.max(0, sharePercent))} 100`}
        />
      </svg>
      <RingCenter valueText={valueText} caption={caption} />
    </div>
  );
}
