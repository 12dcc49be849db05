import type { Expenditure } from '#contract/goals/goals.ts';
import { adaptiveExpenditure } from '#domain/goals/expenditure/adaptive-expenditure.ts';
import { balanceExpenditure } from '#domain/goals/expenditure/balance-expenditure.ts';
import {
  checkInPlan,
  expenditureEstimate,
  missingForEstimate,
  type ExpenditureEstimate,
} from '#domain/goals/check-in.ts';
import { eerOf } from '#domain/goals/expenditure/eer-2023.ts';
import { energyTarget } from '#domain/goals/energy-target.ts';
import { isMaternity } from '#domain/goals/maternity.ts';
import type { GoalPlan } from '#domain/goals/plan.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { energyDaysOf } from './energy-days.ts';
import type { MemberBasis } from './member-basis.ts';
import { planOf } from './queries.ts';

const DAYS_BETWEEN_CHECK_INS = 7;

type Held = Expenditure['checkInHeld'];

/** The plan a check-in offers, or why none is offered and when the next is due. */
export interface CheckInOffer {
  readonly previousKcal: number;
  readonly plan: GoalPlan | undefined;
  readonly held: Held;
  readonly nextOn: string | null;
}

/** The last day on which the target was changed or deliberately kept. */
const lastDecisionOf = ({ inForce, settings }: MemberBasis): string =>
  [inForce?.validFrom ?? '', settings?.checkedInOn ?? ''].toSorted().at(-1) ?? '';

const noOffer = (member: MemberBasis, held: Held, nextOn: string | null = null): CheckInOffer => ({
  previousKcal: planOf(member).plan.energyKcal,
  plan: undefined,
  held,
  nextOn,
});

/** Why no check-in is due today, regardless of weights and meals; undefined if one is. */
function notDue(member: MemberBasis): CheckInOffer | undefined {
  if (member.inForce?.mode === 'by-hand') return noOffer(member, 'by-hand');
  if (isMaternity(member.basis.conditions)) return noOffer(member, 'maternity');
  const last = lastDecisionOf(member);
  const nextOn = last === '' ? member.today : addDays(last, DAYS_BETWEEN_CHECK_INS);
  return nextOn > member.today ? noOffer(member, 'not-due', nextOn) : undefined;
}

function offerOf(member: MemberBasis, estimate: ExpenditureEstimate | undefined): CheckInOffer {
  if (!estimate) return noOffer(member, 'no-estimate');
  const held = notDue(member);
  if (held) return held;
  const previousKcal = planOf(member).plan.energyKcal;
  const basis = { ...member.basis, measuredExpenditureKcal: estimate.expenditureKcal };
  const plan = checkInPlan(basis, previousKcal);
  if (plan.energyKcal === previousKcal) return noOffer(member, 'settled');
  return { previousKcal, plan, held: null, nextOn: addDays(member.today, DAYS_BETWEEN_CHECK_INS) };
}

/** A member's expenditure from weights and meals, and the resulting check-in. */
async function observe(db: Db, member: MemberBasis) {
  const days = await energyDaysOf(db, member.userId, member.today);
  const formula = energyTarget({ ...member.basis, measuredExpenditureKcal: undefined });
  const eerKcal = eerOf(member.basis, member.basis.activityLevel);
  const states = adaptiveExpenditure(days, eerKcal ?? formula.expenditureKcal).map((state, index) => ({
    ...state,
    date: days[index]?.date ?? member.today,
    isWeighed: days[index]?.massKg !== undefined,
  }));
  const estimate = expenditureEstimate(states, member.basis);
  return { days, states, estimate, formulaKcal: formula.expenditureKcal, eerKcal };
}

/** The check-in offered now. On most days none is due, so a year of meals isn't read. */
export async function checkInOf(
  db: Db,
  member: MemberBasis,
): Promise<Pick<CheckInOffer, 'plan' | 'previousKcal'>> {
  return notDue(member) ?? offerOf(member, (await observe(db, member)).estimate);
}

/** Expenditure from weights and meals, with the weekly check-in. */
export async function expenditureOf(db: Db, member: MemberBasis): Promise<Expenditure> {
  const { days, states, estimate, formulaKcal, eerKcal } = await observe(db, member);
  const { previousKcal, plan, held, nextOn } = offerOf(member, estimate);
  // A partially logged day would make the average intake too low.
  const whole = days.map((day, index) => (states[index]?.isLogged ? day : { massKg: day.massKg }));
  const balanceKcal = balanceExpenditure(whole);
  return {
    estimate: estimate ?? null,
    missing: [...missingForEstimate(states)],
    days: states.length,
    weighedDays: states.filter(({ isWeighed }) => isWeighed).length,
    loggedDays: states.filter(({ isLogged }) => isLogged).length,
    formulaKcal: Math.round(formulaKcal),
    eerKcal: eerKcal === undefined ? null : Math.round(eerKcal),
    balanceKcal: balanceKcal === undefined ? null : Math.round(balanceKcal),
    history: states.map(({ date, massKg, expenditureKcal, sdKcal }) => ({
      date,
      massKg,
      expenditureKcal,
      sdKcal,
    })),
    checkIn: plan
      ? {
          previousKcal,
          energyKcal: plan.energyKcal,
          isStepLimited: plan.limits.includes('check-in-step'),
        }
      : null,
    checkInHeld: held,
    nextCheckInOn: nextOn,
  };
}
