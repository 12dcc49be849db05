import type { Sex } from '#domain/account/profile.ts';

/** Mid-points of 20 to 29, 30 to 39 … 70 to 79 and 80 to 84 years. */
const MIDPOINTS = [25, 35, 45, 55, 65, 75, 82.5];
/** Median of PhenoAge − age about each mid-point, NHANES 1999 to 2018, unweighted; science notes 5.1. */
const MEDIANS: Readonly<Record<Sex, readonly number[]>> = {
  male: [-6.94, -6.61, -6, -5.03, -4.02, -3.2, -1.23],
  female: [-6.02, -6.44, -6.27, -7.09, -6.51, -5.94, -4.97],
};

/**
 * Median of PhenoAge − age among people of the same sex, years: nearly everybody's PhenoAge is below their age today, so that peers are
 * what it has to be compared with. Linear between the mid-points of decades, constant beyond the first and the last.
 */
export function phenoAgePeerMedian(sex: Sex, ageYears: number): number {
  const medians = MEDIANS[sex];
  const above = MIDPOINTS.findIndex((point) => ageYears < point);
  if (above === 0) return medians[0] ?? 0;
  const [low = 0, high = 0] = [MIDPOINTS[above - 1], MIDPOINTS[above]];
  const last = medians.at(-1) ?? 0;
  if (above === -1) return last;
  const [from = 0, to = 0] = [medians[above - 1], medians[above]];
  return from + ((ageYears - low) / (high - low)) * (to - from);
}
