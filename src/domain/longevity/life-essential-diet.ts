import { pointsOf, type Steps } from './scale.ts';

/** HEI-2020 at the 25th, 50th, 75th and 95th percentile of adults in the USA: approximate, for this mapping only. */
const POINTS: Steps = {
  below: [
    [49, 0],
    [58, 25],
    [67, 50],
    [79, 80],
  ],
  otherwise: 100,
};

/**
 * Points of Life's Essential 8 for the diet, by percentile of the Healthy Eating Index.
 * @param healthyEatingIndex HEI-2020, 0 to 100
 */
export const dietPoints = (healthyEatingIndex: number): number => pointsOf(POINTS, healthyEatingIndex);
