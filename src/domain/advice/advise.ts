import type { AdviceFacts, Finding, Rule } from './facts.ts';
import { fewCompleteDays, lowFiber, lowProtein, lowWater } from './food-and-water.ts';
import { irregularSleep, lateMeals, shortSleep, sleepAndIntake, stressUp } from './sleep-and-stress.ts';

/** Level 2 hypoglycaemia, mg/dL: Battelino 2019, doi:10.2337/dci19-0028. */
const VERY_LOW_MGDL = 54;
/** The safe loss of body mass a week: science notes 1.3. */
const MAX_LOSS_PERCENT = 1;

/** A reading under 54 mg/dL in the last day goes before everything else. */
const lowGlucose: Rule = ({ lowestGlucoseMgdl }) =>
  lowestGlucoseMgdl !== undefined && lowestGlucoseMgdl < VERY_LOW_MGDL
    ? { rule: 'low-glucose', figures: { glucoseMgdl: lowestGlucoseMgdl }, sampleSize: 1 }
    : undefined;

/** Weight that falls by more than 1 % of the body a week costs muscle. */
const losingTooFast: Rule = ({ weight }) => {
  if (!weight) return undefined;
  const lossPercent = (-100 * weight.rateKgPerWeek) / weight.massKg;
  return lossPercent > MAX_LOSS_PERCENT
    ? {
        rule: 'losing-too-fast',
        figures: { rateKgPerWeek: weight.rateKgPerWeek, lossPercent },
        sampleSize: 1,
      }
    : undefined;
};

/** The energy target can follow what the body really spends. */
const checkIn: Rule = ({ checkInKcal }) =>
  checkInKcal ? { rule: 'check-in', figures: { ...checkInKcal }, sampleSize: 1 } : undefined;

// What can harm comes first, then what moves most; a rule that only asks for more data comes last.
const IN_ORDER: readonly Rule[] = [
  lowGlucose,
  losingTooFast,
  checkIn,
  sleepAndIntake,
  shortSleep,
  stressUp,
  lowProtein,
  irregularSleep,
  lateMeals,
  lowWater,
  lowFiber,
  fewCompleteDays,
];

/**
 * What is worth acting on, the most important first. The order and every threshold are choices of this product; each rule says its
 * own. No diagnosis follows from any of them.
 */
export const advise = (facts: AdviceFacts): readonly Finding[] =>
  IN_ORDER.flatMap((rule) => rule(facts) ?? []);
