import { useElementSize } from '@mantine/hooks';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Axes, type Frame } from './axes.tsx';
import { USUAL_HEIGHT_PX } from './chart-frame.tsx';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import { ChartOrTable } from './chart-or-table.tsx';
import classes from './chart.module.css';
import { extentOf, readLayer, type Layer } from './layers.ts';
import { Marks } from './marks.tsx';
import { beside, CrosshairLine, Plot } from './plot.tsx';
import { RowsTable } from './rows-table.tsx';
import { useCrosshair } from './use-crosshair.ts';
import { valueDomain, valueTicks } from './value-ticks.ts';

const withoutLabel = (text: string, label: string): string => text.slice(label.length + 2);

const MARGIN = { top: 30, right: 6, bottom: 22, left: 46 };
/** Width of a character of an axis label, and the gap next to it, px. */
const LABEL = { character: 6.6, gap: 8 };

/** A position that stands out. */
interface Milestone {
  readonly date: string;
  readonly value: number;
  readonly color: DataColor;
  readonly label?: string;
  readonly isLabelBelow?: boolean;
  readonly isOpen?: boolean;
}

interface ChartProps {
  readonly label: string;
  /** Unit of the axis: "kcal". */
  readonly unit: string;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  /** The days of its positions, ascending: "2026-11-20". */
  readonly dates: readonly string[];
  readonly layers: readonly Layer[];
  /** Its label is above the chart, or on its line if the marks leave room there. */
  readonly target?: { readonly value: number; readonly label: string; readonly isLabelOnLine?: boolean };
  /** Highlighted positions; a label is drawn next to its mark. `open`: in the future. */
  readonly milestones?: readonly Milestone[];
  /** Ticks only at integers, if the axis has integer labels. */
  readonly isWhole?: boolean;
  /** Ends of the scale, such as 0 and 100 of a score; the axis stops there. */
  readonly scale?: readonly [number, number];
  /** A normal range, drawn behind everything. */
  readonly normal?: { readonly low: number; readonly high: number };
  readonly heightPx?: number;
  /** A day on the axis (short), and in text (long). */
  readonly formatX: (date: string) => string;
  readonly formatDay: (date: string) => string;
  readonly formatY: (y: number) => string;
}

/** The axis counts milliseconds; a day is at midnight UTC of its date. */
const dateAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Bars, lines and bands over days, with axes, target, crosshair, a sentence and a table. */
export function Chart(props: ChartProps) {
  const { label, unit, summary, dates, layers, formatDay, formatY } = props;
  return (
    <ChartOrTable
      name={label}
      summary={summary}
      chart={<ChartPlot {...props} />}
      table={() => (
        <RowsTable
          caption={`${label}, ${unit}`}
          head={['Day', ...layers.map((layer) => layer.label)]}
          rows={dates.map((date, index) => [
            formatDay(date),
            ...layers.map((layer) => withoutLabel(readLayer(layer, index, formatY), layer.label)),
          ])}
        />
      )}
    />
  );
}

const UNBOUNDED = [-Infinity, Infinity] as const;

/** Room for half a dot beyond the values. */
const DOT_ROOM = 0.04;

function padded(
  [least = 0, most = 1]: readonly [number, number] | readonly [undefined, undefined],
  layers: ChartProps['layers'],
  [lowest, highest]: readonly [number, number],
): readonly [number, number] {
  const room = layers.some(({ kind }) => kind === 'points') ? DOT_ROOM * (most - least) : 0;
  // An axis of amounts doesn't start below zero.
  const low = least >= 0 ? Math.max(0, least - room) : least - room;
  return [
    least < lowest ? low : Math.max(low, lowest),
    most > highest ? most + room : Math.min(most + room, highest),
  ];
}

function scalesOf(
  { layers, target, normal, formatY, isWhole = false, scale = UNBOUNDED }: ChartProps,
  x: readonly number[],
  widthPx: number,
  heightPx: number,
) {
  const figures = [
    ...layers.flatMap(extentOf),
    ...(target ? [target.value] : []),
    ...(normal ? [normal.low, normal.high] : []),
  ];
  const [least = 0, most = 1] = padded(extent(figures), layers, scale);
  const [from = 0, to = 0] = extent(x);
  const halfStep = x.length > 1 ? (to - from) / (x.length - 1) / 2 : 1;
  const yScale = scaleLinear(valueDomain(least, most, isWhole, scale), [
    heightPx - MARGIN.bottom,
    MARGIN.top,
  ]);
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

function ChartPlot(props: ChartProps) {
  const { label, unit, dates, layers, target, normal, heightPx = USUAL_HEIGHT_PX } = props;
  const { formatX, formatDay, formatY, milestones = [] } = props;
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
    <Plot
      sizeRef={ref}
      label={`${label}, ${unit}. Use the arrow keys to read each day.`}
      {...{ heightPx, handlers, reading }}
      readingPlace={beside(pointed, width, left)}
    >
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
          {milestones.map((milestone) => (
            <MilestoneMark
              key={milestone.date}
              {...milestone}
              x={xScale(Date.parse(milestone.date))}
              y={yScale(milestone.value)}
              rightPx={frame.right}
            />
          ))}
          <CrosshairLine at={pointed} top={MARGIN.top} bottom={frame.bottom} />
        </>
      )}
    </Plot>
  );
}

function TargetLine({
  label,
  isLabelOnLine = false,
  y,
  frame,
}: {
  readonly label: string;
  readonly isLabelOnLine?: boolean;
  readonly y: number;
  readonly frame: Frame;
}) {
  return (
    <>
      <line className={classes.target} x1={frame.left} x2={frame.right} y1={y} y2={y} />
      <text
        {...(isLabelOnLine ? { x: frame.left + 4, y: y - 8 } : { x: frame.right, y: 10, textAnchor: 'end' })}
      >
        {label}
      </text>
    </>
  );
}

function MilestoneMark({
  color,
  label,
  isLabelBelow = false,
  isOpen = false,
  x,
  y,
  rightPx,
}: Omit<Milestone, 'date' | 'value'> & {
  readonly x: number;
  readonly y: number;
  readonly rightPx: number;
}) {
  const isAtEnd = x + 10 + LABEL.character * (label?.length ?? 0) > rightPx;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={isOpen ? 5.5 : 5}
        fill={isOpen ? 'var(--card)' : colorOf(color)}
        stroke={isOpen ? colorOf(color) : 'var(--card)'}
        strokeWidth={2}
      />
      {label !== undefined && (
        <text
          x={isAtEnd ? rightPx : x + 10}
          y={y + (isLabelBelow ? 18 : isAtEnd ? -12 : -8)}
          textAnchor={isAtEnd ? 'end' : 'start'}
          className={classes.milestone}
        >
          {label}
        </text>
      )}
    </>
  );
}
