import { shareBetween } from '#domain/numbers/clamp.ts';
import { HEI_KEYS, HEI_STANDARDS, type HeiKey } from './hei-components.ts';

/** Amounts in the units of `HEI_STANDARDS`. */
export type HeiAmounts = Readonly<Record<HeiKey, number>>;

/** Points of a component, interpolated between the standards for zero and maximum points. */
export function componentPoints(key: HeiKey, amount: number): number {
  const { maxPoints, best, zero } = HEI_STANDARDS[key];
  return maxPoints * shareBetween(amount, zero, best);
}

/**
 * Ratio of unsaturated to saturated fat.
 * @returns Infinity without saturated fat, which earns all points
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
 * Healthy Eating Index 2020: how closely a diet follows the Dietary Guidelines for Americans, 0 to 100, from age 2. Computed from the
 * totals of at least three days, not the average of their scores. It rates the quality of the diet, not the quantity, and isn't a measure
 * of health.
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
