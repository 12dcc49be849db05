import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What this place is for. */
  readonly text: string;
  /** A sample of what it will look like. */
  readonly picture?: ReactNode;
  /** One button to begin. */
  readonly children?: ReactNode;
}

/** An empty place that teaches: what it is for, a sample, one button. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {picture}
      {children}
    </div>
  );
}
