import { shareBetween } from '#domain/numbers/clamp.ts';
import { HEI_KEYS, HEI_STANDARDS, type HeiKey } from './hei-components.ts';

/** Amounts as `HEI_STANDARDS` measures them. */
export type HeiAmounts = Readonly<Record<HeiKey, number>>;

/** Points of one component for its amount: evenly between the standard for none and the standard for all. */
export function componentPoints(key: HeiKey, amount: number): number {
  const { maxPoints, best, zero } = HEI_STANDARDS[key];
  return maxPoints * shareBetween(amount, zero, best);
}

/**
 * Unsaturated over saturated fat. Without any saturated fat there is no ratio, and all points are given.
 * @returns Infinity where there is no saturated fat
 */
export const fattyAcidRatio = ({
  monoFatG,
  polyFatG,
  satFatG,
}: {
  readonly monoFatG: number;
  readonly polyFatG: number;
  readonly satFatG: number;
}): number => (satFatG === 0 ? Infinity : (monoFatG + polyFatG) / satFatG);

/**
 * Healthy Eating Index 2020: how close what was eaten comes to the Dietary Guidelines for Americans, 0 to 100, for two years of age and
 * more. From the sums of at least three days, not from the mean of their scores. It judges the mixture of foods, not how much was eaten,
 * and is no measure of health.
 * Source: Krebs-Smith et al., J Acad Nutr Diet 2018;118:1591-1602, doi:10.1016/j.jand.2018.05.021.
 */
export function healthyEatingIndex(amounts: HeiAmounts): {
  readonly score: number;
  readonly points: Readonly<Record<HeiKey, number>>;
} {
  const points = Object.fromEntries(
    HEI_KEYS.map((key) => [key, componentPoints(key, amounts[key])]),
  ) as Record<HeiKey, number>;
  return { score: HEI_KEYS.reduce((sum, key) => sum + points[key], 0), points };
}
