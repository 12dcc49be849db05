import { meanOf, sdOf } from './statistics.ts';
import { studentT975 } from './student-t.ts';

/** Mean with its 95% confidence interval, which is undefined for a single value. */
export interface MeanWithInterval {
  readonly count: number;
  readonly mean: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** Mean with 95% t-interval (Student 1908, doi:10.1093/biomet/6.1.1); undefined without values. */
export function meanWithInterval(values: readonly number[]): MeanWithInterval | undefined {
  const [mean, sd] = [meanOf(values), sdOf(values)];
  if (mean === undefined) return undefined;
  if (sd === undefined) return { count: values.length, mean, low: undefined, high: undefined };
  const half = (studentT975(values.length - 1) * sd) / Math.sqrt(values.length);
  return { count: values.length, mean, low: mean - half, high: mean + half };
}
