import type { AdviceFacts, Finding, Rule } from './facts.ts';
import { fewCompleteDays, lowFiber, lowProtein, lowWater } from './food-and-water.ts';
import { irregularSleep, lateMeals, shortSleep, sleepAndIntake, stressUp } from './sleep-and-stress.ts';
import { BAND_LIMITS_MGDL } from '#domain/glucose/time-in-bands.ts';
import { readingWarning } from './urgent-readings.ts';

/** Safe weekly loss of body mass: science notes 1.3. */
const MAX_LOSS_PERCENT = 1;

/** A reading under 54 mg/dL in the last 24 hours comes first. */
const lowGlucose: Rule = ({ lowestGlucoseMgdl }) =>
  lowestGlucoseMgdl !== undefined && lowestGlucoseMgdl < BAND_LIMITS_MGDL.veryLow
    ? { rule: 'low-glucose', figures: { glucoseMgdl: lowestGlucoseMgdl }, sampleSize: 1 }
    : undefined;

/** Losing more than 1% of body mass a week costs muscle. */
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

/** The energy target can follow actual expenditure. */
const checkIn: Rule = ({ checkInKcal }) =>
  checkInKcal ? { rule: 'check-in', figures: { ...checkInKcal }, sampleSize: 1 } : undefined;

// Possible harm first, then the biggest effect. Requests for more data come last.
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

/** Last readings that call for action by the rules of their screens. */
const urgentFindings = ({
  latestReadings = [],
  glucosePerson: person = { hasDiabetes: false },
}: AdviceFacts): readonly Finding[] =>
  latestReadings
    .filter((reading) => readingWarning(reading, { person, glucoseUnit: 'mg/dL', system: 'metric' }))
    .map(({ subject, figures, minutesAgo = 0 }) => ({
      rule: `urgent-${subject}`,
      figures: { ...figures, minutesAgo },
      sampleSize: 1,
    }));

/** Findings worth acting on, most important first. The order and thresholds are choices of this product. Not a diagnosis. */
export function advise(facts: AdviceFacts): readonly Finding[] {
  const urgent = urgentFindings(facts);
  // The last reading says more than the lowest one before it.
  const isGlucoseUrgent = urgent.some(({ rule }) => rule === 'urgent-glucose');
  const rules = IN_ORDER.filter((rule) => rule !== lowGlucose || !isGlucoseUrgent);
  return [...urgent, ...rules.flatMap((rule) => rule(facts) ?? [])];
}
