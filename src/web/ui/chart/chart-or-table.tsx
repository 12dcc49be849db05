import { useState, type ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';

interface ChartOrTableProps {
  readonly chart: ReactNode;
  /** The same figures as rows; computed on demand. */
  readonly table: () => ReactNode;
  readonly summary: string;
}

/** A chart, its sentence, and the switch to the same figures as a table. */
export function ChartOrTable({ chart, table, summary }: ChartOrTableProps) {
  const [isTable, setTable] = useState(false);
  return (
    <ChartFrame summary={summary} isTable={isTable} onSwitch={() => setTable((was) => !was)}>
      {isTable ? table() : chart}
    </ChartFrame>
  );
}
