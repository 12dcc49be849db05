import type { Sex } from '#domain/account/profile.ts';
import { onLines, type StraightLines } from '#domain/numbers/straight-lines.ts';

/**
 * Median of PhenoAge − age about the mid-points of 20 to 29, 30 to 39 … 70 to 79 and 80 to 84 years, NHANES 1999 to 2018, unweighted;
 * science notes 5.1.
 */
const MEDIANS: Readonly<Record<Sex, StraightLines>> = {
  male: [
    [25, -6.94],
    [35, -6.61],
    [45, -6],
    [55, -5.03],
    [65, -4.02],
    [75, -3.2],
    [82.5, -1.23],
  ],
  female: [
    [25, -6.02],
    [35, -6.44],
    [45, -6.27],
    [55, -7.09],
    [65, -6.51],
    [75, -5.94],
    [82.5, -4.97],
  ],
};

/**
 * Median of PhenoAge − age among people of the same sex, years: nearly everybody's PhenoAge is below their age today, so that peers are
 * what it has to be compared with. Linear between the mid-points of decades, constant beyond the first and the last.
 */
export const phenoAgePeerMedian = (sex: Sex, ageYears: number): number => onLines(MEDIANS[sex], ageYears);
