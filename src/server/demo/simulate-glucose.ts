import { clamp } from '#domain/numbers/clamp.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts';
import { around, seededRandom } from './random.ts';

const STEP_MINUTES = 15;
/** A sensor is worn for two weeks; the next one has no readings in its first hour. */
const SENSOR_DAYS = 14;

/** Glucose effect of a meal. */
export interface EatenCarbs {
  readonly atMs: number;
  readonly carbsG: number;
  readonly proteinG: number;
  readonly fiberG: number;
  /** Seed: the same dish always has the same effect. */
  readonly dish: string;
}

interface GlucoseDay {
  readonly date: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Meals of this day and the previous evening. */
  readonly eaten: readonly EatenCarbs[];
  readonly asleepHours: number;
  readonly stress: number;
}

/** Peak glucose effect of a meal, mg/dL. */
function liftMgdl({ carbsG, proteinG, fiberG, dish }: EatenCarbs): number {
  const own = 0.75 + 0.5 * seededRandom(`response ${dish}`)();
  const slowed = 1 - clamp(0.006 * proteinG + 0.02 * fiberG, 0, 0.4);
  return Math.min(95, 0.92 * Math.max(0, carbsG - fiberG) * slowed * own);
}

/** Rises for about 50 minutes and fades over three hours. */
function risen(hours: number): number {
  const u = hours / 0.8;
  return u <= 0 || u > 9 ? 0 : u * Math.exp(1 - u);
}

/**
 * A day of sensor readings, every 15 minutes. Meals and, slightly, mornings raise glucose; short nights and stress raise all of it.
 * @returns instants in ms and mg/dL
 */
export function simulateGlucose({ date, startMs, endMs, eaten, asleepHours, stress }: GlucoseDay) {
  const random = seededRandom(`glucose ${date}`);
  const strain = 1 + 0.05 * clamp(7.2 - asleepHours, -1, 3) + 0.025 * (stress - 3.5);
  const lifts = eaten.map((meal) => ({ atMs: meal.atMs, mgdl: liftMgdl(meal) * strain }));
  const newSensor = Math.floor(Date.parse(date) / DAY_MS) % SENSOR_DAYS === 0;
  const readings: { atMs: number; glucoseMgdl: number }[] = [];
  let drift = 0;
  for (let atMs = startMs; atMs < endMs; atMs += STEP_MINUTES * 60_000) {
    const hour = (atMs - startMs) / HOUR_MS;
    drift = 0.8 * drift + around(random, 4);
    const dawn = 7 * Math.exp(-(((hour - 6.5) / 2) ** 2));
    const lifted = lifts.reduce((sum, { atMs: at, mgdl }) => sum + mgdl * risen((atMs - at) / HOUR_MS), 0);
    if (newSensor && hour >= 9 && hour < 10.5) continue;
    readings.push({ atMs, glucoseMgdl: Math.round(clamp((86 + dawn) * strain + lifted + drift, 55, 250)) });
  }
  return readings;
}
