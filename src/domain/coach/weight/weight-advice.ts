import { plainFigure } from '#domain/coach/build-figure.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import type { ExpenditureEstimate } from '#domain/goals/check-in.ts';
import { noDeficitFor, type NoDeficit } from '#domain/goals/energy-target.ts';
import type { GoalBasis } from '#domain/goals/goal-basis.ts';
import { planGoals, type GoalPlan } from '#domain/goals/plan.ts';
import { targetIssues } from '#domain/goals/target-rules.ts';
import { daysToChange, massResponse } from '#domain/goals/weight-projection.ts';
import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { askedLossKg, isAboutOnePlace, isInHurry } from './asked-loss.ts';

/** What is known about a member who asks how to lose weight. */
export interface WeightFacts {
  readonly basis: GoalBasis;
  /** The plan in force, if it already is one to lose weight. */
  readonly plan: Pick<GoalPlan, 'energyKcal'> | undefined;
  readonly estimate: ExpenditureEstimate | null;
  /** Change of the trend in four weeks, kg. */
  readonly trendKg: number | undefined;
  /** Average energy of the complete days in the last four weeks, and their number. */
  readonly eaten: { readonly kcal: number; readonly days: number } | undefined;
}

/** What is said first, before the general advice. */
export interface WeightAdvice {
  /** Undefined for the topic’s own title. */
  readonly title: string | undefined;
  readonly paragraphs: readonly string[];
  readonly figures: readonly CoachFigure[];
  /** Whether advice on losing weight must not follow. */
  readonly isRefused: boolean;
}

const REFUSALS: Readonly<Record<NoDeficit, readonly [title: string, text: string]>> = {
  'under-18': [
    'Not before you’re 18',
    'You’re still growing, so I don’t help anyone under 18 lose weight. If your weight worries you, talk to a doctor or another adult you trust. Regular meals, enough sleep and activities you enjoy are good for you at any weight.',
  ],
  underweight: [
    'Your weight is already too low for that',
    'Your body mass index is below 18.5, so losing more weight could harm you. Please talk to a doctor about what weight is right for you. If food or your body is on your mind all the time, findahelpline.com lists people you can talk to.',
  ],
  'clinician-first': [
    'Talk to your doctor first',
    'Based on your health answers, eating less isn’t safe for you right now. Reasons include pregnancy, breastfeeding, an eating disorder and cancer treatment. That’s why your targets don’t include a deficit. Ask your doctor or midwife what weight is right for you now.',
  ],
};

const WEEK_DAYS = 7;
/** Relative error of a projection. */
const BAND = 0.15;
/** Fewer complete days make an average too uncertain to compare. */
const MIN_DAYS = 7;
/** Less than this a week is within the noise of the trend, kg. */
const MIN_RATE_KG = 0.1;
/** Closer to expenditure than this, no loss is to be expected, kcal a day. */
const MIN_DEFICIT_KCAL = 150;

