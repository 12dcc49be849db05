import type { Member } from '#contract/account/account.ts';
import type { GoalDraft, GoalPlanAnswer } from '#contract/goals/goal-plan.ts';
import { ACCEPTABLE_SHARES, type Macro } from '#domain/goals/acceptable-ranges.ts';
import { formatGrams, formatHeight, formatKcal, formatMass, formatRate } from '#web/lib/format.ts';
import { perMass, shortMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';
import type { Step } from '#web/ui/layout/steps.tsx';
import { shareOf, wholeShareOf } from './macro-split.ts';
import { preferenceName } from '#domain/account/profile-names.ts';
import { ACTIVITY_NAMES, ADDED_WORDS, EQUATION_NAMES } from './why.ts';

type Choices = Pick<GoalDraft, 'goal' | 'activityLevel' | 'dietaryPreference' | 'mode' | 'weeklyLossKg'>;

interface PlanParts {
  readonly plan: GoalPlanAnswer;
  readonly choices: Choices;
  /** Adds the inputs of each step. */
  readonly member: Member | undefined;
}

/** Why a target differs from expenditure: a check-in's step or a manual figure may contradict the goal. */
function deltaName(loses: boolean, goal: Choices['goal']): string {
  if (loses) return goal === 'lose' ? 'Deficit to lose weight' : 'Below what you burn';
  return goal === 'gain' ? 'Surplus to gain weight' : 'Above what you burn';
}

function deltaStep({ plan, choices, member }: PlanParts): Step | undefined {
  if (plan.dailyDeltaKcal === 0) return undefined;
  const loses = plan.dailyDeltaKcal < 0;
  const asked =
    loses && choices.mode === 'computed' && choices.weeklyLossKg !== null && member
      ? `${formatRate(choices.weeklyLossKg, member.unitSystem)} a week`
      : undefined;
  // With a limit, the planned rate differs from the requested one.
  const why =
    asked === undefined
      ? undefined
      : plan.limits.length === 0
        ? `To lose ${asked}, at 3,500 kcal per pound (7,700 per kilogram)`
        : `You chose ${asked}, but we adjusted it to stay within a safety limit`;
  return {
    name: deltaName(loses, choices.goal),
    value: `${loses ? '−' : '+'} ${formatKcal(Math.abs(plan.dailyDeltaKcal))}`,
    unit: 'kcal',
    why,
  };
}

function restingWhy({ plan, member }: PlanParts): string | undefined {
  if (!member) return undefined;
  const mass = formatMass(plan.massKg, member.unitSystem);
  const name = EQUATION_NAMES[plan.equation];
  return plan.bodyFatPercent === null
    ? `${name}: ${member.sex}, age ${member.ageYears}, ${formatHeight(member.heightCm, member.unitSystem)}, ${mass}`
    : `${name}: ${mass}, ${formatGrams(plan.bodyFatPercent)}% body fat`;
}

function spendingSteps(parts: PlanParts): readonly Step[] {
  const { plan, choices } = parts;
  const spends = { name: 'You burn about', value: formatKcal(plan.expenditureKcal), unit: 'kcal' };
  if (plan.expenditureSource === 'measured')
    return [{ ...spends, why: 'Measured from your weigh-ins and meals, and accepted at a check-in' }];
  const compared = plan.eerKcal === null ? '' : `; the 2023 equations estimate ${formatKcal(plan.eerKcal)}`;
  return [
    { name: 'Resting energy', value: formatKcal(plan.restingKcal), unit: 'kcal', why: restingWhy(parts) },
    {
      name: 'Activity',
      value: `× ${plan.activityFactor}`,
      unit: '',
      why: `${ACTIVITY_NAMES[choices.activityLevel]}, as you chose`,
    },
    ...(plan.added ?? []).map(({ reason, kcal, isAssumed }): Step => {
      const [name, why, assumed] = ADDED_WORDS[reason];
      return { name, value: `+ ${formatKcal(kcal)}`, unit: 'kcal', why: isAssumed ? assumed : why };
    }),
    { ...spends, why: `Individual needs vary by about 10%${compared}` },
  ];
}

/** Steps from resting energy to the daily target. */
export function energySteps(parts: PlanParts): readonly Step[] {
  const { plan, choices } = parts;
  const delta = deltaStep(parts);
  return [
    ...spendingSteps(parts),
    ...(delta ? [delta] : []),
    {
      name: choices.mode === 'by-hand' ? 'Daily target, set manually' : 'Daily target',
      value: formatKcal(plan.energyKcal),
      unit: 'kcal',
      isResult: true,
    },
  ];
}

type Macros = Pick<PlanParts, 'plan' | 'choices'> & { readonly massUnit: MassUnit };

/** ", below the general 45–65%" for a macro outside its range; otherwise empty. */
function outsideText(plan: GoalPlanAnswer, key: Macro): string {
  if (!plan.outsideRange.includes(key)) return '';
  const [low, high] = ACCEPTABLE_SHARES[key];
  const side = shareOf(plan, key) < 100 * low ? 'below' : 'above';
  return `, ${side} the general ${Math.round(100 * low)}–${Math.round(100 * high)}%`;
}

/** "a balanced diet", "a Mediterranean diet". */
function dietName(preference: Choices['dietaryPreference']): string {
  if (preference === 'none') return 'a balanced diet';
  return `a ${preference === 'mediterranean' ? preferenceName(preference) : preference} diet`;
}

/** Puts macros outside the general ranges into context; undefined if there are none. */
export function rangeNote({
  outsideRange,
  mode,
  dietaryPreference,
}: Pick<GoalPlanAnswer, 'outsideRange'> & Pick<Choices, 'mode' | 'dietaryPreference'>): string | undefined {
  if (outsideRange.length === 0) return undefined;
  const general = 'The general ranges come from the National Academies and apply to the whole population.';
  if (mode === 'by-hand') return `${general} You set a different split.`;
  return dietaryPreference === 'none'
    ? `${general} Your protein and fat needs come first.`
    : `${general} Your split follows ${dietName(dietaryPreference)}, so it differs by design.`;
}

/** Reason for each macro. */
export function macroSteps({ plan, choices, massUnit }: Macros): readonly Step[] {
  const because = choices.mode === 'by-hand' ? 'set manually' : `for ${dietName(choices.dietaryPreference)}`;
  const outside = (key: Macro): string => outsideText(plan, key);
  const share = (key: Macro): string => `${wholeShareOf(plan, key)}% of calories`;
  return [
    {
      name: 'Protein',
      value: formatGrams(plan.proteinG),
      unit: 'g',
      why: `${perMass(plan.proteinGPerKg, massUnit)} at ${shortMassIn(plan.referenceMassKg, massUnit)}, ${because}${outside('proteinG')}`,
    },
    {
      name: 'Fat',
      value: formatGrams(plan.fatG),
      unit: 'g',
      why: `${share('fatG')}, ${because}${outside('fatG')}`,
    },
    {
      name: 'Carbs',
      value: formatGrams(plan.carbsG),
      unit: 'g',
      why: `${share('carbsG')}${choices.mode === 'by-hand' ? ', set manually' : ', the remainder'}${outside('carbsG')}`,
    },
    {
      name: 'Fiber',
      value: formatGrams(plan.fiberG),
      unit: 'g',
      why:
        choices.mode === 'by-hand'
          ? 'Set manually'
          : '14 g for every 1,000 kcal, or more if your diet calls for it',
    },
  ];
}
