const MAX_YOUNGER = 12;
const MAX_OLDER = 20;

/** No bio-age goes below it, years. */
const MIN_BIO_AGE = 18;

/** Draws a sum of years in gently: it never comes to more than 12 years younger or 20 years older. Science notes 5.3. */
export function softCap(rawYears: number): number {
  const most = rawYears < 0 ? MAX_YOUNGER : MAX_OLDER;
  return most * Math.tanh(rawYears / most);
}

/** Standard deviations to either side of a 95 % interval. */
const INTERVAL = 1.96;

/** A biological age and how sure it is, all in years. */
export interface BioAgeFigure {
  readonly bioAgeYears: number;
  /** The 95 % interval. */
  readonly lowYears: number;
  readonly highYears: number;
  /** One standard deviation. */
  readonly sigmaYears: number;
  /** Against the age: negative is younger. */
  readonly deltaYears: number;
  /** Before the cap. */
  readonly rawYears: number;
  /** What the floor of 18 years adds; 0 where it does not bind. */
  readonly floorYears: number;
}

/**
 * The figure that a sum of years comes to: drawn in by the cap, held above the floor, with its interval. Science notes 5.3.
 * @param rawYears older or younger than the age
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
