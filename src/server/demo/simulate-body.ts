import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { around, seededRandom } from './random.ts';

/** Energy of a kilogram of the body that comes or goes, kcal. */
/** What this body weighs when its tracking begins. */
export const START_KG = 75.9;
const START_FAT_KG = 26.2;
/** Of what is lost, three quarters are fat. */
const FAT_SHARE = 0.75;

/** The simulated body on the morning of a day. Masses in kg. */
export interface SimulatedBody {
  readonly massKg: number;
  readonly fatKg: number;
  /** Water and what is in the gut: what a scale adds or leaves out that morning. */
  readonly waterKg: number;
  readonly waistCm: number;
}

/** What this body spends a day, kcal: less as it gets lighter. */
export const spentKcal = (massKg: number): number => 2190 + 21 * (massKg - START_KG);

/**
 * The next morning's body: what was eaten against what was spent, and a scale that swings by half a kilogram.
 * @param before the morning before; a first day begins at 75.9 kg
 * @param eatenKcal of the day before, logged or not
 */
export function simulateBody(
  date: string,
  before: SimulatedBody | undefined,
  eatenKcal: number,
): SimulatedBody {
  const random = seededRandom(`body ${date}`);
  const changeKg = before ? (eatenKcal - spentKcal(before.massKg)) / BODY_KCAL_PER_KG : 0;
  const massKg = (before?.massKg ?? START_KG) + changeKg;
  const fatKg = (before?.fatKg ?? START_FAT_KG) + FAT_SHARE * changeKg;
  return {
    massKg,
    fatKg,
    waterKg: 0.45 * (before?.waterKg ?? 0) + around(random, 1.1),
    waistCm: 84 + 0.95 * (massKg - START_KG) + around(random, 0.8),
  };
}
