import type { DaySummary } from '#domain/meals/day-summaries.ts';
import type { Sleep } from '#contract/sleep.ts';
import type { WaterDay } from '#contract/water.ts';
import { countedKcal } from '#domain/meals/day-state.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { asleepMinutes } from '#domain/sleep/sleep-times.ts';

/** The mean of a week so far and of how many days it is; undefined where no day counts. */
export interface WeekMean {
  readonly mean: number | undefined;
  readonly days: number;
}

const weekMean = (values: readonly number[]): WeekMean => ({ mean: meanOf(values), days: values.length });

/** Energy of the days that were logged completely, as everywhere: today counts once its eater says that it is complete. */
export const weekEnergy = (days: readonly DaySummary[], today: string): WeekMean =>
  weekMean(
    days
      .map((day) => countedKcal({ ...day, energyKcal: day.total?.energyKcal?.value }, today))
      .filter((kcal) => kcal !== undefined),
  );

/** Water of the days before today; today is still going on. */
export const weekWater = (days: readonly WaterDay[], today: string): WeekMean =>
  weekMean(days.flatMap(({ date, waterMl }) => (date < today ? [waterMl] : [])));

/** Minutes asleep a day, naps included, of the days on which a night was told. */
export function weekSleep(sleeps: readonly Sleep[]): WeekMean {
  const byDate = new Map<string, number>();
  const nights = new Set(sleeps.filter(({ isNap }) => !isNap).map(({ date }) => date));
  for (const { date, inBedAt, outOfBedAt, latencyMinutes, awakeMinutes } of sleeps) {
    const minutes = asleepMinutes({
      inBedMs: Date.parse(inBedAt),
      outOfBedMs: Date.parse(outOfBedAt),
      latencyMinutes,
      awakeMinutes,
    });
    byDate.set(date, (byDate.get(date) ?? 0) + minutes);
  }
  return weekMean([...byDate].flatMap(([date, minutes]) => (nights.has(date) ? [minutes] : [])));
}
