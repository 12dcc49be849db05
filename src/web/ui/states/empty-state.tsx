import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What appears here. */
  readonly text: string;
  /** A sample of it. */
  readonly picture?: ReactNode;
  /** One button for the first step. */
  readonly children?: ReactNode;
}

/** An empty state that teaches: what appears here, a sample, one button. */
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
