import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import classes from './after-first-reads.module.css';

const isFirstRead = { predicate: ({ state }: Query) => state.status === 'pending' };

const MOMENT_MS = 30;
/** A slow read, perhaps of another part, must not hide the rest for longer. */
const MAX_WAIT_MS = 3000;

interface AfterFirstReadsProps {
  /** Placeholder until then. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Content that appears once its first reads have been answered: parts that appear one by one would push each other down. */
export function AfterFirstReads({ waiting, children }: AfterFirstReadsProps) {
  const client = useQueryClient();
  useIsFetching(isFirstRead);
  const [isShown, setShown] = useState(false);
  // An answer may mount parts with reads of their own, so the last one is followed by a second look.
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(client.isFetching(isFirstRead) === 0), MOMENT_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.frame}>
      {!isShown && waiting}
      <div className={isShown ? undefined : classes.hidden}>{children}</div>
    </div>
  );
}
