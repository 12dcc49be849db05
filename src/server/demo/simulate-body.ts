import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { around, seededRandom } from './random.ts';

/** Energy of a kilogram of body mass gained or lost, kcal. */
/** Starting body mass. */
export const START_KG = 75.9;
const START_FAT_KG = 26.2;
/** Three quarters of lost mass are fat. */
const FAT_SHARE = 0.75;

/** The simulated body on the morning of a day. Masses in kg. */
export interface SimulatedBody {
  readonly massKg: number;
  readonly fatKg: number;
  /** Daily variation of a scale: water and gut contents. */
  readonly waterKg: number;
  readonly waistCm: number;
}

/** Daily expenditure, kcal: less as the body gets lighter. */
export const spentKcal = (massKg: number): number => 2190 + 21 * (massKg - START_KG);

/**
 * The next morning's body: intake against expenditure, and a scale that varies by half a kilogram.
 * @param before the previous morning; the first day starts at 75.9 kg
 * @param eatenKcal of the previous day, logged or not
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
