import type { ScaleLinear } from 'd3-scale';
import { calendarTicks } from './calendar-ticks.ts';
import classes from './chart.module.css';

/** The room of a plot within its picture, px. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

interface AxesProps {
  readonly unit: string;
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  readonly yTicks: readonly number[];
  readonly frame: Frame;
  /** First and last day. */
  readonly span: readonly [number, number];
  readonly normal: { readonly low: number; readonly high: number } | undefined;
  readonly formatX: (x: number) => string;
  readonly formatY: (y: number) => string;
}

/** Grid, labels, unit and the band of the normal range: everything behind the marks. */
export function Axes({ unit, xScale, yScale, yTicks, frame, span, normal, formatX, formatY }: AxesProps) {
  const { left, right, bottom } = frame;
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
      {calendarTicks(span[0], span[1], xScale(span[1]) - xScale(span[0])).map((tick) => (
        <text key={tick} x={xScale(tick)} y={bottom + 18} textAnchor="middle">
          {formatX(tick)}
        </text>
      ))}
    </>
  );
}
