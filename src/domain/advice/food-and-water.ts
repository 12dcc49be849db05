import { meanOf } from '#domain/numbers/statistics.ts';
import { type AdviceDay, type AdviceRule, daysBeforeToday, known, type Rule } from './facts.ts';

const WEEK = 7;
/** Fewer complete days say too little of how somebody eats. */
const MIN_COMPLETE_DAYS = 4;
/** Below this share of the target, on the mean. */
const LOW_PROTEIN = 0.8;
const LOW_FIBER = 0.65;
const LOW_WATER = 0.7;

/** Of the last week's complete days, the mean of an intake is under a share of its target. */
const lowIntake =
  (
    rule: AdviceRule,
    measure: (day: AdviceDay) => number | undefined,
    target: 'proteinG' | 'fiberG',
    share: number,
  ): Rule =>
  (facts) => {
    const days = daysBeforeToday(facts, WEEK).filter(({ isComplete }) => isComplete);
    const values = known(days, measure);
    const mean = meanOf(values);
    const goal = facts.targets[target];
    return mean !== undefined && values.length >= MIN_COMPLETE_DAYS && mean < share * goal
      ? { rule, figures: { meanG: mean, targetG: goal }, sampleSize: values.length }
      : undefined;
  };

/** Protein under 80 % of the target: science notes 1.5. */
export const lowProtein = lowIntake('low-protein', (day) => day.proteinG, 'proteinG', LOW_PROTEIN);

/** Fiber under 65 % of the target: science notes 1.6. */
export const lowFiber = lowIntake('low-fiber', (day) => day.fiberG, 'fiberG', LOW_FIBER);

/** Days on which something was drunk and logged, on the mean under 70 % of the target. */
export const lowWater: Rule = (facts) => {
  const goal = facts.targets.waterMl;
  const values = known(daysBeforeToday(facts, WEEK), (day) => day.waterMl);
  const meanMl = meanOf(values);
  return goal !== undefined &&
    meanMl !== undefined &&
    values.length >= MIN_COMPLETE_DAYS &&
    meanMl < LOW_WATER * goal
    ? { rule: 'low-water', figures: { meanMl, targetMl: goal }, sampleSize: values.length }
    : undefined;
};

/** Something is logged, but too few days are whole for a mean to stand on. */
export const fewCompleteDays: Rule = (facts) => {
  const days = daysBeforeToday(facts, WEEK);
  const logged = days.filter(({ energyKcal }) => energyKcal !== undefined).length;
  const complete = days.filter(({ isComplete }) => isComplete).length;
  return logged >= 3 && complete < MIN_COMPLETE_DAYS - 1
    ? {
        rule: 'few-complete-days',
        figures: { loggedDays: logged, completeDays: complete },
        sampleSize: logged,
      }
    : undefined;
};
