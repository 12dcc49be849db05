import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './chart.module.css';

interface ChartOrTableProps {
  readonly chart: ReactNode;
  /** The same figures as rows; made only when they are asked for. */
  readonly table: () => ReactNode;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
}

/** A chart, its sentence, and the switch to the same figures as a table. */
export function ChartOrTable({ chart, table, summary }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <div data-no-swipe>
      {asTable ? table() : chart}
      <div className={classes.foot}>
        <p className={classes.summary}>{summary}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={asTable}
          onClick={() => setAsTable((was) => !was)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </div>
  );
}
