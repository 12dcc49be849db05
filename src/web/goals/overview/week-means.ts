import type { Sleep } from '#contract/sleep.ts';
import type { WaterDay } from '#contract/water.ts';
import { countedKcal } from '#domain/meals/day/day-state.ts';
import type { DaySummary } from '#domain/meals/day/day-summaries.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { asleepMinutes } from '#domain/sleep/sleep-times.ts';

/** Average of the week so far and its number of days; undefined if no day counts. */
interface WeekMean {
  readonly mean: number | undefined;
  readonly days: number;
}

const weekMean = (values: readonly number[]): WeekMean => ({ mean: meanOf(values), days: values.length });

/** Energy of fully logged days; today counts once its member marks it complete. */
export const weekEnergy = (days: readonly DaySummary[], today: string): WeekMean =>
  weekMean(
    days
      .map((day) => countedKcal({ ...day, energyKcal: day.total?.energyKcal?.value }, today))
      .filter((kcal) => kcal !== undefined),
  );

/** Water of the days before today; today isn't over. */
export const weekWater = (days: readonly WaterDay[], today: string): WeekMean =>
  weekMean(days.flatMap(({ date, waterMl }) => (date < today ? [waterMl] : [])));

/** Minutes asleep per day, naps included, for days with a logged night. */
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

/** @param one unit of the count: "complete day", "night" */
export const weekMeanText = (
  { mean, days }: WeekMean,
  one: string,
  say: (mean: number) => string,
): string | undefined =>
  mean === undefined
    ? undefined
    : `This week so far: ${say(mean)} on average, over ${days} ${one}${days === 1 ? '' : 's'}.`;
