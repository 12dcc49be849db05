import type { Sex } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';

/** Lower ages of the bands and their median grip, kg: dominant hand, NHANES 2011 to 2014. */
const FROM_YEARS = [20, 30, 40, 50, 55, 60, 65, 70, 75];
const MEDIAN_KG: Readonly<Record<Sex, readonly number[]>> = {
  male: [45, 47, 45, 43, 42, 40, 38, 37, 34],
  female: [29, 30, 29, 28, 27, 26, 24, 23, 22],
};

export const GRIP = { yearsPerStep: -0.589, stepKg: 5, maxKg: 15 } as const;

/** Median grip at an age, kg. Ages outside the bands use the nearest one. */
export function medianGripKg(sex: Sex, ageYears: number): number {
  const band = FROM_YEARS.findLastIndex((from) => ageYears >= from);
  return MEDIAN_KG[sex][Math.max(0, band)] ?? 0;
}

/**
 * Years for a grip above or below the median for sex and age, before the age factor: −0.589 per 5 kg, up to 15 kg. Hazard ratio
 * 1.16 per 5 kg lower: Leong, Lancet 2015, doi:10.1016/S0140-6736(14)62000-6.
 */
export function gripYears(gripKg: number, sex: Sex, ageYears: number): number {
  const againstMedian = gripKg - medianGripKg(sex, ageYears);
  return (GRIP.yearsPerStep * clamp(againstMedian, -GRIP.maxKg, GRIP.maxKg)) / GRIP.stepKg;
}
