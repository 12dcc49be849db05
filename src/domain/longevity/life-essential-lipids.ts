import { pointsOf, type Steps } from './scale.ts';

const POINTS: Steps = {
  below: [
    [130, 100],
    [160, 60],
    [190, 40],
    [220, 20],
  ],
  otherwise: 0,
};
const TREATED = 20;

/** Points of Life's Essential 8 for blood lipids. @param nonHdlMgdl non-HDL cholesterol @param isTreated with a medicine */
export const lipidPoints = (nonHdlMgdl: number, isTreated: boolean): number =>
  Math.max(0, pointsOf(POINTS, nonHdlMgdl) - (isTreated ? TREATED : 0));
