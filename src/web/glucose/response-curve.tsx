import { scaleLinear } from 'd3-scale';
import type { ResponseCurve } from '#domain/glucose/meals/meal-response.ts';
import { tracePath } from '#web/ui/chart/trace-path.ts';
import classes from './glucose.module.css';

const WIDTH = 240;
const HEIGHT = 64;
const UNSCALED = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

interface CurveProps {
  readonly response: ResponseCurve;
  /** The largest rise among the meals beside it, mg/dL: all curves have one scale. */
  readonly mostRiseMgdl: number;
}

/** What followed one meal: the line over its baseline. The figures beside it say the same. */
export function Curve({ response: { points, baselineMgdl }, mostRiseMgdl }: CurveProps) {
  const y = Float64Array.from(points, ({ glucoseMgdl }) => glucoseMgdl - baselineMgdl);
  const least = Math.min(-15, ...y);
  const toX = scaleLinear([0, points.at(-1)?.minute ?? 120], [2, WIDTH - 2]);
  const toY = scaleLinear([least, Math.max(30, mostRiseMgdl)], [HEIGHT - 3, 3]);
  const path = tracePath({
    x: Float64Array.from(points, ({ minute }) => minute),
    y,
    mostGap: 45,
    toX,
    toY,
  });
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={classes.curve} aria-hidden>
      <line className={classes.baseline} x1={0} x2={WIDTH} y1={toY(0)} y2={toY(0)} {...UNSCALED} />
      <path d={path} stroke="var(--glucose)" strokeWidth={2} strokeLinejoin="round" {...UNSCALED} />
    </svg>
  );
}
