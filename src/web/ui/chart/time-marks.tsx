import type { ScaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { colorOf } from '#web/ui/colors.ts';
import type { TimeLayer } from './time-layers.ts';
import { tracePath } from './trace-path.ts';

interface TimeMarksProps {
  readonly layer: TimeLayer;
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
}

const POINT_PX = 4;

/** Positions of a band that are known, in order. */
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
export function TimeMarks(props: TimeMarksProps) {
  const { layer, xScale, yScale } = props;
  const color = colorOf(layer.color);
  if (layer.kind === 'band') return <path d={bandPath(layer, props)} fill={color} opacity={0.2} />;
  if (layer.kind === 'points')
    return (
      <g fill={color} stroke="var(--card)" strokeWidth={1.5}>
        {Array.from({ length: layer.x.length }, (_, index) => (
          // Two measurements of one moment are two dots: only their place tells them apart.
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
