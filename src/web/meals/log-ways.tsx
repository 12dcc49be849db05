import { UnstyledButton } from '@mantine/core';
import { IconBarcode, IconBolt, IconBookmark, IconCamera, IconHistory } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import classes from './log-ways.module.css';

interface LogWaysProps {
  /** The day that is logged for; none for today. */
  readonly date: string | undefined;
  readonly quickAdding: boolean;
  readonly onQuickAdd: () => void;
  /** The button that opens the quick add, to come back to. */
  readonly quickAddButton: RefObject<HTMLButtonElement | null>;
  /** Dictating, which comes first: its button looks as the others with `log-ways.module.css`. */
  readonly children?: ReactNode;
}

/** What else a meal is logged by than words, below the box that takes them. */
export function LogWays({ date, quickAdding, onQuickAdd, quickAddButton, children }: LogWaysProps) {
  return (
    <div className={classes.ways} role="group" aria-label="Other ways to log">
      {children}
      <Link className={classes.way} to={paths.scan(date)}>
        <IconCamera aria-hidden />
        Photo
      </Link>
      <Link className={classes.way} to={paths.scan(date, 'barcode')}>
        <IconBarcode aria-hidden />
        Barcode
      </Link>
      <UnstyledButton
        ref={quickAddButton}
        className={classes.way}
        aria-expanded={quickAdding}
        onClick={onQuickAdd}
      >
        <IconBolt aria-hidden />
        Quick add
      </UnstyledButton>
      <Link className={classes.way} to={paths.savedFoods(date)}>
        <IconBookmark aria-hidden />
        Saved
      </Link>
      <Link className={classes.way} to={paths.recentMeals(date)}>
        <IconHistory aria-hidden />
        Recent
      </Link>
    </div>
  );
}
