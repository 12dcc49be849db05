import { meanOf } from '#domain/numbers/statistics.ts';
import { type AdviceDay, type AdviceRule, daysBeforeToday, known, type Rule } from './facts.ts';

const WEEK = 7;
/** Complete days needed for an average. */
const MIN_COMPLETE_DAYS = 4;
/** Thresholds as a share of the target. */
const LOW_PROTEIN = 0.8;
const LOW_FIBER = 0.65;
const LOW_WATER = 0.7;

/** The average intake of the last week's complete days is below a share of its target. */
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

/** Protein below 80% of the target: science notes 1.5. */
export const lowProtein = lowIntake('low-protein', (day) => day.proteinG, 'proteinG', LOW_PROTEIN);

/** Fiber below 65% of the target: science notes 1.6. */
export const lowFiber = lowIntake('low-fiber', (day) => day.fiberG, 'fiberG', LOW_FIBER);

/** Average intake on days with drinks logged is below 70% of the target. */
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

/** Something is logged, but too few days are complete for an average. */
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