/** Figures of an answer about weight. */
export class Shown {
  readonly list: CoachFigure[] = [];
  readonly #units: Pick<MemberUnits, 'system'>;
  constructor(units: Pick<MemberUnits, 'system'>) {
    this.#units = units;
  }
  add(label: string, value: number, unit: 'kcal' | 'kg', decimals = 0): string {
    const id = `f${this.list.length + 1}`;
    const shown = showNumber(value, unit, { decimals, units: this.#units, isDifference: true });
    this.list.push(plainFigure({ id, label, value, unit, shown }));
    return `[[${id}]]`;
  }
}

const GAPS =
  'Oils, drinks, bites while cooking and weekends are the most common gaps in a log, and we all underestimate portions.';

export const refused = (title: string, text: string): WeightAdvice => ({
  title,
  paragraphs: [text],
  figures: [],
  isRefused: true,
});

/** Why losing weight, or that much of it, isn't safe; undefined if it is. */
function refusalFor(basis: GoalBasis, lossKg: number | undefined): WeightAdvice | undefined {
  const reason = noDeficitFor(basis);
  if (reason) return refused(...REFUSALS[reason]);
  const { ageYears, heightCm, massKg } = basis;
  const choices = { ageYears, heightCm, massKg, goal: 'lose', weeklyLossKg: 0 } as const;
  const isTooMuch = (kg: number): boolean =>
    targetIssues({ ...choices, targetMassKg: massKg - kg }).some(({ field }) => field === 'targetMassKg');
  if (isTooMuch(0.01 * massKg))
    return refused(
      'You don’t need to lose weight',
      'Losing weight would put you below the healthy range for your height and age. Strength training and enough protein can change how your body looks and feels without weight loss. If that doesn’t sound right, talk to your doctor.',
    );
  return lossKg !== undefined && isTooMuch(lossKg)
    ? refused(
        'That’s too much for your height',
        'Losing that much would put you below the healthy range for your height and age, so I won’t make a plan for it. Under Update goals, you can see which target weights are safe.',
      )
    : undefined;
}

/** "You burn about 2,050 kcal a day, most likely between 1,950 and 2,150." */
function burned({ estimate }: WeightFacts, expenditureKcal: number, shown: Shown): string {
  if (!estimate)
    return `You burn about ${shown.add('Calories you burn', expenditureKcal, 'kcal')} a day. That’s based on a formula that can be off by about 10%. After two weeks of logged meals and weigh-ins, I can estimate it from your own data.`;
  const { expenditureKcal: kcal, lowKcal, highKcal } = estimate;
  return `Based on your own meals and weigh-ins, you burn about ${shown.add('Calories you burn', kcal, 'kcal')} a day, most likely between ${shown.add('Calories you burn, low estimate', lowKcal, 'kcal')} and ${shown.add('Calories you burn, high estimate', highKcal, 'kcal')}.`;
}

/** "Losing 5 kg would take you about 10 to 14 weeks at that rate." */
function duration(basis: GoalBasis, lossKg: number, deltaKcal: number, expenditureKcal: number): string {
  const days = daysToChange(massResponse(basis, expenditureKcal), deltaKcal, -lossKg);
  if (days === undefined)
    return 'That target won’t get you all the way there, because a lighter body burns less. You’d need a slightly lower target later on.';
  const [from, to] = [1 - BAND, 1 + BAND].map((share) => Math.max(1, Math.round((share * days) / WEEK_DAYS)));
  return `At that target, it would take about ${to === 1 ? '1 week' : `${from === to ? `${from}` : `${from} to ${to}`} weeks`}.`;
}

/** How a member can lose weight, by their own body, plan and expenditure. */
export function lossAdvice(
  facts: WeightFacts,
  text: string,
  units: Pick<MemberUnits, 'system'>,
): WeightAdvice {
  const lossKg = askedLossKg(text);
  const refusal = refusalFor(facts.basis, lossKg);
  if (refusal) return refusal;
  const { basis, plan } = facts;
  const shown = new Shown(units);
  const measured = facts.estimate?.expenditureKcal ?? basis.measuredExpenditureKcal;
  const proposed = planGoals({
    ...basis,
    goal: 'lose',
    targetMassKg: undefined,
    measuredExpenditureKcal: measured,
    ...(basis.goal !== 'lose' && { weeklyLossKg: undefined }),
  });
  const { expenditureKcal } = proposed;
  // A target reached, or one above what is really burned, doesn't lose weight.
  const own = plan && plan.energyKcal < expenditureKcal - MIN_DEFICIT_KCAL / 2 ? plan : undefined;
  const targetKcal = own?.energyKcal ?? proposed.energyKcal;
  const deltaKcal = Math.min(targetKcal - expenditureKcal, 0);
  const eat = shown.add('Calorie target to lose weight', targetKcal, 'kcal');
  const weeklyKg = shown.add('Expected weekly loss', (-deltaKcal * WEEK_DAYS) / BODY_KCAL_PER_KG, 'kg', 1);
  const limitKg = Math.min(1, 0.01 * basis.massKg);
  return {
    title: isAboutOnePlace(text)
      ? 'You can’t choose where you lose fat'
      : isInHurry(text)
        ? 'Slow and steady works better'
        : 'Eat a little less than you burn',
    paragraphs: [
      ...(isAboutOnePlace(text)
        ? [
            'Exercising one area builds muscle there but doesn’t burn the fat over it. That fat comes off as you lose weight overall.',
          ]
        : []),
      `${own ? 'Your target is' : 'A good target for you is about'} ${eat} a day, for a loss of about ${weeklyKg} a week at first. ${burned(facts, expenditureKcal, shown)}`,
      ...(lossKg === undefined ? [] : [duration(basis, lossKg, deltaKcal, expenditureKcal)]),
      `The fastest safe rate for you is ${shown.add('Fastest safe weekly loss', limitKg, 'kg', 1)} a week. Half that pace is easier to keep up.`,
    ],
    figures: shown.list,
    isRefused: false,
  };
}

/** What a member burns, with its range, under a topic's own title. */
export function expenditureAdvice(facts: WeightFacts, units: Pick<MemberUnits, 'system'>): WeightAdvice {
  const shown = new Shown(units);
  const text = burned(facts, planGoals(facts.basis).expenditureKcal, shown);
  return { title: undefined, paragraphs: [text], figures: shown.list, isRefused: false };
}

/** Why the scale doesn't move: what was eaten compared with what is burned. */
export function stuckAdvice(facts: WeightFacts, units: Pick<MemberUnits, 'system'>): WeightAdvice {
  const refusal = refusalFor(facts.basis, undefined);
  if (refusal) return refusal;
  const { trendKg, eaten, estimate, basis } = facts;
  const shown = new Shown(units);
  const weeklyKg = trendKg === undefined ? undefined : trendKg / 4;
  const done = (title: string, paragraphs: readonly string[]): WeightAdvice => ({
    title,
    paragraphs,
    figures: shown.list,
    isRefused: false,
  });
  if (weeklyKg !== undefined && weeklyKg <= -MIN_RATE_KG)
    return done('You are losing weight', [
      `Your trend fell by ${shown.add('Weekly loss, last four weeks', -weeklyKg, 'kg', 1)} a week over the last four weeks. Single weigh-ins hide that, because water moves the scale more than fat does. Give it time.`,
    ]);
  const expenditureKcal = estimate?.expenditureKcal ?? planGoals(basis).expenditureKcal;
  if (!eaten || eaten.days < MIN_DAYS)
    return done('There isn’t enough in your log to tell', [
      'Once you have two weeks of complete days and regular weigh-ins, I can compare the calories you eat and burn, and see where the difference is.',
    ]);
  const ate = `Over ${eaten.days} complete days in the last four weeks, you averaged ${shown.add('Average calories, last four weeks', eaten.kcal, 'kcal')} a day. ${burned(facts, expenditureKcal, shown)}`;
  return eaten.kcal > expenditureKcal - MIN_DEFICIT_KCAL
    ? done('You’re eating about as much as you burn', [`${ate} ${GAPS}`])
    : done('Your log and the scale don’t agree', [
        `${ate} That should show on the scale, so either some food isn’t in the log, or water is hiding the loss, which can go on for weeks. ${GAPS}`,
      ]);
}
