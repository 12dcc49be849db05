import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  /** Two or three; stacked on phones, side by side if there is room. */
  readonly columns: readonly ReactNode[];
  readonly wide?: 'first' | 'none';
  /** Full-width content below the columns. */
  readonly children?: ReactNode;
}

/** Columns on wide screens, so that nothing is stretched. */
export function Columns({ columns, wide = 'none', children }: ColumnsProps) {
  const layout = columns.length > 2 ? classes.three : wide === 'first' ? classes.first : '';
  // Two grids: the sticky column must not slide over the content below.
  return (
    <div className={classes.page}>
      <div className={`${classes.columns} ${layout}`}>
        {columns.map((column, index) => (
          // The columns of a screen never change their order.
          <div key={index}>{column}</div>
        ))}
      </div>
      {children && <div className={classes.whole}>{children}</div>}
    </div>
  );
}
