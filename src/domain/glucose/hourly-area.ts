import { meanOf } from '#domain/numbers/statistics.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { GlucoseGrid } from './glucose-grid.ts';
import type { GlucoseSample } from './sample.ts';

/**
 * Area under the curve for each hour, (mg/dL·h)/h: the mean trapezium between neighbouring slots. Close to the mean of the readings,
 * with gaps weighing nothing. Source: Danne et al. 2017, doi:10.2337/dc17-1600.
 * @returns undefined where no two neighbouring slots have values
 */
export const hourlyArea = ({ series }: GlucoseGrid): number | undefined => meanTrapezium(series, 1);

/**
 * {@link hourlyArea} as iglu 4.3.0 prints it: it joins slots that are as many steps apart as the grid has days, because it hands dates
 * out to slots in turn. Only for comparison with figures that were published with it; no area under any curve.
 */
export function publishedHourlyArea(
  { series }: GlucoseGrid,
  tidy: readonly GlucoseSample[],
): number | undefined {
  const periodMs = (tidy.at(-1)?.atMs ?? 0) - (tidy[0]?.atMs ?? 0);
  return meanTrapezium(series, Math.ceil(periodMs / DAY_MS + 1));
}

function meanTrapezium(series: Float64Array, lagSlots: number): number | undefined {
  const trapezia = new Float64Array(Math.max(0, series.length - lagSlots));
  for (let slot = 0; slot < trapezia.length; slot++) {
    trapezia[slot] = ((series[slot] ?? Number.NaN) + (series[slot + lagSlots] ?? Number.NaN)) / 2;
  }
  return meanOf(trapezia);
}
