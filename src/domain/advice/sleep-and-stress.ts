import { meanOf, sdOf } from '#domain/numbers/statistics.ts';
import { studentT975 } from '#domain/numbers/student-t.ts';
import { daysBeforeToday, known, type Rule } from './facts.ts';

const WEEK = 7;
/** Nights needed for an average. */
const MIN_NIGHTS = 4;
/** Half an hour short every night adds up to half a night a week. */
const SHORT_BY_HOURS = 0.5;
/** Standard deviation of sleep midpoints that counts as irregular: Phillips 2017, doi:10.1038/s41598-017-03171-4. */
const IRREGULAR_MINUTES = 60;
/** Threshold for short nights. At least five days of each kind are compared. */
const SHORT_NIGHT_HOURS = 6.5;
const MIN_DAYS_OF_EACH = 5;
const MIN_DIFFERENCE_KCAL = 150;
const MORE_STRESS = 1.5;
/** Crispim 2011, doi:10.5664/jcsm.1476, studied the last hour before bed; two hours is common advice. */
const CLOSE_TO_BED_MINUTES = 120;

/**
 * Half the width of the 95% interval for a difference of two averages with unequal variances: Welch 1947,
 * doi:10.1093/biomet/34.1-2.28.
 */
function marginOf(one: readonly number[], other: readonly number[]): number {
  const [ofOne = 0, ofOther = 0] = [one, other].map((values) => (sdOf(values) ?? 0) ** 2 / values.length);
  const sum = ofOne + ofOther;
  if (sum === 0) return 0;
  const freedom = sum ** 2 / (ofOne ** 2 / (one.length - 1) + ofOther ** 2 / (other.length - 1));
  return studentT975(freedom) * Math.sqrt(sum);
}

/** The week's nights were too short. */
export const shortSleep: Rule = (facts) => {
  const need = facts.targets.sleepHours;
  const nights = known(daysBeforeToday(facts, WEEK), (day) => day.asleepHours);
  const asleepHours = meanOf(nights);
  if (need === undefined || asleepHours === undefined || nights.length < MIN_NIGHTS) return undefined;
  return asleepHours <= need - SHORT_BY_HOURS
    ? { rule: 'short-sleep', figures: { asleepHours, needHours: need }, sampleSize: nights.length }
    : undefined;
};

/** Sleep times were irregular. */
export const irregularSleep: Rule = (facts) => {
  const middles = known(daysBeforeToday(facts, 2 * WEEK), (day) => day.midSleepMinute);
  const spreadMinutes = sdOf(middles);
  if (spreadMinutes === undefined || middles.length < 2 * MIN_NIGHTS) return undefined;
  return spreadMinutes > IRREGULAR_MINUTES
    ? { rule: 'irregular-sleep', figures: { spreadMinutes }, sampleSize: middles.length }
    : undefined;
};

/** Members ate more after short nights than after others, beyond chance. */
export const sleepAndIntake: Rule = (facts) => {
  const days = daysBeforeToday(facts, 4 * WEEK).filter(({ isComplete }) => isComplete);
  const intakes = (isShort: boolean) =>
    days.flatMap(({ asleepHours, energyKcal }) =>
      asleepHours !== undefined && energyKcal !== undefined && asleepHours < SHORT_NIGHT_HOURS === isShort
        ? [energyKcal]
        : [],
    );
  const [after, otherwise] = [intakes(true), intakes(false)];
  const [meanAfter, meanOtherwise] = [meanOf(after), meanOf(otherwise)];
  if (meanAfter === undefined || meanOtherwise === undefined) return undefined;
  if (Math.min(after.length, otherwise.length) < MIN_DAYS_OF_EACH) return undefined;
  const differenceKcal = meanAfter - meanOtherwise;
  const marginKcal = marginOf(after, otherwise);
  return differenceKcal >= MIN_DIFFERENCE_KCAL && differenceKcal > marginKcal
    ? {
        rule: 'sleep-and-intake',
        figures: { differenceKcal, marginKcal, shortNights: after.length },
        sampleSize: after.length + otherwise.length,
      }
    : undefined;
};

/** The week was more stressful than the three before. */
export const stressUp: Rule = (facts) => {
  const recent = known(daysBeforeToday(facts, WEEK), (day) => day.stress);
  const earlier = known(daysBeforeToday(facts, 4 * WEEK).slice(0, -WEEK), (day) => day.stress);
  const [now, before] = [meanOf(recent), meanOf(earlier)];
  if (now === undefined || before === undefined) return undefined;
  if (recent.length < MIN_NIGHTS || earlier.length < 2 * MIN_NIGHTS) return undefined;
  return now - before >= MORE_STRESS
    ? { rule: 'stress-up', figures: { stress: now, usualStress: before }, sampleSize: recent.length }
    : undefined;
};

/** The last meal was close to bedtime on most evenings. */
export const lateMeals: Rule = (facts) => {
  const gaps = known(daysBeforeToday(facts, WEEK), (day) => day.mealToBedMinutes);
  const close = gaps.filter((minutes) => minutes < CLOSE_TO_BED_MINUTES).length;
  return gaps.length >= MIN_NIGHTS && close > gaps.length / 2
    ? { rule: 'late-meals', figures: { evenings: close }, sampleSize: gaps.length }
    : undefined;
};
