import { clamp } from '#domain/numbers/clamp.ts';
import type { Person } from './person.ts';
import type { MarkerKey } from './markers.ts';

/** 5th, 50th and 95th percentile of a group. */
type Percentiles = readonly [p5: number, p50: number, p95: number];

/** Measures with known percentiles: blood markers, systolic pressure (mmHg) and waist (cm). */
export type PeerMeasure = MarkerKey | 'sbp' | 'waist';

/** Men of 20–39, 40–59 and 60–79 years, then women; canonical units. */
// oxfmt-ignore
const PEERS: Partial<Record<PeerMeasure, readonly [Percentiles, Percentiles, Percentiles, Percentiles, Percentiles, Percentiles]>> = {
  albumin: [[4, 4.5, 5], [3.8, 4.3, 4.8], [3.7, 4.2, 4.7], [3.7, 4.2, 4.7], [3.6, 4.2, 4.7], [3.6, 4.2, 4.6]],
  alp: [[43, 67, 105], [43, 68, 109], [43, 69, 115], [37, 60, 101], [41, 69, 117], [44, 74, 123]],
  bun: [[7, 12, 19], [7, 13, 21], [8, 15, 27], [6, 10, 16], [6, 12, 19], [8, 14, 26]],
  creatinine: [[0.71, 0.94, 1.22], [0.7, 0.96, 1.29], [0.72, 1, 1.59], [0.51, 0.7, 0.93], [0.52, 0.73, 1], [0.55, 0.8, 1.32]],
  'uric-acid': [[4.2, 6, 8.2], [4, 5.9, 8.2], [4, 6, 8.6], [3, 4.4, 6.4], [3.1, 4.6, 6.9], [3.3, 5.1, 7.9]],
  wbc: [[4.4, 6.9, 11], [4.3, 6.8, 10.9], [4.2, 6.8, 10.7], [4.5, 7.2, 11.4], [4.3, 6.9, 11.1], [4.2, 6.7, 10.6]],
  rdw: [[11.6, 12.5, 14.1], [11.8, 12.8, 14.6], [12, 13.2, 15.6], [11.6, 12.8, 15.9], [11.8, 13, 16.3], [11.9, 13.1, 15.6]],
  'lymphocytes-pct': [[19, 31, 46], [18, 30, 45], [15, 27, 43], [20, 31, 46], [19, 31, 46], [18, 31, 46]],
  hba1c: [[4.7, 5.3, 5.9], [4.9, 5.5, 7.8], [5, 5.8, 8.3], [4.7, 5.2, 5.9], [4.9, 5.5, 7.3], [5.1, 5.7, 7.9]],
  'glucose-fasting': [[83, 98, 121], [87, 103, 173], [89, 109, 191], [80, 93, 115], [83, 98, 156], [86, 104, 176]],
  'insulin-fasting': [[2.9, 9.1, 36], [3, 9.8, 34], [3.4, 10.2, 34], [3.2, 9.2, 32], [3.1, 9.7, 31], [3.5, 9.8, 32]],
  'hdl-c': [[29, 45, 71], [30, 45, 73], [30, 46, 76], [34, 54, 81], [35, 55, 88], [36, 56, 89]],
  'ldl-c': [[64, 112, 173], [69, 123, 184], [57, 109, 176], [61, 102, 162], [69, 119, 180], [64, 117, 185]],
  triglycerides: [[44, 105, 305], [53, 123, 358], [52, 116, 301], [38, 82, 213], [46, 103, 268], [57, 122, 276]],
  'hs-crp': [[0.1, 1.2, 9.4], [0.3, 1.8, 11], [0.3, 2.1, 14], [0.2, 2, 16], [0.3, 2.7, 17], [0.4, 2.8, 17]],
  ggt: [[11, 23, 71], [12, 27, 100], [11, 23, 84], [8, 15, 43], [9, 18, 66], [10, 19, 64]],
  sbp: [[103, 118, 140], [103, 123, 155], [105, 131, 169], [95, 110, 132], [98, 120, 155], [106, 133, 175]],
  waist: [[74, 94, 127], [80, 100, 130], [83, 104, 130], [70, 90, 125], [74, 96, 129], [78, 99, 126]],
};

/** Position of a value among people of the same sex and age group. */
export interface PeerPercentile {
  /** Whole percent, 5 to 95: share of peers with a lower value. */
  readonly percentile: number;
  /** Outside the 5th to 95th percentile, where no exact percentile is known. */
  readonly isBeyond: boolean;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  /** First and last year of the age group. */
  readonly ages: readonly [number, number];
}

/** Standard deviations between the median and the 5th or 95th percentile of a normal distribution. */
const DEVIATIONS_TO_TAIL = 1.6449;

/**
 * Share of a normal distribution below `z`: logistic approximation, error up to 0.02%. Source: Bowling et al. 2009,
 * doi:10.3926/jiem.2009.v2n1.p114-127.
 */
const normalShare = (z: number): number => 1 / (1 + Math.exp(-(0.07056 * z ** 3 + 1.5976 * z)));

/**
 * Percentile of a value among people of the same sex and age group. Each half between known percentiles is treated as normal. For
 * comparison, never for flags: common does not mean healthy. Source: unweighted NHANES 1999–2018, non-pregnant people in the US
 * (science notes 4.4).
 * @param value in the canonical unit
 * @returns undefined under age 20, from age 80, and for measures without percentiles
 */
export function peerPercentile(
  measure: PeerMeasure,
  value: number,
  { sex, ageYears }: Person,
): PeerPercentile | undefined {
  const group = Math.floor((ageYears - 20) / 20);
  if (ageYears < 20 || group > 2) return undefined;
  const known = PEERS[measure]?.[group + (sex === 'male' ? 0 : 3)];
  if (!known) return undefined;
  const [p5, p50, p95] = known;
  const z = (DEVIATIONS_TO_TAIL * (value - p50)) / (value < p50 ? p50 - p5 : p95 - p50);
  const percentile = clamp(Math.round(normalShare(z) * 100), 5, 95);
  const ages = [20 + group * 20, 39 + group * 20] as const;
  return { percentile, isBeyond: value < p5 || value > p95, p5, p50, p95, ages };
}
