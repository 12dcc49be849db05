import type { Projection } from '#contract/goals/goals.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import type { GoalPlan } from '#domain/goals/plan.ts';
import { daysToGoal, massAfter, massResponse, settlingMassKg } from '#domain/goals/weight-projection.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { addDays } from '#domain/time/local-date.ts';

const WEEK = 7;
/** The curve ends at the latest date of reaching the goal, after a quarter to two years. */
const MIN_DAYS = 13 * WEEK;
const MAX_DAYS = 104 * WEEK;
/** Later days can't be predicted. */
const HORIZON_DAYS = 5 * 365;

type Arrival = NonNullable<Projection['arrival']>;

const isThere = ({ goal, massKg }: GoalBasis, targetMassKg: number): boolean =>
  goal === 'maintain' || (goal === 'lose' ? massKg <= targetMassKg : massKg >= targetMassKg);

function arrivalOf(
  basis: GoalBasis,
  days: { readonly [When in 'likely' | 'earliest' | 'latest']: number | undefined },
  today: string,
): Arrival | null {
  const { targetMassKg } = basis;
  if (targetMassKg === undefined) return null;
  const none = { targetMassKg, date: null, earliest: null, latest: null };
  if (isThere(basis, targetMassKg)) return { ...none, status: 'reached' };
  const dateOf = (count: number | undefined) =>
    count === undefined || count > HORIZON_DAYS ? null : addDays(today, Math.ceil(count));
  const date = dateOf(days.likely);
  if (date === null) return { ...none, status: 'not-reachable' };
  return {
    targetMassKg,
    status: 'reachable',
    date,
    earliest: dateOf(days.earliest),
    latest: dateOf(days.latest),
  };
}

/**
 * Projected weight from today if the plan's energy is eaten. The plan's expenditure applies to the mass it was made for; it is adjusted to
 * today's mass.
 */
export function projectionOf(basis: GoalBasis, plan: GoalPlan, today: string): Projection {
  const response = massResponse(basis, plan.expenditureKcal);
  const expenditureKcal = plan.expenditureKcal + response.kcalPerKgAndDay * (basis.massKg - plan.massKg);
  const changeKcal = plan.energyKcal - expenditureKcal;
  const days = daysToGoal(response, changeKcal, (basis.targetMassKg ?? basis.massKg) - basis.massKg);
  const shownDays = clamp(days.latest ?? days.likely ?? 0, MIN_DAYS, MAX_DAYS);
  return {
    model: response.model,
    startMassKg: basis.massKg,
    settlesAtKg: settlingMassKg(basis.massKg, response, changeKcal),
    points: Array.from({ length: Math.ceil(shownDays / WEEK) + 1 }, (_, week) => ({
      date: addDays(today, week * WEEK),
      ...massAfter(basis.massKg, response, changeKcal, week * WEEK),
    })),
    arrival: arrivalOf(basis, days, today),
  };
}
