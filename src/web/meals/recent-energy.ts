import type { DaySummary } from '#contract/meals.ts';
import type { Estimate } from '#domain/meals/estimate.ts';
import { sumEstimates } from '#domain/meals/sum-nutrients.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** Energy of the days of a range; `undefined` where nothing was logged: a gap, never a zero. */
export interface RecentEnergy {
  readonly dates: readonly string[];
  readonly energy: readonly (Estimate | undefined)[];
  /** Mean of the logged days before the last one, which is still under way; undefined under three of them. */
  readonly meanKcal: number | undefined;
  readonly loggedDays: number;
}

const FEWEST_DAYS = 3;

/** Lays the answered days out over the whole range, both ends included. */
export function recentEnergy(days: readonly DaySummary[], from: string, to: string): RecentEnergy {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset));
  const byDate = new Map(days.map(({ date, total }) => [date, total?.energyKcal]));
  const energy = dates.map((date) => byDate.get(date));
  const past = energy.slice(0, -1).filter((figure) => figure !== undefined);
  return {
    dates,
    energy,
    meanKcal: past.length < FEWEST_DAYS ? undefined : sumEstimates(past).value / past.length,
    loggedDays: energy.filter((figure) => figure !== undefined).length,
  };
}
