import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface BannerProps {
  readonly tone?: 'notice' | 'critical';
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A persistent notice above the screen: offline, unsent or rejected changes. */
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
