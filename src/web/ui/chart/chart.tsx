import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Axes, type Frame } from './axes.tsx';
import { ChartOrTable } from './chart-or-table.tsx';
import { ChartTable } from './chart-table.tsx';
import classes from './chart.module.css';
import { extentOf, readLayer, type Layer } from './layers.ts';
import { Marks } from './marks.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { valueDomain, valueTicks } from './value-ticks.ts';

const MARGIN = { top: 30, right: 6, bottom: 22, left: 46 };

interface ChartProps {
  readonly label: string;
  /** What the axis counts: "kcal". */
  readonly unit: string;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  /** Days as midnight UTC of their date, ascending, ms. */
  readonly x: readonly number[];
  readonly layers: readonly Layer[];
  readonly target?: { readonly value: number; readonly label: string };
  /** Ticks at whole numbers only, where the axis names whole numbers. */
  readonly isWhole?: boolean;
  /** A normal range, drawn behind everything. */
  readonly normal?: { readonly low: number; readonly high: number };
  readonly heightPx?: number;
  /** A day on the axis, short, and a day that is read, whole. */
  readonly formatX: (x: number) => string;
  readonly formatDay: (x: number) => string;
  readonly formatY: (y: number) => string;
}

/** Bars, lines and bands over days, with axes, target, crosshair, a sentence and a table. */
export function Chart(props: ChartProps) {
  const { label, unit, summary, x, layers, formatDay, formatY } = props;
  return (
    <ChartOrTable
      summary={summary}
      chart={<Plot {...props} />}
      table={() => (
        <ChartTable
          caption={`${label}, ${unit}`}
          x={x}
          layers={layers}
          formatX={formatDay}
          formatY={formatY}
        />
      )}
    />
  );
}

function scalesOf(
  { x, layers, target, normal, isWhole = false }: ChartProps,
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
  const inner = widthPx - MARGIN.left - MARGIN.right;
  const halfStep = x.length > 1 ? (to - from) / (x.length - 1) / 2 : 1;
  const xScale = scaleLinear([from - halfStep, to + halfStep], [MARGIN.left, widthPx - MARGIN.right]);
  const yScale = scaleLinear(valueDomain(least, most, isWhole), [heightPx - MARGIN.bottom, MARGIN.top]);
  return {
    xScale,
    yScale,
    yTicks: valueTicks(yScale, isWhole),
    span: [from, to] as const,
    barPx: Math.max(2, Math.min(26, (inner / Math.max(1, x.length)) * 0.62)),
  };
}

function Plot(props: ChartProps) {
  const { label, unit, x, layers, target, normal, heightPx = 220, formatX, formatDay, formatY } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { xScale, yScale, yTicks, span, barPx } = scalesOf(props, width, heightPx);
  const frame = { left: MARGIN.left, right: width - MARGIN.right, bottom: heightPx - MARGIN.bottom };
  const pixels = x.map((position) => xScale(position));
  const { index, handlers } = useCrosshair(pixels);
  const pointed = index === undefined ? undefined : pixels[index];
  const reading =
    index === undefined
      ? ''
      : `${formatDay(x[index] ?? 0)}. ${layers.map((layer) => readLayer(layer, index, formatY)).join(', ')}`;
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
            <Axes {...{ unit, xScale, yScale, yTicks, frame, span, normal, formatX, formatY }} />
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
