import type { Sex } from '#domain/account/profile.ts';
import { onLines, type StraightLines } from '#domain/numbers/straight-lines.ts';
import type { LabValue, Person } from '#domain/blood/lab-value.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { clamp } from '#domain/numbers/clamp.ts';

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

/**
 * Mean cell volume, fL, which the percentiles leave out: medians of 20 to 39, 40 to 59 and 60 to 79 years, of 1,739 people of NHANES 1999 to
 * 2018 who were not pregnant, unweighted.
 */
const MCV_FL: Readonly<Record<Sex, readonly [number, number, number]>> = {
  male: [88.8, 90.8, 91.3],
  female: [88.6, 89.7, 90.6],
};

/** The percentiles of peers are known for these years; whoever is younger or older is compared with the nearest. */
const [MIN_AGE, MAX_AGE] = [20, 79];

/** The median of people of the same sex and age, in the conventional unit: what a marker's years are told against. */
export function typicalValue(marker: LabValue['marker'], { sex, ageYears }: Person): number {
  const age = clamp(ageYears, MIN_AGE, MAX_AGE);
  const [young, middle, old] = MCV_FL[sex];
  if (marker === 'mcv') return age < 40 ? young : age < 60 ? middle : old;
  return peerPercentile(marker, 0, { sex, ageYears: age })?.p50 ?? Number.NaN;
}
