import { ADULT_YEARS, type Body } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { estimatedFatKg, clampFatKg } from '#domain/goals/expenditure/initial-fat.ts';
import type { MeasuredBody } from '#domain/goals/expenditure/resting-energy.ts';

/** Energy densities, kcal/kg */
const DENSITY = { fat: 9440.727, lean: 1816.444 } as const;
/** Resting energy of tissue, kcal a day per kg */
const UPKEEP = { fat: 3.107075, lean: 21.98853 } as const;
/** Energy needed to build tissue, kcal/kg */
const BUILDING = { fat: 179.2543, lean: 229.4455 } as const;
/** Shares of a change in intake lost to digestion and to adaptation. */
const DIGESTION_SHARE = 0.1;
const ADAPTATION_SHARE = 0.14;
/** Forbes' constant for the ratio of lean to fat mass, kg */
const FORBES_KG = 10.4;

/** Resting energy by the unrounded coefficients of Mifflin 1990, kcal a day, as the model uses it. */
export const modelRestingKcal = ({ sex, massKg, heightCm, ageYears }: Body): number =>
  9.99 * massKg + 6.25 * heightCm - 4.92 * ageYears + (sex === 'male' ? 5 : -161);

/** Energy of activity, kcal a day per kg of body mass. @param activityRatio expenditure divided by resting energy */
const activityKcalPerKg = (body: Body, activityRatio: number): number =>
  (((1 - DIGESTION_SHARE) * activityRatio - 1) * modelRestingKcal(body)) / body.massKg;

/** Possible deviation from the projected change. */
const BAND = 0.15;
/** Average response, used if no personal one can be computed. Source: Hall and Chow, Am J Clin Nutr 2011;94:66–74. */
const GENERIC = { kcalPerKg: 9100, kcalPerKgAndDay: 22 } as const;
/** Plausible activity ratios. Values outside are errors in expenditure. */
const ACTIVITY_RATIO = { low: 1.2, high: 2.5 } as const;

/** Response of body mass to a lasting change in intake. */
export interface MassResponse {
  readonly model: 'personal' | 'generic';
  /** Energy per kg of change, kcal. */
  readonly kcalPerKg: number;
  /** Change in expenditure per kg of change, kcal a day. */
  readonly kcalPerKgAndDay: number;
}

/** A projected mass with its band, kg. */
export interface ProjectedMass {
  readonly massKg: number;
  readonly lowKg: number;
  readonly highKg: number;
}

/**
 * Response of a body to a lasting change in intake, by the linearized model of body weight dynamics. Expenditure falls with mass, so the
 * same deficit loses less and less: a fixed 7,700 kcal per kilogram would overstate the loss by 24% after 12 weeks and 80% after a year.
 * Source: Sanghvi A et al., Am J Clin Nutr 2015;102:353–8, doi:10.3945/ajcn.115.111070.
 * @param expenditureKcal at the current mass, kcal a day
 * @returns the average response under 18, since fat mass can't be estimated
 */
export function massResponse(body: MeasuredBody, expenditureKcal: number): MassResponse {
  if (body.ageYears < ADULT_YEARS) return { model: 'generic', ...GENERIC };
  const fatKg =
    body.bodyFatFraction === undefined
      ? estimatedFatKg(body)
      : clampFatKg(body.massKg, body.bodyFatFraction * body.massKg);
  const ratio = clamp(expenditureKcal / modelRestingKcal(body), ACTIVITY_RATIO.low, ACTIVITY_RATIO.high);
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

/** Change in mass (kg) after `days` of an intake that differs from expenditure by `intakeChangeKcal` a day. */
const changeAfter = (
  { kcalPerKg, kcalPerKgAndDay }: MassResponse,
  intakeChangeKcal: number,
  days: number,
): number => (intakeChangeKcal / kcalPerKgAndDay) * (1 - Math.exp((-kcalPerKgAndDay * days) / kcalPerKg));

/** Mass after `days` of an intake, with a band of ±15% of the change. The first two weeks are often faster because of water. */
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

/** Mass at which body weight would settle, kg. */
export const settlingMassKg = (massKg: number, response: MassResponse, intakeChangeKcal: number): number =>
  massKg + intakeChangeKcal / response.kcalPerKgAndDay;

/**
 * Days until a change in mass is reached.
 * @param changeKg negative to lose
 * @returns undefined if this intake never reaches it
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

/** Days until a change is reached: likely, and if it goes 15% faster or slower. Undefined if it's never reached. */
export function daysToGoal(response: MassResponse, intakeChangeKcal: number, changeKg: number) {
  const at = (pace: number) => daysToChange(response, intakeChangeKcal, changeKg / pace);
  return { likely: at(1), earliest: at(1 + BAND), latest: at(1 - BAND) };
}
