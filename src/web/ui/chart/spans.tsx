import type { ScaleLinear } from 'd3-scale';
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
export function Spans({ layer, x, xScale, yScale, barPx }: SpansProps) {
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
