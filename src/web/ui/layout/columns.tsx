import type { ReactNode } from 'react';
import classes from './columns.module.css';

interface ColumnsProps {
  /** Two or three; stacked on phones, side by side if there is room. */
  readonly columns: readonly ReactNode[];
  readonly wide?: 'first' | 'none';
  /** All end on one line: the last card of each grows. */
  readonly isLevel?: boolean;
  /** Full-width content below the columns. */
  readonly children?: ReactNode;
}

/** Columns on wide screens, so that nothing is stretched. */
export function Columns({ columns, wide = 'none', isLevel = false, children }: ColumnsProps) {
  const layout = columns.length > 2 ? classes.three : wide === 'first' ? classes.first : '';
  const level = isLevel ? classes.level : '';
  // Two grids: the sticky column must not slide over the content below.
  return (
    <div className={classes.page}>
      <div className={`${classes.columns} ${layout} ${level}`}>
        {columns.map((column, index) => (
          // Columns keep their order; in another number of them only the first keeps its place.
          <div key={index === 0 ? 0 : `${index}/${columns.length}`}>{column}</div>
        ))}
      </div>
      {children && <div className={classes.whole}>{children}</div>}
    </div>
  );
}
