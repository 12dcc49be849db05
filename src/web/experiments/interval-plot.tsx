import { scaleLinear } from 'd3-scale';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { figureAxis, shortTick } from '#domain/reports/figure-axis.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { changeText } from '#domain/reports/report-words.ts';
import classes from './experiments.module.css';

const WIDTH = 360;
const HEIGHT = 92;
const ROW = 46;

interface IntervalPlotProps {
  readonly idea: Idea;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly units: ReportUnits;
}

/** The difference as a dot with its interval, relative to zero. */
export function IntervalPlot({ idea, difference, low, high, units }: IntervalPlotProps) {
  const shape = findMetric(idea.outcome) ?? { unit: 'count', decimals: 0 };
  const reach = 0.25 * (Math.max(high, 0) - Math.min(low, 0));
  // Round ticks in the displayed unit.
  const one = figureAxis(shape, 4 * reach, units).at(1);
  const x = scaleLinear(
    [one * (Math.min(low, 0) - reach), one * (Math.max(high, 0) + reach)],
    [36, WIDTH - 36],
  ).nice(4);
  const at = (value: number): number => x(one * value);
  return (
    <svg className={classes.interval} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {x.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? classes.zero : classes.grid}
            x1={x(tick)}
            x2={x(tick)}
            y1={14}
            y2={70}
          />
          <text x={x(tick)} y={HEIGHT - 4} textAnchor="middle">
            {tick === 0 ? '0' : shortTick(changeText(tick / one, shape, units))}
          </text>
        </g>
      ))}
      <line className={classes.whisker} x1={at(low)} x2={at(high)} y1={ROW} y2={ROW} />
      <circle className={classes.changedDot} cx={at(difference)} cy={ROW} r={8} />
      <text className={classes.label} x={at(difference)} y={ROW - 16} textAnchor="middle">
        {changeText(difference, shape, units)}
      </text>
    </svg>
  );
}
