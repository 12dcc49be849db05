import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  readonly tone?: 'notice' | 'critical';
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A standing notice above the screen: no connection, something unsent, something refused. */
export function Banner({ tone = 'notice', icon, text, children }: BannerProps) {
  return (
    <div
      className={tone === 'critical' ? `${classes.banner} ${classes.critical}` : classes.banner}
      role="status"
    >
      {icon}
      <span className={classes.text}>{text}</span>
      {children}
    </div>
  );
}
