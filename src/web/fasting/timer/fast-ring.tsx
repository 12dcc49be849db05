import type { ReactNode } from 'react';
import ring from '#web/ui/gauges/ring.module.css';
import classes from './fast-ring.module.css';

interface FastRingProps {
  /** Of the goal, 0 to 1. */
  readonly share: number;
  /** Positions of stage changes, 0 to 1: small gaps in the ring. */
  readonly marks: readonly number[];
  /** "14:20", with seconds if shown. */
  readonly time: string;
  readonly seconds?: string;
  readonly caption: ReactNode;
}

/** Hours of a fast relative to its goal, with gaps at typical stage changes. */
export function FastRing({ share, marks, time, seconds, caption }: FastRingProps) {
  const circle = { cx: 50, cy: 50, r: 46.5, pathLength: 100 };
  return (
    <div className={ring.ring}>
      <svg viewBox="0 0 100 100" className={classes.svg} aria-hidden>
        <circle {...circle} className={classes.track} />
        {share > 0 && (
          <circle {...circle} className={classes.done} strokeDasharray={`${Math.min(1, share) * 100} 100`} />
        )}
        {marks.map((mark) => (
          <circle
            key={mark}
            {...circle}
            className={classes.mark}
            strokeDasharray="0.7 99.3"
            strokeDashoffset={-(mark * 100 - 0.35)}
          />
        ))}
      </svg>
      <div className={classes.center}>
        <span className={classes.time}>
          {time}
          {seconds !== undefined && (
            <span className={classes.seconds} aria-hidden>
              {seconds}
            </span>
          )}
        </span>
        <span className={classes.caption}>{caption}</span>
      </div>
    </div>
  );
}
