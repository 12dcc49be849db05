import type { ScaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { colorOf } from '#web/ui/theme/colors.ts';
import classes from './chart.module.css';
import type { Layer } from './layers.ts';

interface SpansProps {
  readonly layer: Layer & { kind: 'band' | 'span' | 'faintSpan' };
  readonly x: readonly number[];
  readonly xScale: ScaleLinear<number, number>;
  readonly yScale: ScaleLinear<number, number>;
  /** Width of one bar, px. */
  readonly barPx: number;
}

/** Bars that float between two values. */
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
        const center = xScale(x[index] ?? 0);
        const cap = Math.min(3.5, barPx / 4);
        const [top, low, high] = [yScale(bar.value), yScale(bar.low), yScale(bar.high)];
        return (
          <g key={x[index]}>
            <rect
              x={center - barPx / 2}
              width={barPx}
              rx={Math.min(3, barPx / 4)}
              y={top}
              height={Math.max(0, yScale(0) - top)}
            />
            {low - high > 2 && (
              <g fill="none" strokeWidth={1.5}>
                <path
                  className={classes.inside}
                  d={`M${center} ${top}V${low}M${center - cap} ${low}h${2 * cap}`}
                />
                <path
                  stroke={colorOf(layer.color)}
                  d={`M${center} ${top}V${high}M${center - cap} ${high}h${2 * cap}`}
                />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

const DOT_PX = 5;
const CAP_PX = 3.5;
/** Half the width of a text beside a dot. */
const TEXT_PX = 16;

function Whiskers({
  layer,
  x,
  xScale,
  yScale,
}: Omit<MarksProps, 'barPx'> & { readonly layer: Layer & { kind: 'whiskers' } }) {
  const [left = 0, right = 0] = xScale.range();
  return layer.values.map((each, index) => {
    if (!each) return null;
    const center = xScale(x[index] ?? 0);
    const [middle, low, high] = [yScale(each.value), yScale(each.low), yScale(each.high)];
    // Next to the dot, on the side with more room, so that neither whisker nor line crosses it.
    const isLeft = center + DOT_PX + 2 * TEXT_PX > right && center - DOT_PX - 2 * TEXT_PX > left;
    return (
      <g key={x[index]}>
        <path
          fill="none"
          stroke={colorOf(layer.color)}
          strokeWidth={1.5}
          opacity={0.7}
          d={`M${center} ${low}V${high}M${center - CAP_PX} ${low}h${2 * CAP_PX}M${center - CAP_PX} ${high}h${2 * CAP_PX}`}
        />
        <circle
          cx={center}
          cy={middle}
          r={DOT_PX}
          fill={colorOf(layer.color)}
          stroke="var(--card)"
          strokeWidth={1.5}
        />
        {layer.texts[index] !== undefined && (
          <text
            className={classes.figure}
            x={isLeft ? center - DOT_PX - 3 : center + DOT_PX + 3}
            y={middle + (index === 0 ? -6 : 16)}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {layer.texts[index]}
          </text>
        )}
      </g>
    );
  });
}

/** A layer as SVG: a line broken at gaps, points, a soft band, or bars or dots at the estimate with a whisker for its range. */
export function Marks(props: MarksProps) {
  const { layer, x, xScale, yScale } = props;
  const at = (index: number) => xScale(x[index] ?? 0);
  if (layer.kind === 'bars') return <Bars {...props} layer={layer} />;
  if (layer.kind === 'whiskers') return <Whiskers {...props} layer={layer} />;
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
        {...(layer.tone === 'dashed'
          ? { stroke: 'var(--ink)', strokeWidth: 1.25, strokeDasharray: '3 3' }
          : { stroke: colorOf(layer.color), strokeWidth: 2 })}
        strokeLinejoin="round"
        strokeLinecap="round"
        {...(layer.tone === 'dotted' && { strokeDasharray: '0.1 6', strokeWidth: 2.5 })}
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
