import { componentPoints, healthyEatingIndex, type HeiAmounts } from './healthy-eating-index.ts';
import { HEI_KEYS, type HeiKey } from './hei-components.ts';

/** Nine results in ten lie within so many standard deviations: as wide as a meal's bounds are. */
const DEVIATIONS = 1.645;

export interface HeiRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Bounds of an index whose amounts are estimates: each amount is moved by its error, the points that this takes and gives are added as
 * independent errors are, by their squares. It tells how well these days are known, not how other days would be.
 *
 * @param relativeErrors one standard deviation of each amount, as a share of it
 * @returns bounds that hold the index of these days about nine times in ten, 0 to 100
 */
export function heiRange(amounts: HeiAmounts, relativeErrors: Readonly<Record<HeiKey, number>>): HeiRange {
  const { score } = healthyEatingIndex(amounts);
  let down = 0;
  let up = 0;
  for (const key of HEI_KEYS) {
    if (!Number.isFinite(amounts[key])) continue;
    const [here, one, other] = [0, -1, 1].map((side) =>
      componentPoints(key, amounts[key] * Math.max(0, 1 + side * DEVIATIONS * relativeErrors[key])),
    ) as [number, number, number];
    down += (here - Math.min(one, other, here)) ** 2;
    up += (Math.max(one, other, here) - here) ** 2;
  }
  return { low: Math.max(0, score - Math.sqrt(down)), high: Math.min(100, score + Math.sqrt(up)) };
}
