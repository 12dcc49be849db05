/** Pools recalled codes: adds their shares, and averages amounts and meals by share. */
import type { EatenCode } from './eaten-source.ts';

/** Normal scores of the source's percentiles: 5, 25, 50, 75 and 95. */
const KNOWN_Z = [-1.6449, -0.6745, 0, 0.6745, 1.6449];
/** Output percentiles, as shares. */
const WANTED = [0.1, 0.25, 0.5, 0.75, 0.9];
/** Separates equal quantiles ("118 118"), so that each amount has one percentile. */
const MIN_STEP = 0.002;
const BISECTIONS = 40;

/** Cumulative standard normal distribution; Abramowitz and Stegun 26.2.17, error below 7.5e-8. */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}

/** Logarithms of the known quantiles, strictly rising. */
function logsOf(grams: readonly number[]): number[] {
  const logs: number[] = [];
  for (const value of grams) {
    const last = logs.at(-1);
    const log = Math.log(Math.max(0.05, value));
    logs.push(last === undefined ? log : Math.max(log, last + MIN_STEP));
  }
  return logs;
}

/** Share of amounts below a log of grams: log-normal between and beyond the known quantiles. */
function shareUpTo(log: number, logs: readonly number[]): number {
  const above = logs.findIndex((known) => known > log);
  const at = above < 0 ? logs.length - 1 : Math.max(1, above);
  const [x0 = 0, x1 = 1] = [logs[at - 1], logs[at]];
  const [z0 = 0, z1 = 0] = [KNOWN_Z[at - 1], KNOWN_Z[at]];
  return normalShare(z0 + ((z1 - z0) * (log - x0)) / (x1 - x0));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Codes of one food or one family. */
export interface Pool {
  readonly recalls: number;
  readonly per100000: number;
  /** Grams per eating occasion: 10th, 25th, 50th, 75th and 90th percentile. */
  readonly grams: readonly number[];
  /** Share at breakfast, lunch, dinner, as a snack and as a drink. */
  readonly when: readonly number[];
}

export function poolCodes(codes: readonly EatenCode[]): Pool {
  const per100000 = sum(codes.map((code) => code.per100000));
  const parts = codes.map((code) => ({ logs: logsOf(code.grams), weight: code.per100000 / per100000 }));
  const grams = WANTED.map((wanted) => {
    let [low, high] = [Math.log(0.01), Math.log(10_000)];
    for (let step = 0; step < BISECTIONS; step += 1) {
      const middle = (low + high) / 2;
      const share = sum(parts.map(({ logs, weight }) => weight * shareUpTo(middle, logs)));
      if (share < wanted) low = middle;
      else high = middle;
    }
    return Math.exp((low + high) / 2);
  });
  const when = (codes[0]?.when ?? []).map((_, meal) =>
    sum(codes.map((code) => ((code.when[meal] ?? 0) * code.per100000) / per100000)),
  );
  return { recalls: sum(codes.map(({ recalls }) => recalls)), per100000, grams, when };
}
