import { pointsOf, type Steps } from './scale.ts';

const POINTS: Steps = {
  below: [
    [4, 0],
    [5, 20],
    [6, 40],
    [7, 70],
    [9, 100],
    [10, 90],
  ],
  otherwise: 40,
};

/** Points of Life's Essential 8 for sleep. @param hoursPerNight asleep */
export const sleepPoints = (hoursPerNight: number): number => pointsOf(POINTS, hoursPerNight);
