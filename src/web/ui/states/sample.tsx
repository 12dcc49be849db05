import type { ReactNode } from 'react';
import classes from './states.module.css';

interface SampleProps {
  /** Label that marks it as a sample. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A sample of future content, in a frame that distinguishes it from real data. */
export function Sample({ caption, children }: SampleProps) {
  return (
    <figure className={classes.picture}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
