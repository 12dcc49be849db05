import type { Sex } from '#domain/account/profile.ts';
import { interpolate, type Polyline } from '#domain/numbers/interpolate.ts';
import type { Person } from '#domain/blood/person.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/**
 * Median of PhenoAge − age at the midpoints of 20 to 29, 30 to 39 … 70 to 79 and 80 to 84 years, NHANES 1999 to 2018, unweighted;
 * science notes 5.1.
 */
const MEDIANS: Readonly<Record<Sex, Polyline>> = {
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
 * Median of PhenoAge − age for people of the same sex, years. Nearly everyone's PhenoAge is below their age today, so results are
 * compared with peers. Linear between the midpoints of decades, constant beyond them.
 */
export const phenoAgePeerMedian = (sex: Sex, ageYears: number): number => interpolate(MEDIANS[sex], ageYears);

/**
 * Mean cell volume, fL, which the percentiles lack: medians for 20 to 39, 40 to 59 and 60 to 79 years, from 1,739 non-pregnant
 * people of NHANES 1999 to 2018, unweighted.
 */
const MCV_FL: Readonly<Record<Sex, readonly [number, number, number]>> = {
  male: [88.8, 90.8, 91.3],
  female: [88.6, 89.7, 90.6],
};

/** Ages with known percentiles. Others are compared with the nearest age. */
const [MIN_AGE, MAX_AGE] = [20, 79];

/** Median for people of the same sex and age, in the conventional unit. */
export function typicalValue(marker: LabValue['marker'], { sex, ageYears }: Person): number {
  const age = clamp(ageYears, MIN_AGE, MAX_AGE);
  const [young, middle, old] = MCV_FL[sex];
  if (marker === 'mcv') return age < 40 ? young : age < 60 ? middle : old;
  return peerPercentile(marker, 0, { sex, ageYears: age })?.p50 ?? Number.NaN;
}
