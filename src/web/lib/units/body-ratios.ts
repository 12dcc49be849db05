import { INDEX_THRESHOLDS } from '#domain/goals/body-mass-index.ts';
import { textWithin } from '#domain/numbers/text-within.ts';

/** Where risk begins to rise by waist-to-height ratio, and the bands of the bio-age assessment. */
const RATIO_THRESHOLDS = [0.5, 0.55, 0.6, 0.65];

/** A body mass index, kg/m², to 0.1, the same on every screen: "25.2". Just below a band's limit it has another decimal. */
export const formatBodyMassIndex = (index: number): string => textWithin(index, 1, INDEX_THRESHOLDS);

/** A waist-to-height ratio: "0.46". */
export const formatWaistRatio = (ratio: number): string => textWithin(ratio, 2, RATIO_THRESHOLDS);
