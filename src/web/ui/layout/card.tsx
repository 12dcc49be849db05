import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  readonly title?: string;
  /** Id of a title that takes the focus when the focused element is removed. */
  readonly headingId?: string;
  /** Short text or a link to the right of the title. */
  readonly aside?: ReactNode;
  /** An icon beside a large title, for a screen's main card. */
  readonly icon?: ReactNode;
  /** Below a large title. */
  readonly text?: string;
  readonly tone?: 'plain' | 'wash' | 'critical';
  /** Its content fills it if the columns make it taller. */
  readonly isTall?: boolean;
  /** The title is for screen readers only. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A white sheet with a hairline. With a title it is a region that screen readers can jump to. */
export function Card({
  title,
  headingId,
  aside,
  icon,
  text,
  tone = 'plain',
  isTall = false,
  isBare = false,
  children,
}: CardProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const className = [classes.card, tone !== 'plain' && classes[tone], isTall && classes.tall]
    .filter(Boolean)
    .join(' ');
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className={isBare ? classes.unseen : classes.head} data-large={icon !== undefined}>
        {icon !== undefined && <span className={classes.icon}>{icon}</span>}
        <div className={classes.titles}>
          <h2 className={classes.title} id={titleId} tabIndex={headingId === undefined ? undefined : -1}>
            {title}
          </h2>
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </div>
        {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
