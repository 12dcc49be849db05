import type { ScaleLinear } from 'd3-scale';
import type { Frame } from './axes.tsx';
import classes from './chart.module.css';

/** A labelled position of a time axis. */
export interface TimeTick {
  readonly at: number;
  readonly text: string;
}

/** Something that happened at a moment: a meal. */
export interface TimeMark {
  readonly at: number;
  readonly label: string;
}

interface TimeAxesProps {
  readonly unit: string;
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly normal: { readonly low: number; readonly high: number; readonly label: string } | undefined;
  readonly ticks: readonly TimeTick[];
  readonly marks: readonly TimeMark[];
  readonly formatY: (y: number) => string;
}

/** Grid, labels, unit, normal band and the moments that are marked: everything behind the lines of a time chart. */
export function TimeAxes({ unit, xScale, yScale, frame, normal, ticks, marks, formatY }: TimeAxesProps) {
  const { left, right, bottom } = frame;
  const top = yScale.range()[1] ?? 0;
  return (
    <>
      <text x={0} y={10}>
        {unit}
      </text>
      {normal && (
        <>
          <rect
            x={left}
            width={right - left}
            y={yScale(normal.high)}
            height={yScale(normal.low) - yScale(normal.high)}
            fill="var(--accent-wash)"
          />
          <text x={right} y={10} textAnchor="end">
            {normal.label}
          </text>
        </>
      )}
      {yScale.ticks(5).map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={left} x2={right} y1={yScale(tick)} y2={yScale(tick)} />
          <text x={left - 8} y={yScale(tick) + 4} textAnchor="end">
            {formatY(tick)}
          </text>
        </g>
      ))}
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
