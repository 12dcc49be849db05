import { variationOf, type Variation } from '#domain/blood/markers/biological-variation.ts';
import type { LabValue } from './lab-value.ts';

/** The measurement itself varies by at most half of what the person does: the desirable quality of a laboratory. */
const ANALYTIC_SHARE = 0.5;
const Z_95 = 1.96;

/** How a marker changed between two draws. */
export interface MarkerChange {
  /** From the previous to the latest value. */
  readonly changePercent: number;
  /**
   * `moved`: by more than two draws of an unchanged person differ nineteen times in twenty. `within-noise`: it may be chance.
   * `unknown`: no published figure says what chance does.
   */
  readonly verdict: 'moved' | 'within-noise' | 'unknown';
  /** From which change on it counts as moved, each way; null where it is unknown. */
  readonly noisePercent: { readonly down: number; readonly up: number } | null;
  readonly variation: Variation | null;
}

const logVariance = (percent: number): number => Math.log(1 + (percent / 100) ** 2);

/**
 * The change between two results that chance alone makes once in twenty times, for values that spread like logarithms.
 * Source: Fraser and Harris 1989, doi:10.3109/10408368909106595; asymmetric form Fokkema et al. 2006.
 */
export function referenceChange({ percent }: Variation): { down: number; up: number } {
  const variance = logVariance(percent) + logVariance(percent * ANALYTIC_SHARE);
  const ratio = Math.exp(Z_95 * Math.sqrt(2 * variance));
  return { down: 100 * (1 / ratio - 1), up: 100 * (ratio - 1) };
}

/**
 * Whether a marker moved.
 * @returns undefined where the values do not compare: one is only a limit, not above 0, or of a draw after food
 */
export function markerChange(previous: LabValue, latest: LabValue): MarkerChange | undefined {
  if (previous.censored || latest.censored || previous.value <= 0 || latest.value <= 0) return undefined;
  if (previous.isAfterFood || latest.isAfterFood) return undefined;
  const changePercent = 100 * (latest.value / previous.value - 1);
  const variation = variationOf(latest.marker) ?? null;
  if (!variation) return { changePercent, verdict: 'unknown', noisePercent: null, variation };
  const noisePercent = referenceChange(variation);
  const isNoise = changePercent > noisePercent.down && changePercent < noisePercent.up;
  return { changePercent, verdict: isNoise ? 'within-noise' : 'moved', noisePercent, variation };
}
