/**
 * Points of the eight metrics of Life's Essential 8, 0 to 100 each. Source: Lloyd-Jones et al., Circulation 2022;146:e18-43,
 * doi:10.1161/CIR.0000000000001078.
 */
import { pointsOf, type StepTable } from './scale.ts';

/** Points by value. Diet: HEI-2020 at the 25th, 50th, 75th and 95th percentiles of US adults; approximate, use for this mapping only. */
export const ESSENTIAL_STEPS = {
  diet: { limits: [49, 58, 67, 79], points: [0, 25, 50, 80, 100] },
  activity: { limits: [1, 30, 60, 90, 120, 150], points: [0, 20, 40, 60, 80, 90, 100] },
  sleep: { limits: [4, 5, 6, 7, 9, 10], points: [0, 20, 40, 70, 100, 90, 40] },
  bodyMass: { limits: [25, 30, 35, 40], points: [100, 70, 30, 15, 0] },
  lipids: { limits: [130, 160, 190, 220], points: [100, 60, 40, 20, 0] },
  a1cWithDiabetes: { limits: [7, 8, 9, 10], points: [40, 30, 20, 10, 0] },
  systolic: { limits: [120, 130, 140, 160], points: [100, 75, 50, 25, 0] },
  diastolic: { limits: [80, 90, 100], points: [100, 50, 25, 0] },
} as const satisfies Readonly<Record<string, StepTable>>;

/** At or above these, glucose is in the diabetes range even if no diabetes was reported. */
export const DIABETES_FROM = { a1cPercent: 6.5, fastingMgdl: 126 } as const;
/** At or above these, glucose is in the prediabetes range. */
export const PREDIABETES_FROM = { a1cPercent: 5.7, fastingMgdl: 100 } as const;
/** Points without diabetes. */
export const GLUCOSE_POINTS = { normal: 100, prediabetes: 60 } as const;

/** Points lost if medication keeps a figure down, and if someone smokes indoors at home. */
export const ESSENTIAL_DEDUCTIONS = { treated: 20, indoorSmoker: 20 } as const;

/** Nicotine exposure. If several apply, the most harmful one. */
export const NICOTINE_STATUSES = [
  'never',
  'quit-5-years',
  'quit-1-to-5-years',
  'quit-under-1-year',
  'vapes',
  'smokes',
] as const;
export type NicotineStatus = (typeof NICOTINE_STATUSES)[number];

export const NICOTINE_POINTS: Readonly<Record<NicotineStatus, number>> = {
  never: 100,
  'quit-5-years': 75,
  'quit-1-to-5-years': 50,
  'quit-under-1-year': 25,
  vapes: 25,
  smokes: 0,
};

/** Points for diet, by percentile of the Healthy Eating Index. @param healthyEatingIndex HEI-2020, 0 to 100 */
export const dietPoints = (healthyEatingIndex: number): number =>
  pointsOf(ESSENTIAL_STEPS.diet, healthyEatingIndex);

/** Points for physical activity. @param minutesPerWeek moderate minutes; vigorous minutes count twice */
export const activityPoints = (minutesPerWeek: number): number =>
  pointsOf(ESSENTIAL_STEPS.activity, minutesPerWeek);

/** Points for nicotine exposure. @param livesWithSmoker someone smokes indoors at home */
export const nicotinePoints = (status: NicotineStatus, livesWithSmoker: boolean): number =>
  Math.max(0, NICOTINE_POINTS[status] - (livesWithSmoker ? ESSENTIAL_DEDUCTIONS.indoorSmoker : 0));

/** Points that a current smoker or vaper gains after five years without nicotine; 0 for everyone else. */
export const quittingGain = (status: NicotineStatus): number =>
  status === 'smokes' || status === 'vapes' ? NICOTINE_POINTS['quit-5-years'] - NICOTINE_POINTS[status] : 0;

/** Points for sleep. @param hoursPerNight asleep */
export const sleepPoints = (hoursPerNight: number): number => pointsOf(ESSENTIAL_STEPS.sleep, hoursPerNight);

/** Points for body mass index, kg/m². Below 18.5 the points stay at 100, and the screen says that the index is low. */
export const bodyMassPoints = (bodyMassIndex: number): number =>
  pointsOf(ESSENTIAL_STEPS.bodyMass, bodyMassIndex);

/** Points for blood lipids. @param nonHdlMgdl non-HDL cholesterol @param isTreated takes lipid-lowering medication */
export const lipidPoints = (nonHdlMgdl: number, isTreated: boolean): number =>
  Math.max(0, pointsOf(ESSENTIAL_STEPS.lipids, nonHdlMgdl) - (isTreated ? ESSENTIAL_DEDUCTIONS.treated : 0));

interface GlucoseFacts {
  readonly hba1cPercent?: number | undefined;
  readonly fastingMgdl?: number | undefined;
  readonly hasDiabetes: boolean;
}

/**
 * Points for blood glucose: by HbA1c, which covers three months, otherwise by fasting glucose.
 * @returns undefined if neither is known, or with diabetes but without HbA1c
 */
export function bloodGlucosePoints(facts: GlucoseFacts): number | undefined {
  const { hba1cPercent, fastingMgdl, hasDiabetes } = facts;
  if (hba1cPercent !== undefined) {
    if (hasDiabetes || hba1cPercent >= DIABETES_FROM.a1cPercent)
      return pointsOf(ESSENTIAL_STEPS.a1cWithDiabetes, hba1cPercent);
    return hba1cPercent < PREDIABETES_FROM.a1cPercent ? GLUCOSE_POINTS.normal : GLUCOSE_POINTS.prediabetes;
  }
  if (fastingMgdl === undefined || hasDiabetes || fastingMgdl >= DIABETES_FROM.fastingMgdl) return undefined;
  return fastingMgdl < PREDIABETES_FROM.fastingMgdl ? GLUCOSE_POINTS.normal : GLUCOSE_POINTS.prediabetes;
}

interface BloodPressure {
  readonly systolicMmhg: number;
  /** If unknown, the systolic pressure counts alone. */
  readonly diastolicMmhg?: number | undefined;
  readonly isTreated: boolean;
}

/** Points for blood pressure: the worse of systolic and diastolic. */
export function bloodPressurePoints({ systolicMmhg, diastolicMmhg, isTreated }: BloodPressure): number {
  const systolic = pointsOf(ESSENTIAL_STEPS.systolic, systolicMmhg);
  const worse =
    diastolicMmhg === undefined
      ? systolic
      : Math.min(systolic, pointsOf(ESSENTIAL_STEPS.diastolic, diastolicMmhg));
  return Math.max(0, worse - (isTreated ? ESSENTIAL_DEDUCTIONS.treated : 0));
}
