const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Height in feet and inches. `inches` is below 12, in halves. */
export interface FeetAndInches {
  readonly feet: number;
  readonly inches: number;
}

/** Inches to centimeters, exact. */
export const cmFromInches = (inches: number): number => inches * CM_PER_INCH;

/** Centimeters to inches, exact inverse of {@link cmFromInches}. */
export const inchesFromCm = (lengthCm: number): number => lengthCm / CM_PER_INCH;

/** Feet and inches to centimeters, exact. Source: international yard and pound agreement, 1959. */
export const cmFromFeetAndInches = ({ feet, inches }: FeetAndInches): number =>
  (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;

/**
 * Centimeters to feet and inches, inches rounded to halves; 12 inches carry to the next foot.
 * For display only. Storing the result would make heights drift with each change of units.
 */
export function feetAndInchesFromCm(heightCm: number): FeetAndInches {
  const inches = Math.round((heightCm / CM_PER_INCH) * 2) / 2;
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
