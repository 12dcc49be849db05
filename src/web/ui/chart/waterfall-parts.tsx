import type { ScaleLinear } from 'd3-scale';
import chartClasses from './chart.module.css';
import type { WaterfallRow } from './waterfall-rows.ts';
import classes from './waterfall.module.css';

/** An end of the waterfall: "Your age", 48. */
export interface End {
  readonly label: string;
  readonly value: number;
}

/** Dimensions of the plot: on phones a label is above its bar, otherwise next to it. */
export function layoutOf(widthPx: number, rowCount: number) {
  const isNarrow = widthPx < 520;
  const rowPx = isNarrow ? 46 : 34;
  const inset = isNarrow ? { left: 8, right: 8 } : { left: Math.min(230, widthPx * 0.34), right: 76 };
  const middles = Array.from({ length: rowCount }, (_, index) => index * rowPx + rowPx / 2);
  return { isNarrow, rowPx, inset, middles, bottom: rowCount * rowPx, barPx: isNarrow ? 12 : 14 };
}

export type Layout = ReturnType<typeof layoutOf>;

interface DrawnProps {
  readonly scale: ScaleLinear<number, number>;
  readonly layout: Layout;
  readonly width: number;
}

/** The axis, and the line at the start. */
export function Ground({
  scale,
  layout,
  width,
  start,
  formatTotal,
}: DrawnProps & { readonly start: End; readonly formatTotal: (value: number) => string }) {
  const { bottom, rowPx } = layout;
  const ticks = scale
    .ticks(Math.max(2, Math.floor((width - layout.inset.left) / 90)))
    .filter(Number.isInteger);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={chartClasses.grid} x1={scale(tick)} x2={scale(tick)} y1={rowPx} y2={bottom} />
          <text x={scale(tick)} y={bottom + 18} textAnchor="middle">
            {formatTotal(tick)}
          </text>
        </g>
      ))}
      <line
        className={classes.start}
        x1={scale(start.value)}
        x2={scale(start.value)}
        y1={rowPx / 2}
        y2={bottom}
      />
    </>
  );
}

/** Label on the left, value on the right: above the bar on phones, next to it otherwise. */
function Words({
  layout,
  width,
  index,
  label,
  figure,
  className,
}: Omit<DrawnProps, 'scale'> & {
  readonly index: number;
  readonly label: string;
  readonly figure: string;
  readonly className: string | undefined;
}) {
  const y = layout.isNarrow ? index * layout.rowPx + 16 : (layout.middles[index] ?? 0) + 5;
  return (
    <>
      <text className={className} x={0} y={y}>
        {label}
      </text>
      <text className={`${className ?? ''} ${classes.figure}`} x={width} y={y} textAnchor="end">
        {figure}
      </text>
    </>
  );
}

const barMiddle = (layout: Layout, index: number): number =>
  layout.isNarrow ? index * layout.rowPx + 31 : (layout.middles[index] ?? 0);

export function EndRow({
  scale,
  layout,
  width,
  end,
  index,
  tone,
  formatTotal,
}: DrawnProps & {
  readonly end: End;
  readonly index: number;
  readonly tone: 'start' | 'end';
  readonly formatTotal: (value: number) => string;
}) {
  return (
    <>
      <Words
        {...{ layout, width, index }}
        label={end.label}
        figure={formatTotal(end.value)}
        className={classes.end}
      />
      <circle
        className={tone === 'start' ? classes.startDot : classes.endDot}
        cx={scale(end.value)}
        cy={barMiddle(layout, index)}
        r={6.5}
      />
    </>
  );
}

/** A bar is always visible: smaller values have this width. */
const MIN_PX = 2;

export function StepRow({
  scale,
  layout,
  width,
  row,
  index,
  formatChange,
}: DrawnProps & {
  readonly row: WaterfallRow;
  readonly index: number;
  readonly formatChange: (change: number) => string;
}) {
  const [from, to] = [scale(row.from), scale(row.to)];
  const middle = barMiddle(layout, index);
  return (
    <>
      <Words
        {...{ layout, width, index }}
        label={row.label}
        figure={formatChange(row.change)}
        className={classes.step}
      />
      <rect
        className={row.change < 0 ? classes.less : classes.more}
        x={Math.min(from, to)}
        width={Math.max(MIN_PX, Math.abs(to - from))}
        y={middle - layout.barPx / 2}
        height={layout.barPx}
        rx={3}
      />
      <line
        className={classes.joint}
        x1={to}
        x2={to}
        y1={middle + layout.barPx / 2}
        y2={barMiddle(layout, index + 1) - layout.barPx / 2}
      />
    </>
  );
}
