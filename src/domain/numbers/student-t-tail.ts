/** Logarithm of the gamma function by Lanczos's approximation (1964, doi:10.1137/0701008), to 1e-10 for positive arguments. */
function logGamma(value: number): number {
  const series = [
    76.18009172947146, -86.5053203294168, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ];
  const base = value + 5.5;
  const sum = series.reduce((total, part, at) => total + part / (value + 1 + at), 1.000000000190015);
  return (value + 0.5) * Math.log(base) - base + Math.log((2.506628274631 * sum) / value);
}

const TINY = 1e-300;
const MAX_STEPS = 300;
const ENOUGH = 1e-12;

/** Continued fraction of the incomplete beta function by Lentz's method (1976, doi:10.1364/AO.15.000668). */
function betaFraction(a: number, b: number, x: number): number {
  const safe = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    fraction *= c * d;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < ENOUGH) break;
  }
  return fraction;
}

/** Regularized incomplete beta function I_x(a, b). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  // The fraction converges fast below the mean only.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(a, b, x)) / a
    : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/**
 * Probability that Student's t is at least as far from zero as a value: the two-sided p-value.
 * Source: Abramowitz and Stegun 1964, 26.7.1.
 * @param freedom degrees of freedom, above 0, whole or not
 */
export const studentTTail = (t: number, freedom: number): number =>
  incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
