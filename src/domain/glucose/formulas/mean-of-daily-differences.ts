import type { GlucoseGrid } from '#domain/glucose/glucose-grid.ts';

/**
 * Mean of daily differences (MODD), mg/dL: average absolute change from one day to the next at the same clock time. Hours that
 * the clock skips or repeats are left out. Source: Service and Nelson 1980, doi:10.2337/diacare.3.1.58.
 * @returns undefined if no slot has a value on the day before
 */
export function meanOfDailyDifferences({ days }: GlucoseGrid): number | undefined {
  let sum = 0;
  let count = 0;
  for (let day = 1; day < days.length; day++) {
    const [before, today] = [days[day - 1]?.clockValues, days[day]?.clockValues];
    for (let slot = 0; slot < (today?.length ?? 0); slot++) {
      const difference = Math.abs((today?.[slot] ?? Number.NaN) - (before?.[slot] ?? Number.NaN));
      if (Number.isNaN(difference)) continue;
      sum += difference;
      count++;
    }
  }
  return count === 0 ? undefined : sum / count;
}
