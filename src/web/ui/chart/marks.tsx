import type { ScaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { colorOf } from '#web/ui/colors.ts';
import type { Layer } from './layers.ts';

interface SpansProps {
  readonly layer: Layer & { kind: 'band' | 'span' | 'faintSpan' };
  readonly x: readonly number[];
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  /** Width of one bar, px. */
  readonly barPx: number;
}

/** Bars that float between two figures. */
function Spans({ layer, x, xScale, yScale, barPx }: SpansProps) {
  return (
    <g fill={colorOf(layer.color)} opacity={layer.kind === 'faintSpan' ? 0.45 : 1}>
      {layer.values.map(
        (span, index) =>
          span && (
            <rect
              key={x[index]}
              x={xScale(x[index] ?? 0) - barPx / 2}
              width={barPx}
              rx={Math.min(4, barPx / 3)}
              y={yScale(span.high)}
              height={Math.max(1, yScale(span.low) - yScale(span.high))}
            />
          ),
      )}
    </g>
  );
}

interface MarksProps {
  readonly layer: Layer;
  readonly x: readonly number[];
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  /** Width of one bar, px. */
  readonly barPx: number;
}

function Bars({
  layer,
  x,
  xScale,
  yScale,
  barPx,
}: MarksProps & { readonly layer: Layer & { kind: 'bars' } }) {
  return (
    <g fill={colorOf(layer.color)}>
      {layer.values.map((bar, index) => {
        if (!bar) return null;
        const left = xScale(x[index] ?? 0) - barPx / 2;
        const parts = [
          [0, bar.low, 1],
          [bar.low, bar.value, 0.8],
          [bar.value, bar.high, 0.36],
        ] as const;
        return (
          <g key={x[index]}>
            {parts.map(([from, to, opacity]) => (
              <rect
                key={opacity}
                x={left}
                width={barPx}
                y={yScale(to)}
                height={Math.max(0, yScale(from) - yScale(to))}
                opacity={opacity}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A layer as SVG: a line broken at gaps, points, a soft band, or bars that pale past the best value up to the upper bound. */
export function Marks(props: MarksProps) {
  const { layer, x, xScale, yScale } = props;
  const at = (index: number) => xScale(x[index] ?? 0);
  if (layer.kind === 'bars') return <Bars {...props} layer={layer} />;
  if (layer.kind === 'points')
    return (
      <g fill={colorOf(layer.color)} opacity={0.55}>
        {layer.values.map(
          (value, index) =>
            value !== undefined && <circle key={x[index]} cx={at(index)} cy={yScale(value)} r={2.5} />,
        )}
      </g>
    );
  if (layer.kind === 'line') {
    const path = line<number | undefined>()
      .defined((value) => value !== undefined)
      .x((_, index) => at(index))
      .y((value) => yScale(value ?? 0))([...layer.values]);
    return (
      <path
        d={path ?? ''}
        fill="none"
        stroke={colorOf(layer.color)}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    );
  }
  if (layer.kind === 'span' || layer.kind === 'faintSpan') return <Spans {...props} layer={layer} />;
  const path = area<(typeof layer.values)[number]>()
    .defined((value) => value !== undefined)
    .x((_, index) => at(index))
    .y0((value) => yScale(value?.low ?? 0))
    .y1((value) => yScale(value?.high ?? 0))([...layer.values]);
  return <path d={path ?? ''} fill={colorOf(layer.color)} opacity={0.2} />;
}
