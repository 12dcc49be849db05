import { useElementSize } from '@mantine/hooks';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { memo, useMemo } from 'react';
import { area } from 'd3-shape';
import { colorOf } from '#web/ui/theme/colors.ts';
import { TimeAxes, type TimeMark, type TimeTick } from './axes.tsx';
import { USUAL_HEIGHT_PX } from './chart-frame.tsx';
import { ChartOrTable } from './chart-or-table.tsx';
import { beside, CrosshairLine, Plot } from './plot.tsx';
import { RowsTable, type TableRows } from './rows-table.tsx';
import { extentOfLayers, type TimeLayer } from './time-layers.ts';
import { useCrosshair } from './use-crosshair.ts';
import { tracePath } from './trace-path.ts';

interface TimeMarksProps {
  readonly layer: TimeLayer;
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
}

const POINT_PX = 4;
/** Two weeks take only a few presses. */
const STRIDE_PX = 8;

/** Known positions of a band, in order. */
function bandPath(layer: TimeLayer & { kind: 'band' }, { xScale, yScale }: TimeMarksProps): string {
  const { x, low, high } = layer;
  const known = (index: number): boolean => (low[index] ?? Number.NaN) <= (high[index] ?? Number.NaN);
  return (
    area<number>()
      .defined(known)
      .x((index) => xScale(x[index] ?? 0))
      .y0((index) => yScale(low[index] ?? 0))
      .y1((index) => yScale(high[index] ?? 0))(Array.from({ length: x.length }, (_, index) => index)) ?? ''
  );
}

/** A layer of a time chart as SVG: one path, however many points it has; single measurements as dots. */
function TimeMarks(props: TimeMarksProps) {
  const { layer, xScale, yScale } = props;
  const color = colorOf(layer.color);
  if (layer.kind === 'band') return <path d={bandPath(layer, props)} fill={color} opacity={0.2} />;
  if (layer.kind === 'points')
    return (
      <g fill={color} stroke="var(--card)" strokeWidth={1.5}>
        {Array.from({ length: layer.x.length }, (_, index) => (
          // Two readings of one moment are two dots, distinguished only by position.
          <circle
            key={index}
            cx={xScale(layer.x[index] ?? 0)}
            cy={yScale(layer.y[index] ?? 0)}
            r={POINT_PX}
          />
        ))}
      </g>
    );
  const { x, y, mostGap, tone = 'plain' } = layer;
  return (
    <path
      d={tracePath({ x, y, mostGap, toX: xScale, toY: yScale })}
      fill="none"
      stroke={color}
      strokeWidth={tone === 'faint' ? 1.25 : 2}
      opacity={tone === 'faint' ? 0.35 : 1}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

const MARGIN = { top: 30, right: 6, bottom: 22, left: 40 };
const NO_MARKS: readonly TimeMark[] = [];

interface PictureProps {
  /** Unit of the axis: "mg/dL". */
  readonly unit: string;
  /** First and last position of the axis, in the unit of the layers' x. */
  readonly span: readonly [number, number];
  readonly layers: readonly TimeLayer[];
  /** A normal range, drawn behind everything; always in the picture. */
  readonly normal?: { readonly low: number; readonly high: number; readonly label: string };
  /** Minimum range of the axis, so that a quiet day doesn't look dramatic. */
  readonly reach?: readonly [number, number];
  /** Annotated moments, oldest first. */
  readonly marks?: readonly TimeMark[];
  /** Labels for an axis of this width, px. */
  readonly ticks: (widthPx: number) => readonly TimeTick[];
  readonly formatY: (y: number) => string;
  readonly heightPx?: number;
}

interface TimeChartProps extends PictureProps {
  readonly label: string;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  /** Readings the crosshair can select, ascending, with their texts. Keep the object stable while the data doesn't change. */
  readonly readings: { readonly x: ArrayLike<number>; readonly say: (index: number) => string };
  /** The chart as rows; computed on demand. */
  readonly rows: () => TableRows;
}

/** Lines, dots and bands over a time axis, with axes, normal range, marked moments, crosshair, a sentence and a table. */
export function TimeChart(props: TimeChartProps) {
  const { label, unit, summary, rows } = props;
  return (
    <ChartOrTable
      name={label}
      summary={summary}
      chart={<TimePlot {...props} />}
      table={() => <RowsTable caption={`${label}, ${unit}`} {...rows()} />}
    />
  );
}

function useScales({ layers, normal, reach, span }: PictureProps, widthPx: number, heightPx: number) {
  return useMemo(() => {
    const figures = [
      ...(extentOfLayers(layers) ?? []),
      ...(normal ? [normal.low, normal.high] : []),
      ...(reach ?? []),
    ];
    const [least, most] = figures.length > 0 ? [Math.min(...figures), Math.max(...figures)] : [0, 1];
    return {
      xScale: scaleLinear([...span], [MARGIN.left, Math.max(MARGIN.left, widthPx - MARGIN.right)]),
      yScale: scaleLinear(
        [least, most === least ? least + 1 : most],
        [heightPx - MARGIN.bottom, MARGIN.top],
      ).nice(5),
    };
  }, [layers, normal, reach, span, widthPx, heightPx]);
}

/** Axes and marks, separate from the crosshair so that pointing at a reading doesn't redraw thousands of points. */
const Picture = memo(function Picture(props: PictureProps & { readonly widthPx: number }) {
  const {
    unit,
    layers,
    normal,
    marks = NO_MARKS,
    ticks,
    formatY,
    heightPx = USUAL_HEIGHT_PX,
    widthPx,
  } = props;
  const { xScale, yScale } = useScales(props, widthPx, heightPx);
  const frame = { left: MARGIN.left, right: widthPx - MARGIN.right, bottom: heightPx - MARGIN.bottom };
  return (
    <>
      <TimeAxes
        {...{ unit, xScale, yScale, frame, normal, marks, formatY }}
        ticks={ticks(frame.right - frame.left)}
      />
      {layers.map((layer) => (
        <TimeMarks key={layer.label} {...{ layer, xScale, yScale }} />
      ))}
    </>
  );
});

function TimePlot(props: TimeChartProps) {
  const { label, unit, span, readings, heightPx = USUAL_HEIGHT_PX } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const pixels = useMemo(() => {
    const xScale = scaleLinear([...span], [MARGIN.left, width - MARGIN.right]);
    return Float64Array.from(readings.x, (at) => xScale(at));
  }, [readings, span, width]);
  const { index, handlers } = useCrosshair(pixels, { stridePx: STRIDE_PX });
  const pointed = index === undefined ? undefined : pixels[index];
  const reading = index === undefined ? '' : readings.say(index);
  return (
    <Plot
      sizeRef={ref}
      label={`${label}, ${unit}. Use the arrow keys to move through time, or Shift and arrow keys for single readings.`}
      {...{ heightPx, handlers, reading }}
      readingPlace={beside(pointed, width, MARGIN.left)}
    >
      {width > 0 && <Picture {...props} widthPx={width} />}
      <CrosshairLine at={pointed} top={MARGIN.top} bottom={heightPx - MARGIN.bottom} />
    </Plot>
  );
}
