import { clamp } from '#domain/numbers/clamp.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { around, seededRandom } from './random.ts';

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** How the simulated member feels and sleeps on a day; minutes of the day's clock, negative ones of the evening before. */
export interface SimulatedMind {
  /** How stressed the day is, 1 to 10, not rounded. */
  readonly stress: number;
  readonly inBedMinute: number;
  readonly outOfBedMinute: number;
  readonly latencyMinutes: number;
  readonly awakeMinutes: number;
  readonly awakenings: number;
  readonly asleepHours: number;
  readonly quality: number;
  readonly rmssdMs: number;
}

/** Two weeks in nine are hard ones at work. */
const isHardWeek = (date: string): boolean => Math.floor(Date.parse(date) / (7 * DAY_MS)) % 9 < 2;

/**
 * One day after another: sleep follows the stress of the day before, and the heart follows both.
 * @param before the day before; a first day begins from a quiet one
 */
export function simulateMind(date: string, before: SimulatedMind | undefined): SimulatedMind {
  const random = seededRandom(`mind ${date}`);
  const usual = (isWeekend(date) ? 2.7 : 3.9) + (isHardWeek(date) && !isWeekend(date) ? 2.1 : 0);
  const lastStress = before?.stress ?? 3.5;
  const strain = lastStress - 3.5;
  const stress = clamp(0.35 * lastStress + 0.65 * usual + around(random, 2.4), 1, 10);
  const late = isWeekend(date) ? 50 : 0;
  const inBedMinute = Math.round(-68 + late + 5 * strain + around(random, 55));
  const outOfBedMinute = Math.round(
    (isWeekend(date) ? 488 : 402) + around(random, isWeekend(date) ? 60 : 25),
  );
  const latencyMinutes = Math.round(clamp(13 + 4 * strain + around(random, 12), 3, 90));
  const awakeMinutes = Math.round(clamp(17 + 6 * strain + around(random, 16), 2, 120));
  const asleepHours = (outOfBedMinute - inBedMinute - latencyMinutes - awakeMinutes) / 60;
  return {
    stress,
    inBedMinute,
    outOfBedMinute,
    latencyMinutes,
    awakeMinutes,
    awakenings: Math.round(clamp(awakeMinutes / 12 + around(random, 1.5), 0, 9)),
    asleepHours,
    quality: Math.round(clamp(3.8 + 0.5 * (asleepHours - 7.1) - 0.22 * strain + around(random, 1), 1, 5)),
    rmssdMs: Math.exp(3.66 - 0.05 * strain + 0.05 * (asleepHours - 7.1) + around(random, 0.22)),
  };
}
