import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  /** Two or three; one under the other on phones, side by side where there is room. */
  readonly columns: readonly ReactNode[];
  readonly wide?: 'first' | 'none';
  /** What stands below all of them, as wide as all. */
  readonly children?: ReactNode;
}

/** Side by side on wide screens, so that nothing is one stretched column. */
export function Columns({ columns, wide = 'none', children }: ColumnsProps) {
  const layout = columns.length > 2 ? classes.three : wide === 'first' ? classes.first : '';
  // Two grids: the column that stays in view must not slide over what stands below.
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
