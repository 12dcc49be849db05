import type { Member } from '#contract/account.ts';
import { formatHeight, formatKcal, formatMass, formatRate } from '#web/lib/format.ts';
import type { Step } from '#web/ui/steps.tsx';
import type { PlanAnswer } from './queries.ts';
import { ACTIVITY_NAMES } from './why.ts';

function deltaStep(plan: PlanAnswer, member: Member | undefined): Step | undefined {
  if (plan.dailyDeltaKcal === 0) return undefined;
  const loses = plan.dailyDeltaKcal < 0;
  // Where a limit applies, the pace that was asked for is not the one that is planned.
  const rate =
    loses && member?.weeklyLossKg && plan.limits.length === 0
      ? `To lose ${formatRate(member.weeklyLossKg, member.unitSystem)} a week`
      : undefined;
  return {
    name: loses ? 'Deficit to lose weight' : 'Surplus to gain weight',
    value: `${loses ? '−' : '+'} ${formatKcal(Math.abs(plan.dailyDeltaKcal))}`,
    unit: 'kcal',
    why: rate && `${rate}, at 7,700 kcal a kilogram`,
  };
}

/** The way from a body to its daily energy target. `member` adds what each step was computed from. */
export function energySteps(plan: PlanAnswer, member: Member | undefined): readonly Step[] {
  const body =
    member &&
    `Mifflin–St Jeor for ${member.sex}, ${member.ageYears} years, ${formatHeight(member.heightCm, member.unitSystem)}, ${formatMass(member.massKg, member.unitSystem)}`;
  const delta = deltaStep(plan, member);
  return [
    { name: 'Resting energy', value: formatKcal(plan.restingKcal), unit: 'kcal', why: body },
    {
      name: 'Activity',
      value: `× ${plan.activityFactor}`,
      unit: '',
      why: member && `${ACTIVITY_NAMES[member.activityLevel]}, as you told us`,
    },
    {
      name: 'You spend about',
      value: formatKcal(plan.expenditureKcal),
      unit: 'kcal',
      why: 'People differ from this by about 10 %',
    },
    ...(delta ? [delta] : []),
    { name: 'Daily target', value: formatKcal(plan.energyKcal), unit: 'kcal', isResult: true },
  ];
}
