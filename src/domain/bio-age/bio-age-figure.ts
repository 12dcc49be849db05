/** Years younger and older that a figure approaches but never reaches. */
export const MAX_YOUNGER = 12;
export const MAX_OLDER = 20;

/** Lowest possible bio-age, years. */
export const MIN_BIO_AGE = 18;

/** Limits a sum of years smoothly to at most 12 years younger or 20 years older. Science notes 5.3. */
export function softCap(rawYears: number): number {
  const most = rawYears < 0 ? MAX_YOUNGER : MAX_OLDER;
  return most * Math.tanh(rawYears / most);
}

/** Standard deviations on each side of a 95% interval. */
export const INTERVAL = 1.96;

/** A biological age and its uncertainty, in years. */
export interface BioAgeFigure {
  readonly bioAgeYears: number;
  /** 95% interval. */
  readonly lowYears: number;
  readonly highYears: number;
  /** One standard deviation. */
  readonly sigmaYears: number;
  /** Bio-age minus age: negative is younger. */
  readonly deltaYears: number;
  /** Before the cap. */
  readonly rawYears: number;
  /** Years added by the minimum of 18; 0 if it doesn't apply. */
  readonly floorYears: number;
}

/**
 * Bio-age for a sum of years: capped, not below the minimum, with its interval. Science notes 5.3.
 * @param rawYears older (above 0) or younger than the age
 */
export function bioAgeFigure(ageYears: number, rawYears: number, sigmaYears: number): BioAgeFigure {
  const withoutFloor = ageYears + softCap(rawYears);
  const bioAgeYears = Math.max(MIN_BIO_AGE, withoutFloor);
  return {
    bioAgeYears,
    lowYears: Math.max(MIN_BIO_AGE, bioAgeYears - INTERVAL * sigmaYears),
    highYears: bioAgeYears + INTERVAL * sigmaYears,
    sigmaYears,
    deltaYears: bioAgeYears - ageYears,
    rawYears,
    floorYears: bioAgeYears - withoutFloor,
  };
}
