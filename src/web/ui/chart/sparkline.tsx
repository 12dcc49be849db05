import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import classes from './sparkline.module.css';

const WIDTH = 140;
const HEIGHT = 34;

type Scale = (value: number) => number;

const trace = (x: Scale, y: Scale) =>
  line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));

interface SparklineProps {
  readonly values: readonly (number | undefined)[];
  /** Where each value stands on the time axis; evenly spaced if absent. */
  readonly times?: readonly number[] | undefined;
  readonly color: DataColor;
  readonly target?: number | undefined;
  /** A paler second line, such as the diastolic blood pressure. */
  readonly second?: readonly (number | undefined)[];
  /** The recommended range, shaded. */
  readonly band?: readonly [low: number, high: number] | undefined;
  /** Bars from zero, for amounts that add up. */
  readonly areBars?: boolean;
  /** The line in words: "14 days, between 62 and 118 g". */
  readonly label: string;
}

interface BarsProps {
  readonly values: readonly (number | undefined)[];
  readonly y: Scale;
  readonly fill: string;
  /** The latest known day, which stands out. */
  readonly last: number;
}

function Bars({ values, y, fill, last }: BarsProps) {
  const step = WIDTH / Math.max(1, values.length);
  return values.map((value = 0, day) => (
    <rect
      // The days of a tile stay in order.
      key={day}
      {...{ fill }}
      opacity={day === last ? 1 : 0.45}
      x={day * step + step * 0.15}
      width={step * 0.7}
      y={y(value)}
      height={HEIGHT - 3 - y(value)}
      rx={1.5}
    />
  ));
}

const UNSCALED = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** A small line or row of bars next to a figure; unknown days are gaps, and without a known day there is no range or target either. */
export function Sparkline({
  values,
  times = values.map((_, index) => index),
  color,
  target,
  second = [],
  band,
  areBars = false,
  label,
}: SparklineProps) {
  const shown = [...values, ...second, target, ...(band ?? []), areBars ? 0 : undefined];
  const [least = 0, most = 1] = extent(shown.filter((value) => value !== undefined));
  const [start = 0, end = 0] = extent(times);
  const place = scaleLinear([start, Math.max(start + 1, end)], [2, WIDTH - 2]);
  const x = (index: number): number => place(times[index] ?? start);
  const isFlat = most === least;
  // Equal values are in the middle; bars still stand on the baseline.
  const y = scaleLinear([isFlat && !areBars ? least - 1 : least, isFlat ? least + 1 : most], [HEIGHT - 3, 3]);
  const pathOf = (line: readonly (number | undefined)[]): string => trace(x, y)([...line]) ?? '';
  const last = values.findLastIndex((value) => value !== undefined);
  const stroke = colorOf(color);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classes.spark}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {band && last >= 0 && (
        <rect
          fill={stroke}
          opacity={0.12}
          x={0}
          width={WIDTH}
          y={y(band[1])}
          height={y(band[0]) - y(band[1])}
        />
      )}
      {target !== undefined && last >= 0 && (
        <line className={classes.target} x1={0} x2={WIDTH} y1={y(target)} y2={y(target)} {...UNSCALED} />
      )}
      {areBars ? (
        <Bars {...{ values, y }} fill={stroke} last={last} />
      ) : (
        <g stroke={stroke} strokeLinejoin="round" strokeLinecap="round">
          <path d={pathOf(values)} strokeWidth={1.75} {...UNSCALED} />
          {last >= 0 && <path d={`M${x(last)} ${y(values[last] ?? 0)}h0`} strokeWidth={5} {...UNSCALED} />}
          <path d={pathOf(second)} strokeWidth={1.75} opacity={0.55} {...UNSCALED} />
        </g>
      )}
    </svg>
  );
}
