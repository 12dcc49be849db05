import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChartFrame } from './chart-frame.tsx';

/** Charts currently shown as tables, by screen and name; kept here because a chart unmounts while another range loads. */
const tables = new Set<string>();

interface ChartOrTableProps {
  /** Distinguishes it from the screen's other charts, whatever range or unit it shows. */
  readonly name: string;
  readonly chart: ReactNode;
  /** The same figures as rows; computed on demand. */
  readonly table: () => ReactNode;
  readonly summary: string;
}

/** A chart, its sentence, and the switch to the same figures as a table. */
export function ChartOrTable({ name, chart, table, summary }: ChartOrTableProps) {
  const key = `${useLocation().pathname} ${name}`;
  const [isTable, setTable] = useState(() => tables.has(key));
  const onSwitch = (): void => {
    if (isTable) tables.delete(key);
    else tables.add(key);
    setTable(!isTable);
  };
  return (
    <ChartFrame summary={summary} isTable={isTable} onSwitch={onSwitch}>
      {isTable ? table() : chart}
    </ChartFrame>
  );
}
