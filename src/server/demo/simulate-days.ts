import { localDayBounds } from '#domain/time/local-date.ts';
import { simulateBody, type SimulatedBody } from './simulate-body.ts';
import { simulateGlucose, type EatenCarbs } from './simulate-glucose.ts';
import type { DrinkKind } from '#domain/water/drink.ts';
import { around, pick, seededRandom } from './random.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { DAY_MS } from '#domain/time/spans.ts';

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** The simulated member's stress and sleep on a day, in minutes of the day; negative for the previous evening. */
interface SimulatedMind {
  /** Stress of the day, 1 to 10, not rounded. */
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

/** Two weeks in nine are stressful at work. */
const isHardWeek = (date: string): boolean => Math.floor(Date.parse(date) / (7 * DAY_MS)) % 9 < 2;

/**
 * Simulates a day: sleep follows the stress of the day before, and the heart follows both.
 * @param before the previous day; the first follows a calm one
 */
function simulateMind(date: string, before: SimulatedMind | undefined): SimulatedMind {
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

/** A drink between meals. */
interface SimulatedDrink {
  readonly minuteOfDay: number;
  readonly kind: DrinkKind;
  readonly volumeMl: number;
}

const USUAL: readonly (readonly [DrinkKind, number])[] = [
  ['water', 250],
  ['water', 330],
  ['water', 500],
  ['sparkling-water', 330],
  ['tea', 250],
  ['water', 250],
];

/** Five to nine drinks between getting up and the evening. */
function simulateDrinks(date: string, outOfBedMinute: number): readonly SimulatedDrink[] {
  const random = seededRandom(`drinks ${date}`);
  const count = 5 + Math.floor(random() * 5);
  const span = (21.5 * 60 - outOfBedMinute) / count;
  return Array.from({ length: count }, (_, index) => {
    const [kind, volumeMl] = pick(random, USUAL);
    const minuteOfDay = Math.round(outOfBedMinute + 12 + index * span + around(random, span / 3));
    return { minuteOfDay, kind, volumeMl };
  });
}

/** Intake of a day, logged or not. */
export interface EatenDay {
  readonly energyKcal: number;
  readonly meals: readonly EatenCarbs[];
}

/** A simulated day. Only part of it is tracked. */
export interface SimulatedDay {
  readonly date: string;
  readonly mind: SimulatedMind;
  readonly body: SimulatedBody;
  readonly drinks: readonly SimulatedDrink[];
  readonly glucose: readonly { readonly atMs: number; readonly glucoseMgdl: number }[];
  readonly eaten: EatenDay;
  /** Last food of the previous day and first of this day; the overnight fast is in between, ms. */
  readonly fast: { readonly fromMs: number; readonly toMs: number } | undefined;
}

const DINNER_LASTS_MS = 25 * 60_000;

function fastBetween(before: EatenDay | undefined, eaten: EatenDay): SimulatedDay['fast'] {
  const last = before?.meals.at(-1);
  const first = eaten.meals[0];
  return last && first ? { fromMs: last.atMs + DINNER_LASTS_MS, toMs: first.atMs } : undefined;
}

/**
 * Simulates consecutive days: weight follows what was eaten, sleep the stress of the day before, glucose the meals, the night and the
 * stress. The same dates give the same result.
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
