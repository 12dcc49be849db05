import { pointsOf, type Steps } from './scale.ts';

const POINTS: Steps = {
  below: [
    [25, 100],
    [30, 70],
    [35, 30],
    [40, 15],
  ],
  otherwise: 0,
};

/** Points of Life's Essential 8 for the body mass index, kg/m². Below 18.5 the points stand, and the screen says that it is low. */
export const bodyMassPoints = (bodyMassIndex: number): number => pointsOf(POINTS, bodyMassIndex);
