import type { ReactNode } from 'react';
import classes from './states.module.css';

interface SampleProps {
  /** Says that it is one, and of what. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A picture of what a place will hold, in a frame that tells it from the real thing. */
export function Sample({ caption, children }: SampleProps) {
  return (
    <figure className={classes.picture}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
