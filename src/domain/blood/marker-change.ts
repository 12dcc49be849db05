import { variationOf, type Variation } from '#domain/blood/markers/biological-variation.ts';
import type { LabValue } from './lab-value.ts';

/** A good lab's measurement error is at most half of a person's own variation. */
const ANALYTIC_SHARE = 0.5;
const Z_95 = 1.96;

/** Change of a marker between two draws. */
export interface MarkerChange {
  /** From the previous to the latest value. */
  readonly changePercent: number;
  /** `moved`: more than 95% of changes by chance. `within-noise`: may be chance. `unknown`: no published variation. */
  readonly verdict: 'moved' | 'within-noise' | 'unknown';
  /** Change in each direction that counts as moved; null if unknown. */
  readonly noisePercent: { readonly down: number; readonly up: number } | null;
  readonly variation: Variation | null;
}

const logVariance = (percent: number): number => Math.log(1 + (percent / 100) ** 2);

/**
 * Reference change value: exceeded by chance in only 5% of cases, for log-normal values. Source: Fraser and Harris 1989,
 * doi:10.3109/10408368909106595; asymmetric form Fokkema et al. 2006.
 */
export function referenceChange({ percent }: Variation): { down: number; up: number } {
  const variance = logVariance(percent) + logVariance(percent * ANALYTIC_SHARE);
  const ratio = Math.exp(Z_95 * Math.sqrt(2 * variance));
  return { down: 100 * (1 / ratio - 1), up: 100 * (ratio - 1) };
}

/** Compares two results of a marker. @returns undefined if they aren't comparable: a limit, not above 0, or after food */
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
