/** How somebody stands to nicotine, the most harmful that holds. */
export const NICOTINE_STATUSES = [
  'never',
  'quit-5-years',
  'quit-1-to-5-years',
  'quit-under-1-year',
  'vapes',
  'smokes',
] as const;
export type NicotineStatus = (typeof NICOTINE_STATUSES)[number];

const POINTS: Readonly<Record<NicotineStatus, number>> = {
  never: 100,
  'quit-5-years': 75,
  'quit-1-to-5-years': 50,
  'quit-under-1-year': 25,
  vapes: 25,
  smokes: 0,
};
const INDOOR_SMOKER = 20;

/** Points of the metric that somebody who smokes or vapes now gains by quitting for good: those of five years without. */
export const quittingGain = (status: NicotineStatus): number =>
  status === 'smokes' || status === 'vapes' ? POINTS['quit-5-years'] - POINTS[status] : 0;

/** Points of Life's Essential 8 for nicotine. @param livesWithSmoker somebody smokes indoors at home */
export const nicotinePoints = (status: NicotineStatus, livesWithSmoker: boolean): number =>
  Math.max(0, POINTS[status] - (livesWithSmoker ? INDOOR_SMOKER : 0));
