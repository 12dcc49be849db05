import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { colorOf, type DataColor } from '#web/ui/colors.ts';
import classes from './sparkline.module.css';

const WIDTH = 140;
const HEIGHT = 34;

interface SparklineProps {
  readonly values: readonly (number | undefined)[];
  readonly color: DataColor;
  readonly target?: number | undefined;
  /** The line in words: "14 days, between 62 and 118 g". */
  readonly label: string;
}

/** A small line next to a figure; unknown days are gaps. */
export function Sparkline({ values, color, target, label }: SparklineProps) {
  const known = values.filter((value) => value !== undefined);
  const [least = 0, most = 1] = extent(target === undefined ? known : [...known, target]);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [2, WIDTH - 2]);
  const y = scaleLinear([least, most === least ? least + 1 : most], [HEIGHT - 3, 3]);
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))([...values]);
  const last = values.findLastIndex((value) => value !== undefined);
  const unscaled = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classes.spark}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {target !== undefined && (
        <line className={classes.target} x1={0} x2={WIDTH} y1={y(target)} y2={y(target)} {...unscaled} />
      )}
      <g stroke={colorOf(color)} strokeLinejoin="round" strokeLinecap="round">
        <path d={path ?? ''} strokeWidth={1.75} {...unscaled} />
        {last >= 0 && <path d={`M${x(last)} ${y(values[last] ?? 0)}h0`} strokeWidth={5} {...unscaled} />}
      </g>
    </svg>
  );
}
