import { pointsOf, type Steps } from './scale.ts';

const POINTS: Steps = {
  below: [
    [1, 0],
    [30, 20],
    [60, 40],
    [90, 60],
    [120, 80],
    [150, 90],
  ],
  otherwise: 100,
};

/** Points of Life's Essential 8 for physical activity. @param minutesPerWeek moderate; vigorous ones count twice */
export const activityPoints = (minutesPerWeek: number): number => pointsOf(POINTS, minutesPerWeek);
