import type { Rule } from './facts.ts';

/** Level 2 hypoglycaemia, mg/dL: Battelino 2019, doi:10.2337/dci19-0028. */
export const VERY_LOW_MGDL = 54;
/** The safe loss of body mass a week: science notes 1.3. */
export const MOST_LOSS_PERCENT = 1;

/** A reading under 54 mg/dL in the last day goes before everything else. */
export const lowGlucose: Rule = ({ lowestGlucoseMgdl }) =>
  lowestGlucoseMgdl !== undefined && lowestGlucoseMgdl < VERY_LOW_MGDL
    ? { rule: 'low-glucose', figures: { glucoseMgdl: lowestGlucoseMgdl }, sampleSize: 1 }
    : undefined;

/** Weight that falls by more than 1 % of the body a week costs muscle. */
export const losingTooFast: Rule = ({ weight }) => {
  if (!weight) return undefined;
  const lossPercent = (-100 * weight.rateKgPerWeek) / weight.massKg;
  return lossPercent > MOST_LOSS_PERCENT
    ? {
        rule: 'losing-too-fast',
        figures: { rateKgPerWeek: weight.rateKgPerWeek, lossPercent },
        sampleSize: 1,
      }
    : undefined;
};

/** The energy target can follow what the body really spends. */
export const checkIn: Rule = ({ checkInKcal }) =>
  checkInKcal ? { rule: 'check-in', figures: { ...checkInKcal }, sampleSize: 1 } : undefined;
