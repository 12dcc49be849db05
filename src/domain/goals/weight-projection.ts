import { ADULT_YEARS, type Body } from '#domain/account/profile.ts';
import { estimatedFatKg, clampFatKg } from './initial-fat.ts';
import type { MeasuredBody } from './resting-energy.ts';

/** Energy densities, kcal/kg, and the mass that lean tissue comes with for a mass of fat (Forbes), kg. */
const DENSITY = { fat: 9440.727, lean: 1816.444 } as const;
/** Resting energy of tissue, kcal a day for a kg. */
const UPKEEP = { fat: 3.107075, lean: 21.98853 } as const;
/** Energy of building tissue, kcal/kg. */
const BUILDING = { fat: 179.2543, lean: 229.4455 } as const;
/** Share of eaten energy that digestion takes, and share of a change that the body adapts away. */
const DIGESTION_SHARE = 0.1;
const ADAPTATION_SHARE = 0.14;
const FORBES_KG = 10.4;

/** Resting energy by the unrounded coefficients of Mifflin 1990, kcal a day, as the body weight models take it. */
export const modelRestingKcal = ({ sex, massKg, heightCm, ageYears }: Body): number =>
  9.99 * massKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'male' ? 5 : -161);

/** Energy of activity, kcal a day for a kg of body. @param activityRatio expenditure by resting energy */
const activityKcalPerKg = (body: Body, activityRatio: number): number =>
  (((1 - DIGESTION_SHARE) * activityRatio - 1) * modelRestingKcal(body)) / body.massKg;

/** How far from the projected change the real one may lie. */
const BAND = 0.15;
/** What everybody's body does on the whole, where nothing closer can be said. Hall and Chow, Am J Clin Nutr 2011;94:66–74. */
const GENERIC = { kcalPerKg: 9100, kcalPerKgAndDay: 22 } as const;
/** Activity ratios outside of this are errors of the expenditure, not lives. */
const ACTIVITY_RATIO = { least: 1.2, most: 2.5 } as const;

/** How a body answers a lasting change of intake. */
export interface MassResponse {
  readonly model: 'personal' | 'generic';
  /** Energy of a kg of change, kcal. */
  readonly kcalPerKg: number;
  /** How much a kg of change takes off expenditure, kcal a day. */
  readonly kcalPerKgAndDay: number;
}

/** A projected mass with its band, kg. */
export interface ProjectedMass {
  readonly massKg: number;
  readonly lowKg: number;
  readonly highKg: number;
}

/**
 * How a body answers a lasting change of intake: the linearised model of body weight dynamics. Expenditure falls as mass does, so the
 * same deficit takes off less and less; 7,700 kcal a kilogram would promise 24 % too much after 12 weeks and 80 % after a year.
 * Source: Sanghvi A et al., Am J Clin Nutr 2015;102:353–8, doi:10.3945/ajcn.115.111070.
 * @param expenditureKcal at the mass of today, kcal a day
 * @returns one figure for everybody under 18 years, for whom fat mass cannot be estimated
 */
export function massResponse(body: MeasuredBody, expenditureKcal: number): MassResponse {
  if (body.ageYears < ADULT_YEARS) return { model: 'generic', ...GENERIC };
  const fatKg =
    body.bodyFatFraction === undefined
      ? estimatedFatKg(body)
      : clampFatKg(body.massKg, body.bodyFatFraction * body.massKg);
  const ratio = Math.min(
    ACTIVITY_RATIO.most,
    Math.max(ACTIVITY_RATIO.least, expenditureKcal / modelRestingKcal(body)),
  );
  const leanPerFat = FORBES_KG / fatKg;
  const kept = 1 - DIGESTION_SHARE - ADAPTATION_SHARE;
  const upkeep = (UPKEEP.fat + leanPerFat * UPKEEP.lean) / (1 + leanPerFat);
  const density = BUILDING.fat + DENSITY.fat + leanPerFat * (BUILDING.lean + DENSITY.lean);
  return {
    model: 'personal',
    kcalPerKg: density / (kept * (1 + leanPerFat)),
    kcalPerKgAndDay: (upkeep + activityKcalPerKg(body, ratio)) / kept,
  };
}

/** Change of mass in kg after `days` of an intake that differs by `intakeChangeKcal` a day from expenditure. */
const changeAfter = (
  { kcalPerKg, kcalPerKgAndDay }: MassResponse,
  intakeChangeKcal: number,
  days: number,
): number => (intakeChangeKcal / kcalPerKgAndDay) * (1 - Math.exp((-kcalPerKgAndDay * days) / kcalPerKg));

/** The mass that `days` of an intake lead to, with a band of ±15 % of the change. The first fortnight is often faster: water. */
export function massAfter(
  massKg: number,
  response: MassResponse,
  intakeChangeKcal: number,
  days: number,
): ProjectedMass {
  const changeKg = changeAfter(response, intakeChangeKcal, days);
  const spreadKg = Math.abs(changeKg) * BAND;
  return {
    massKg: massKg + changeKg,
    lowKg: massKg + changeKg - spreadKg,
    highKg: massKg + changeKg + spreadKg,
  };
}

/** The mass in kg at which it would come to rest. */
export const settlingMassKg = (massKg: number, response: MassResponse, intakeChangeKcal: number): number =>
  massKg + intakeChangeKcal / response.kcalPerKgAndDay;

/**
 * Days until a change of mass is reached.
 * @param changeKg negative to lose
 * @returns undefined where this intake never gets there
 */
export function daysToChange(
  { kcalPerKg, kcalPerKgAndDay }: MassResponse,
  intakeChangeKcal: number,
  changeKg: number,
): number | undefined {
  if (changeKg === 0) return 0;
  if (intakeChangeKcal === 0) return undefined;
  const share = (kcalPerKgAndDay * changeKg) / intakeChangeKcal;
  if (share < 0 || share >= 1) return undefined;
  return (-kcalPerKg / kcalPerKgAndDay) * Math.log(1 - share);
}

/** Days until a change is reached: likely, and where it goes 15 % faster or slower; each undefined where it is never reached. */
export function daysToGoal(response: MassResponse, intakeChangeKcal: number, changeKg: number) {
  const at = (pace: number) => daysToChange(response, intakeChangeKcal, changeKg / pace);
  return { likely: at(1), earliest: at(1 + BAND), latest: at(1 - BAND) };
}
