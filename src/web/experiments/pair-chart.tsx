import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import type { Experiment } from '#contract/experiments.ts';
import { outcomeText } from '#domain/experiments/experiment-words.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { figureAxis, shortTick } from '#domain/reports/figure-axis.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { countText } from '#web/lib/format.ts';
import { ChartOrTable } from '#web/ui/chart/chart-or-table.tsx';
import { RowsTable } from '#web/ui/chart/rows-table.tsx';
import classes from './experiments.module.css';

type Result = NonNullable<Experiment['result']>;

const HEIGHT_PX = 190;
const MARGIN = { top: 12, right: 12, bottom: 26, left: 56 };
const DOT_PX = 5;

interface PairChartProps {
  readonly result: Result;
  readonly idea: Idea;
  readonly units: ReportUnits;
}

function Picture({ result, idea, units }: PairChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const values = result.pairs.flatMap(({ changed, usual }) => [changed.mean ?? [], usual.mean ?? []].flat());
  const shape = findMetric(idea.outcome) ?? { unit: 'count', decimals: 0 };
  const axis = figureAxis(shape, values[0] ?? 0, units);
  const places = values.map(axis.at);
  const y = scaleLinear(
    [Math.min(...places), Math.max(...places)],
    [HEIGHT_PX - MARGIN.bottom, MARGIN.top],
  ).nice(4);
  const step = (width - MARGIN.left - MARGIN.right) / Math.max(1, result.pairs.length);
  const at = (mean: number): number => y(axis.at(mean));
  return (
    <div ref={ref} style={{ height: HEIGHT_PX }}>
      {width > 0 && (
        <svg className={classes.plot} width="100%" height={HEIGHT_PX} aria-hidden>
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line
                className={classes.grid}
                x1={MARGIN.left}
                x2={width - MARGIN.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end">
                {shortTick(axis.say(tick))}
              </text>
            </g>
          ))}
          {result.pairs.map(({ pair, changed, usual }) => {
            const x = MARGIN.left + step * (pair + 0.5);
            return (
              <g key={pair}>
                {changed.mean !== null && usual.mean !== null && (
                  <line className={classes.link} x1={x} x2={x} y1={at(changed.mean)} y2={at(usual.mean)} />
                )}
                {usual.mean !== null && (
                  <circle className={classes.usualDot} cx={x} cy={at(usual.mean)} r={DOT_PX} />
                )}
                {changed.mean !== null && (
                  <circle className={classes.changedDot} cx={x} cy={at(changed.mean)} r={DOT_PX} />
                )}
                <text x={x} y={HEIGHT_PX - 6} textAnchor="middle">
                  {pair + 1}
                </text>
              </g>
            );
          })}
          <text x={MARGIN.left - 8} y={HEIGHT_PX - 6} textAnchor="end">
            Pair
          </text>
        </svg>
      )}
    </div>
  );
}

/** "You slept longer after early dinners in 6 of 7 pairs." */
function summaryOf({ pairs }: Result, { more, after }: Idea): string {
  const complete = pairs.filter(({ changed, usual }) => changed.mean !== null && usual.mean !== null);
  const higher = complete.filter(({ changed, usual }) => (changed.mean ?? 0) > (usual.mean ?? 0)).length;
  return `${more.replace('{} ', '')} ${after} in ${higher} of ${countText(complete.length, 'pair')}.`;
}

/** Averages of both conditions in each pair, connected by a line. */
export function PairChart(props: PairChartProps) {
  const { result, idea, units } = props;
  const say = (mean: number | null): string => (mean === null ? 'None' : outcomeText(idea, mean, units));
  return (
    <ChartOrTable
      name={idea.outcomeName}
      summary={summaryOf(result, idea)}
      chart={<Picture {...props} />}
      table={() => (
        <RowsTable
          caption={`${idea.outcomeName} in each pair`}
          head={['Pair', idea.name, idea.usualName]}
          rows={result.pairs.map(({ pair, changed, usual }) => [
            String(pair + 1),
            say(changed.mean),
            say(usual.mean),
          ])}
        />
      )}
    />
  );
}
