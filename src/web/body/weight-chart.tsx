import type { Projection } from '#contract/goals/goals.ts';
import { formatDate, formatDayMonth } from '#web/lib/format.ts';
import { axisText, formatMassIn, onAxis, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { arrivalWords } from '#web/lib/member/projection.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import type { WeightSeries } from '#web/lib/member/weight-series.ts';

/** A target this far from everything else shown would flatten the weighings into a line, kg. */
const NEAR_KG = 4;

interface WeightChartProps {
  readonly series: WeightSeries;
  readonly projection: Projection | undefined;
  readonly targetMassKg: number | undefined;
  /** The trend of today, kg. */
  readonly trendKg: number;
  readonly unit: MassUnit;
  readonly today: string;
}

function sentence({ series, projection, targetMassKg, unit }: WeightChartProps): string {
  const known = series.trend.filter((value) => value !== undefined);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const say = (position: number) => `${axisText(position, unit)} ${unit === 'st' ? 'lb' : unit}`;
  const moved = known.length > 1 ? ` The trend went from ${say(first)} to ${say(last)}.` : '';
  const arrival = series.band && projection?.arrival;
  const month = arrival && arrivalWords(arrival).month;
  const leads =
    month !== undefined && targetMassKg !== undefined
      ? ` The pale band shows where your targets are taking you: ${formatMassIn(targetMassKg, unit)} in ${month}.`
      : '';
  return `Dots are weigh-ins; the line is their trend.${moved}${leads}`;
}

/** Whether today's trend, or its projection within the chart, approaches the target. */
function isNear(targetMassKg: number, { series, trendKg, unit }: WeightChartProps): boolean {
  const reach = onAxis(NEAR_KG, unit);
  const target = onAxis(targetMassKg, unit);
  const bounds = series.band?.flatMap((value) => (value ? [value.low, value.high] : [])) ?? [];
  return [onAxis(trendKg, unit), ...bounds].some((position) => Math.abs(position - target) < reach);
}

/** Weighings as points, their trend as a line, and the projection as a band. */
export function WeightChart(props: WeightChartProps) {
  const { series, targetMassKg, unit, today } = props;
  const hasTarget = targetMassKg !== undefined && isNear(targetMassKg, props);
  return (
    <LazyChart
      label="Weight"
      unit={unit}
      summary={sentence(props)}
      heightPx={260}
      dates={series.dates}
      layers={[
        ...(series.band
          ? [{ kind: 'band', label: 'Projected', color: 'weight', values: series.band } as const]
          : []),
        { kind: 'points', label: 'Weighed', color: 'weight', values: series.weighed },
        { kind: 'line', label: 'Trend', color: 'weight', values: series.trend },
      ]}
      {...(hasTarget
        ? {
            target: {
              value: onAxis(targetMassKg, unit),
              label: `Target ${formatMassIn(targetMassKg, unit)}`,
            },
          }
        : {})}
      formatX={formatDayMonth}
      formatDay={(date) => formatDate(date, today)}
      formatY={(position) => axisText(position, unit)}
    />
  );
}
