import { useEffect, useRef } from 'react';
import classes from './assessment.module.css';

interface StepHeadProps {
  /** "Section 3 of 7". */
  readonly over: string;
  readonly title: string;
  readonly text: string;
}

/** Heading of a step. It takes the focus when the step changes, as after a change of screen. */
export function StepHead({ over, title, text }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On arrival, the page's own heading has the focus.
    if (document.activeElement?.tagName === 'H1') return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div>
      <p className={classes.over}>{over}</p>
      <h2 className={classes.title} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
