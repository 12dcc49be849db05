import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './card.module.css';

interface FoldCardProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly aside?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A card that opens on a tap, for background and long lists that most visits don't need. */
export function FoldCard({ title, aside, isOpen = false, children }: FoldCardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <details className={classes.fold} open={isOpen}>
        <summary>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          {aside !== undefined && <span className={classes.aside}>{aside}</span>}
          <IconChevronDown size="1.1em" aria-hidden />
        </summary>
        {children}
      </details>
    </section>
  );
}
