import type { LabValue, Person } from '#domain/blood/lab-value.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import type { Sex } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/**
 * Mean cell volume, fL, which the percentiles leave out: medians of 20 to 39, 40 to 59 and 60 to 79 years, of 1,739 people of NHANES 1999 to
 * 2018 who were not pregnant, unweighted.
 */
const MCV_FL: Readonly<Record<Sex, readonly [number, number, number]>> = {
  male: [88.8, 90.8, 91.3],
  female: [88.6, 89.7, 90.6],
};

/** The percentiles of peers are known for these years; whoever is younger or older is compared with the nearest. */
const [LEAST_AGE, MOST_AGE] = [20, 79];

/** The median of people of the same sex and age, in the conventional unit: what a marker's years are told against. */
export function typicalValue(marker: LabValue['marker'], { sex, ageYears }: Person): number {
  const age = clamp(ageYears, LEAST_AGE, MOST_AGE);
  const [young, middle, old] = MCV_FL[sex];
  if (marker === 'mcv') return age < 40 ? young : age < 60 ? middle : old;
  return peerPercentile(marker, 0, { sex, ageYears: age })?.p50 ?? Number.NaN;
}
