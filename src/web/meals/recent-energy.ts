import { meanOf } from '#domain/numbers/statistics.ts';
import type { DaySummary } from '#domain/meals/day-summaries.ts';
import { countedKcal } from '#domain/meals/day-state.ts';
import type { Estimate } from '#domain/meals/estimate.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** Energy of the days of a range; `undefined` where nothing was logged: a gap, never a zero. */
export interface RecentEnergy {
  readonly dates: readonly string[];
  readonly energy: readonly (Estimate | undefined)[];
  /** Mean of the complete and the fasted days; undefined under three of them. */
  readonly meanKcal: number | undefined;
  readonly loggedDays: number;
  readonly completeDays: number;
}

const FEWEST_DAYS = 3;

/** Lays the answered days out over the whole range, both ends included. */
export function recentEnergy(days: readonly DaySummary[], from: string, to: string): RecentEnergy {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, offset) => addDays(from, offset));
  const byDate = new Map(days.map(({ date, total }) => [date, total?.energyKcal]));
  const energy = dates.map((date) => byDate.get(date));
  const counted = days
    .map((day) => countedKcal({ ...day, energyKcal: day.total?.energyKcal?.value }, to))
    .filter((kcal) => kcal !== undefined);
  return {
    dates,
    energy,
    meanKcal: counted.length < FEWEST_DAYS ? undefined : meanOf(counted),
    loggedDays: energy.filter((figure) => figure !== undefined).length,
    completeDays: counted.length,
  };
}
