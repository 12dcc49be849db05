import type { Measured } from './measured.ts';
import {
  activityPoints,
  bloodGlucosePoints,
  bloodPressurePoints,
  bodyMassPoints,
  dietPoints,
  lipidPoints,
  nicotinePoints,
  type NicotineStatus,
  sleepPoints,
} from './essential-points.ts';

export const ESSENTIALS = [
  'diet',
  'activity',
  'nicotine',
  'sleep',
  'body-mass-index',
  'lipids',
  'blood-glucose',
  'blood-pressure',
] as const;
export type EssentialKey = (typeof ESSENTIALS)[number];

/** A reported status with its date. */
type Reported<Value> = Omit<Measured, 'value'> & { readonly value: Value };

/** Inputs of Life's Essential 8, if known. */
export interface EssentialFacts {
  readonly healthyEatingIndex?: Measured | undefined;
  /** Moderate minutes a week; vigorous minutes count twice. */
  readonly activityMinutes?: Measured | undefined;
  readonly nicotine?: Reported<NicotineStatus> | undefined;
  readonly livesWithSmoker: boolean;
  /** Per night. */
  readonly sleepHours?: Measured | undefined;
  readonly bodyMassIndex?: Measured | undefined;
  readonly nonHdlMgdl?: Measured | undefined;
  readonly takesLipidMedicine: boolean;
  readonly hba1cPercent?: Measured | undefined;
  readonly fastingGlucoseMgdl?: Measured | undefined;
  readonly hasDiabetes: boolean;
  readonly systolicMmhg?: Measured | undefined;
  readonly diastolicMmhg?: Measured | undefined;
  readonly takesBloodPressureMedicine: boolean;
}

/** One of the eight metrics. */
export interface Essential {
  readonly key: EssentialKey;
  /** 0 to 100; undefined if unknown. */
  readonly points: number | undefined;
  /** Figure behind the points; absent for nicotine. */
  readonly figure?: Measured | undefined;
  /** For blood glucose: the test behind the figure. */
  readonly of?: 'hba1c' | 'fasting-glucose' | undefined;
  readonly nicotine?: Reported<NicotineStatus> | undefined;
  /** For blood pressure, if known. */
  readonly diastolicMmhg?: number | undefined;
  /** Points are reduced because medication keeps the figure down. */
  readonly isTreated?: boolean | undefined;
  readonly livesWithSmoker?: boolean | undefined;
}

export type EssentialBand = 'high' | 'moderate' | 'low';

export interface LifesEssential8 {
  readonly metrics: readonly Essential[];
  readonly knownCount: number;
  /** Unweighted average; undefined unless all eight are known, because a partial average is not Life's Essential 8. */
  readonly score: number | undefined;
}

export const MIN_AGE_YEARS = 20;

const measured = (
  key: EssentialKey,
  figure: Measured | undefined,
  points: (value: number) => number | undefined,
): Essential => ({ key, figure, points: figure && points(figure.value) });

function glucoseOf({ hba1cPercent, fastingGlucoseMgdl, hasDiabetes }: EssentialFacts): Essential {
  const figure = hba1cPercent ?? fastingGlucoseMgdl;
  return {
    ...measured('blood-glucose', figure, () =>
      bloodGlucosePoints({
        hba1cPercent: hba1cPercent?.value,
        fastingMgdl: fastingGlucoseMgdl?.value,
        hasDiabetes,
      }),
    ),
    of: figure && (hba1cPercent ? 'hba1c' : 'fasting-glucose'),
  };
}

function bloodPressureOf(facts: EssentialFacts): Essential {
  const isTreated = facts.takesBloodPressureMedicine;
  const diastolicMmhg = facts.diastolicMmhg?.value;
  return {
    ...measured('blood-pressure', facts.systolicMmhg, (systolicMmhg) =>
      bloodPressurePoints({ systolicMmhg, diastolicMmhg, isTreated }),
    ),
    diastolicMmhg,
    isTreated,
  };
}

/**
 * Life's Essential 8 of the American Heart Association: eight metrics of 0 to 100 points. Source: Lloyd-Jones et al., Circulation
 * 2022;146:e18-43, doi:10.1161/CIR.0000000000001078. For adults from age 20; not for pregnancy.
 * @returns undefined under age 20
 */
export function lifesEssential8(facts: EssentialFacts, ageYears: number): LifesEssential8 | undefined {
  if (ageYears < MIN_AGE_YEARS) return undefined;
  const { nicotine, livesWithSmoker, takesLipidMedicine } = facts;
  const metrics: readonly Essential[] = [
    measured('diet', facts.healthyEatingIndex, dietPoints),
    measured('activity', facts.activityMinutes, activityPoints),
    {
      key: 'nicotine',
      points: nicotine && nicotinePoints(nicotine.value, livesWithSmoker),
      nicotine,
      livesWithSmoker,
    },
    measured('sleep', facts.sleepHours, sleepPoints),
    measured('body-mass-index', facts.bodyMassIndex, bodyMassPoints),
    {
      ...measured('lipids', facts.nonHdlMgdl, (value) => lipidPoints(value, takesLipidMedicine)),
      isTreated: takesLipidMedicine,
    },
    glucoseOf(facts),
    bloodPressureOf(facts),
  ];
  const points = metrics.flatMap((metric) => metric.points ?? []);
  return { metrics, knownCount: points.length, score: meanOfEight(points) };
}

/** Average of eight metrics; undefined for fewer. @param points of the known metrics */
export const meanOfEight = (points: readonly number[]): number | undefined =>
  points.length === ESSENTIALS.length
    ? points.reduce((sum, each) => sum + each, 0) / ESSENTIALS.length
    : undefined;

/** Lowest points of a high and of a moderate metric or score. */
export const ESSENTIAL_BANDS = { high: 80, moderate: 50 } as const;

/** Band of a metric or of the whole score. */
export const essentialBand = (points: number): EssentialBand =>
  points >= ESSENTIAL_BANDS.high ? 'high' : points >= ESSENTIAL_BANDS.moderate ? 'moderate' : 'low';
