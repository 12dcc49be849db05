import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartOrTable } from './chart-or-table.tsx';
import { Plot } from './plot.tsx';
import { RowsTable } from './rows-table.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { EndRow, Ground, layoutOf, StepRow, type End, type Layout } from './waterfall-parts.tsx';
import { waterfallRows, type WaterfallRow, type WaterfallStep } from './waterfall-rows.ts';
import classes from './waterfall.module.css';

interface WaterfallProps {
  readonly label: string;
  /** Unit of the axis: "years". */
  readonly unit: string;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  readonly start: End;
  /** In the order they are drawn; together they lead from the start to the end. */
  readonly steps: readonly WaterfallStep[];
  readonly end: End;
  /** Header of the steps' notes: "Your answer". */
  readonly noteHead: string;
  readonly formatTotal: (value: number) => string;
  readonly formatChange: (change: number) => string;
}

/** From one figure to another, one row per step: negative steps go left, positive ones right. */
export function Waterfall(props: WaterfallProps) {
  const { label, unit, summary, start, steps, end, noteHead, formatTotal, formatChange } = props;
  const rows = waterfallRows(start.value, steps);
  const table = () => (
    <RowsTable
      caption={`${label}, ${unit}`}
      head={['Step', noteHead, `Change, ${unit}`, `Total, ${unit}`]}
      rows={[
        [start.label, '', '', formatTotal(start.value)],
        ...rows.map((row) => [row.label, row.note, formatChange(row.change), formatTotal(row.to)]),
        [end.label, '', '', formatTotal(end.value)],
      ]}
    />
  );
  return (
    <ChartOrTable name={label} summary={summary} chart={<FallPlot {...props} rows={rows} />} table={table} />
  );
}

function FallPlot(props: WaterfallProps & { readonly rows: readonly WaterfallRow[] }) {
  const { label, unit, start, end, rows, formatTotal, formatChange } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const layout = layoutOf(width, rows.length + 2);
  const { index, handlers } = useCrosshair(layout.middles, { side: 'top' });
  const [least = 0, most = 1] = extent([
    start.value,
    end.value,
    ...rows.flatMap(({ from, to }) => [from, to]),
  ]);
  const spare = Math.max(0.5, (most - least) * 0.06);
  const scale = scaleLinear(
    [least - spare, most + spare],
    [layout.inset.left, Math.max(layout.inset.left + 1, width - layout.inset.right)],
  );
  const row = index === undefined ? undefined : rows[index - 1];
  const readEnd = index === 0 ? start : end;
  const reading =
    index === undefined
      ? ''
      : row
        ? `${row.label}${row.note === '' ? '' : `: ${row.note}`}. ${formatChange(row.change)} ${unit}, then ${formatTotal(row.to)}`
        : `${readEnd.label}: ${formatTotal(readEnd.value)} ${unit}`;
  return (
    <Plot
      sizeRef={ref}
      label={`${label}, ${unit}. Use the up and down arrow keys to read each step.`}
      {...{ handlers, reading }}
      heightPx={layout.bottom + 26}
      readingPlace={index === undefined ? {} : readingPlace(index, layout)}
      className={classes.fall}
    >
      {width > 0 && (
        <>
          {index !== undefined && (
            <rect
              className={classes.pointed}
              x={-6}
              width={width + 12}
              rx={8}
              y={index * layout.rowPx + 1}
              height={layout.rowPx - 2}
            />
          )}
          <Ground {...{ scale, layout, width, start, formatTotal }} />
          <EndRow {...{ scale, layout, width, formatTotal }} end={start} index={0} tone="start" />
          {rows.map((each, place) => (
            <StepRow
              key={each.key}
              {...{ scale, layout, width, formatChange }}
              row={each}
              index={place + 1}
            />
          ))}
          <EndRow {...{ scale, layout, width, formatTotal }} end={end} index={rows.length + 1} tone="end" />
        </>
      )}
    </Plot>
  );
}

/** Below the selected row; above it at the end of the plot. */
function readingPlace(index: number, { rowPx, bottom, middles }: Layout) {
  return index < middles.length / 2
    ? { right: 0, top: (index + 1) * rowPx }
    : { right: 0, top: 'auto', bottom: bottom + 26 - index * rowPx };
}
