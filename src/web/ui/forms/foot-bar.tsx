import type { ReactNode } from 'react';
import classes from './foot-bar.module.css';

interface FootBarProps {
  /** The total, as one figure. */
  readonly figure?: ReactNode;
  /** The buttons that end the form. */
  readonly children: ReactNode;
}

/** The bottom of a long form, reachable by thumb while the form scrolls. */
export function FootBar({ figure, children }: FootBarProps) {
  return (
    <div className={classes.foot} data-confirm-bar>
      {figure}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
