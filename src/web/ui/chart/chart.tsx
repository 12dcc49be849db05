import { VisuallyHidden, ScrollArea, Table } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Axes, type Frame } from './axes.tsx';
import { USUAL_HEIGHT_PX } from './chart-frame.tsx';
import { ChartOrTable } from './chart-or-table.tsx';
import classes from './chart.module.css';
import { extentOf, readLayer, type Layer } from './layers.ts';
import { Marks } from './marks.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { valueDomain, valueTicks } from './value-ticks.ts';

interface ChartTableProps {
  readonly caption: string;
  readonly dates: readonly string[];
  readonly layers: readonly Layer[];
  readonly formatDay: (date: string) => string;
  readonly formatY: (y: number) => string;
}

const withoutLabel = (text: string, label: string): string => text.slice(label.length + 2);

/** The same figures as a chart, as rows to read. */
function ChartTable({ caption, dates, layers, formatDay, formatY }: ChartTableProps) {
  return (
    <ScrollArea.Autosize mah="20rem" viewportProps={{ tabIndex: 0, 'aria-label': caption, role: 'region' }}>
      <Table captionSide="top" stickyHeader verticalSpacing="xs">
        <Table.Caption>{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day</Table.Th>
            {layers.map(({ label }) => (
              <Table.Th key={label} scope="col">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {dates.map((date, index) => (
            <Table.Tr key={date}>
              <Table.Th scope="row">{formatDay(date)}</Table.Th>
              {layers.map((layer) => (
                <Table.Td key={layer.label}>
                  {withoutLabel(readLayer(layer, index, formatY), layer.label)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

const MARGIN = { top: 30, right: 6, bottom: 22, left: 46 };
/** What a character of a label on the axis takes, and the gap beside it, px. */
const LABEL = { character: 6.6, gap: 8 };

interface ChartProps {
  readonly label: string;
  /** What the axis counts: "kcal". */
  readonly unit: string;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  /** The days of its positions, ascending: "2026-11-20". */
  readonly dates: readonly string[];
  readonly layers: readonly Layer[];
  readonly target?: { readonly value: number; readonly label: string };
  /** Ticks at whole numbers only, where the axis names whole numbers. */
  readonly isWhole?: boolean;
  /** A normal range, drawn behind everything. */
  readonly normal?: { readonly low: number; readonly high: number };
  readonly heightPx?: number;
  /** A day on the axis, short, and a day that is read, whole. */
  readonly formatX: (date: string) => string;
  readonly formatDay: (date: string) => string;
  readonly formatY: (y: number) => string;
}

/** The axis counts milliseconds: a day is at midnight UTC of its date. */
const dateAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Bars, lines and bands over days, with axes, target, crosshair, a sentence and a table. */
export function Chart(props: ChartProps) {
  const { label, unit, summary, dates, layers, formatDay, formatY } = props;
  return (
    <ChartOrTable
      summary={summary}
      chart={<Plot {...props} />}
      table={() => (
        <ChartTable
          caption={`${label}, ${unit}`}
          dates={dates}
          layers={layers}
          formatDay={formatDay}
          formatY={formatY}
        />
      )}
    />
  );
}

function scalesOf(
  { layers, target, normal, formatY, isWhole = false }: ChartProps,
  x: readonly number[],
  widthPx: number,
  heightPx: number,
) {
  const figures = [
    ...layers.flatMap(extentOf),
    ...(target ? [target.value] : []),
    ...(normal ? [normal.low, normal.high] : []),
  ];
  const [least = 0, most = 1] = extent(figures);
  const [from = 0, to = 0] = extent(x);
  const halfStep = x.length > 1 ? (to - from) / (x.length - 1) / 2 : 1;
  const yScale = scaleLinear(valueDomain(least, most, isWhole), [heightPx - MARGIN.bottom, MARGIN.top]);
  const yTicks = valueTicks(yScale, isWhole);
  const longest = Math.max(...yTicks.map((tick) => formatY(tick).length));
  const left = Math.max(MARGIN.left, LABEL.gap + LABEL.character * longest);
  const xScale = scaleLinear([from - halfStep, to + halfStep], [left, widthPx - MARGIN.right]);
  const inner = widthPx - left - MARGIN.right;
  return {
    xScale,
    yScale,
    yTicks,
    left,
    span: [from, to] as const,
    barPx: Math.max(2, Math.min(26, (inner / Math.max(1, x.length)) * 0.62)),
  };
}

function Plot(props: ChartProps) {
  const { label, unit, dates, layers, target, normal, heightPx = USUAL_HEIGHT_PX } = props;
  const { formatX, formatDay, formatY } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const x = dates.map((date) => Date.parse(date));
  const { xScale, yScale, yTicks, left, span, barPx } = scalesOf(props, x, width, heightPx);
  const frame = { left, right: width - MARGIN.right, bottom: heightPx - MARGIN.bottom };
  const pixels = x.map((position) => xScale(position));
  const { index, handlers } = useCrosshair(pixels);
  const pointed = index === undefined ? undefined : pixels[index];
  const reading =
    index === undefined
      ? ''
      : `${formatDay(dates[index] ?? '')}. ${layers.map((layer) => readLayer(layer, index, formatY)).join(', ')}`;
  return (
    <div
      ref={ref}
      className={classes.chart}
      tabIndex={0}
      role="group"
      aria-label={`${label}, ${unit}. Arrow keys read single days.`}
      {...handlers}
    >
      <svg className={classes.svg} height={heightPx} aria-hidden>
        {width > 0 && (
          <>
            <Axes
              {...{ unit, xScale, yScale, yTicks, frame, span, normal, formatY }}
              formatX={(ms) => formatX(dateAt(ms))}
            />
            {layers.map((layer) => (
              <Marks key={layer.label} {...{ layer, x, xScale, yScale, barPx }} />
            ))}
            {target && <TargetLine {...target} y={yScale(target.value)} frame={frame} />}
            {pointed !== undefined && (
              <line
                className={classes.crosshair}
                x1={pointed}
                x2={pointed}
                y1={MARGIN.top}
                y2={frame.bottom}
              />
            )}
          </>
        )}
      </svg>
      {pointed !== undefined && (
        <div className={classes.reading} style={pointed > width / 2 ? { left: frame.left } : { right: 0 }}>
          {reading}
        </div>
      )}
      <VisuallyHidden role="status">{reading}</VisuallyHidden>
    </div>
  );
}

function TargetLine({
  label,
  y,
  frame,
}: {
  readonly label: string;
  readonly y: number;
  readonly frame: Frame;
}) {
  return (
    <>
      <line className={classes.target} x1={frame.left} x2={frame.right} y1={y} y2={y} />
      <text x={frame.right} y={10} textAnchor="end">
        {label}
      </text>
    </>
  );
}
