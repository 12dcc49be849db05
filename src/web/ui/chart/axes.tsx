import type { ScaleLinear } from 'd3-scale';
import { calendarTicks } from './calendar-ticks.ts';
import classes from './chart.module.css';

/** Margins of a plot within its picture, px. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface ValueAxisProps {
  readonly unit: string;
  readonly yScale: ScaleLinear<number, number>;
  readonly yTicks: readonly number[];
  readonly frame: Frame;
  readonly normal: { readonly low: number; readonly high: number } | undefined;
  readonly formatY: (y: number) => string;
}

/** Unit, grid and labels of the values, and the band of the normal range: behind everything else. */
function ValueAxis({ unit, yScale, yTicks, frame: { left, right }, normal, formatY }: ValueAxisProps) {
  return (
    <>
      <text x={0} y={10}>
        {unit}
      </text>
      {normal && (
        <rect
          x={left}
          width={right - left}
          y={yScale(normal.high)}
          height={yScale(normal.low) - yScale(normal.high)}
          fill="var(--accent-wash)"
        />
      )}
      {yTicks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={left} x2={right} y1={yScale(tick)} y2={yScale(tick)} />
          <text x={left - 8} y={yScale(tick) + 4} textAnchor="end">
            {formatY(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

interface AxesProps extends ValueAxisProps {
  readonly xScale: ScaleLinear<number, number>;
  /** First and last day. */
  readonly span: readonly [number, number];
  readonly formatX: (x: number) => string;
}

/** Grid, labels, unit and the band of the normal range: everything behind the marks. */
export function Axes({ xScale, span, formatX, ...values }: AxesProps) {
  return (
    <>
      <ValueAxis {...values} />
      {calendarTicks(span[0], span[1], xScale(span[1]) - xScale(span[0])).map((tick) => (
        <text key={tick} x={xScale(tick)} y={values.frame.bottom + 18} textAnchor="middle">
          {formatX(tick)}
        </text>
      ))}
    </>
  );
}

/** A labeled position of a time axis. */
export interface TimeTick {
  readonly at: number;
  readonly text: string;
}

/** Something that happened at a moment, such as a meal. */
export interface TimeMark {
  readonly at: number;
  readonly label: string;
}

interface TimeAxesProps extends Omit<ValueAxisProps, 'yTicks' | 'normal'> {
  readonly xScale: ScaleLinear<number, number>;
  readonly normal: { readonly low: number; readonly high: number; readonly label: string } | undefined;
  readonly ticks: readonly TimeTick[];
  readonly marks: readonly TimeMark[];
}

/** Grid, labels, unit, normal band and marked moments: everything behind the lines of a time chart. */
export function TimeAxes({ xScale, ticks, marks, ...values }: TimeAxesProps) {
  const { frame, yScale, normal } = values;
  const { left, right, bottom } = frame;
  const top = yScale.range()[1] ?? 0;
  return (
    <>
      <ValueAxis {...values} yTicks={yScale.ticks(5)} />
      {normal && (
        <text x={right} y={10} textAnchor="end">
          {normal.label}
        </text>
      )}
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line className={classes.grid} x1={xScale(at)} x2={xScale(at)} y1={top} y2={bottom} />
          <text x={xScale(at)} y={bottom + 18} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {marks
        .filter(({ at }) => xScale(at) >= left && xScale(at) <= right)
        .map(({ at }) => (
          <path key={at} className={classes.mark} d={`M${xScale(at)} ${top}V${bottom}m-4 0l4 -7l4 7z`} />
        ))}
    </>
  );
}
