import { pointsOf, type Steps } from './scale.ts';

const SYSTOLIC: Steps = {
  below: [
    [120, 100],
    [130, 75],
    [140, 50],
    [160, 25],
  ],
  otherwise: 0,
};
const DIASTOLIC: Steps = {
  below: [
    [80, 100],
    [90, 50],
    [100, 25],
  ],
  otherwise: 0,
};
const TREATED = 20;

export interface BloodPressure {
  readonly systolicMmhg: number;
  /** Where it is not known, the upper figure speaks alone. */
  readonly diastolicMmhg?: number | undefined;
  readonly isTreated: boolean;
}

/** Points of Life's Essential 8 for blood pressure: both figures must be below a limit, so the worse of them decides. */
export function bloodPressurePoints({ systolicMmhg, diastolicMmhg, isTreated }: BloodPressure): number {
  const systolic = pointsOf(SYSTOLIC, systolicMmhg);
  const worse =
    diastolicMmhg === undefined ? systolic : Math.min(systolic, pointsOf(DIASTOLIC, diastolicMmhg));
  return Math.max(0, worse - (isTreated ? TREATED : 0));
}
