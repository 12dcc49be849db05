import { localDayBounds } from '#domain/time/local-date.ts';
import { simulateBody, type SimulatedBody } from './simulate-body.ts';
import { simulateDrinks, type SimulatedDrink } from './simulate-drinks.ts';
import { simulateGlucose, type EatenCarbs } from './simulate-glucose.ts';
import { simulateMind, type SimulatedMind } from './simulate-mind.ts';

/** What was eaten on a day, logged or not. */
export interface EatenDay {
  readonly energyKcal: number;
  readonly meals: readonly EatenCarbs[];
}

/** A day of the simulated member's life, of which trackers see a part. */
export interface SimulatedDay {
  readonly date: string;
  readonly mind: SimulatedMind;
  readonly body: SimulatedBody;
  readonly drinks: readonly SimulatedDrink[];
  readonly glucose: readonly { readonly atMs: number; readonly glucoseMgdl: number }[];
  readonly eaten: EatenDay;
  /** Last food of the day before and first of this day: between them lies the night's fast, ms. */
  readonly fast: { readonly fromMs: number; readonly toMs: number } | undefined;
}

const DINNER_LASTS_MS = 25 * 60_000;

function fastBetween(before: EatenDay | undefined, eaten: EatenDay): SimulatedDay['fast'] {
  const last = before?.meals.at(-1);
  const first = eaten.meals[0];
  return last && first ? { fromMs: last.atMs + DINNER_LASTS_MS, toMs: first.atMs } : undefined;
}

/**
 * Lives through the days one after another: weight follows what was eaten, sleep the stress of the day before, glucose the meals,
 * the night and the stress. The same dates give the same life.
 * @param dates local days, in order
 */
export function simulateDays(
  dates: readonly string[],
  timeZone: string,
  eatenOn: (date: string) => EatenDay,
): readonly SimulatedDay[] {
  const days: SimulatedDay[] = [];
  for (const date of dates) {
    const before = days.at(-1);
    const eaten = eatenOn(date);
    const mind = simulateMind(date, before?.mind);
    days.push({
      date,
      mind,
      eaten,
      body: simulateBody(date, before?.body, before?.eaten.energyKcal ?? 0),
      drinks: simulateDrinks(date, mind.outOfBedMinute),
      glucose: simulateGlucose({
        date,
        ...localDayBounds(date, timeZone),
        eaten: [...(before?.eaten.meals ?? []), ...eaten.meals],
        asleepHours: mind.asleepHours,
        stress: mind.stress,
      }),
      fast: fastBetween(before?.eaten, eaten),
    });
  }
  return days;
}
