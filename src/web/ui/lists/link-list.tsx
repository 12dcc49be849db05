import type { ReactNode } from 'react';
import classes from './link-list.module.css';

/** Links as rows, each the whole width. */
export function LinkList({ children }: { readonly children: ReactNode }) {
  return <div className={classes.list}>{children}</div>;
}
