const MOST_YOUNGER = 12;
const MOST_OLDER = 20;

/** No bio-age goes below it, years. */
export const LEAST_BIO_AGE = 18;

/** Draws a sum of years in gently: it never comes to more than 12 years younger or 20 years older. Science notes 5.3. */
export function softCap(rawYears: number): number {
  const most = rawYears < 0 ? MOST_YOUNGER : MOST_OLDER;
  return most * Math.tanh(rawYears / most);
}
