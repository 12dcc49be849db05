import type { GlucoseGrid } from '#domain/glucose/glucose-grid.ts';

/**
 * Glycemic variability percentage: how much longer the trace is than a flat line, with minutes and mg/dL as its axes.
 * Up to 20 is low, up to 30 modest, up to 50 high, and very high above. Source: Peyser et al. 2018, doi:10.1089/dia.2017.0187.
 * @returns undefined if no two adjacent slots have values
 */
export function glycemicVariabilityPercentage({ series, stepMinutes }: GlucoseGrid): number | undefined {
  let length = 0;
  let steps = 0;
  for (let slot = 1; slot < series.length; slot++) {
    const change = (series[slot] ?? Number.NaN) - (series[slot - 1] ?? Number.NaN);
    if (Number.isNaN(change)) continue;
    length += Math.sqrt(stepMinutes ** 2 + change ** 2);
    steps++;
  }
  return steps === 0 ? undefined : 100 * (length / (steps * stepMinutes) - 1);
}
