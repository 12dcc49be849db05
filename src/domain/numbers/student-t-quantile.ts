import { studentTTail } from './student-t-tail.ts';

const BISECTIONS = 200;

/** The t whose absolute value is exceeded with a given probability, by bisection: 2.228 for 0.05 and 10 degrees of freedom. */
export function studentTQuantile(tail: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentTTail(high, freedom) > tail) high *= 2;
  for (let step = 0; step < BISECTIONS && high - low > 1e-10 * high; step++) {
    const middle = (low + high) / 2;
    if (studentTTail(middle, freedom) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
