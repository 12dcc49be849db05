import { describe, expect, test } from 'vitest';
import { draftIssues, type DraftForRules } from './draft-rules.ts';
import type { GoalBasis } from './goal-basis.ts';
import { planByHand, planGoals, type TargetsByHand } from './plan.ts';
import { SAME_EVERY_DAY } from './weekday-targets.ts';

/** 72 kg at 168 cm: her expenditure by formula is 2,220 kcal, and her floor is 1,200. */
const ada: GoalBasis = {
  sex: 'female',
  ageYears: 35,
  heightCm: 168,
  massKg: 72,
  goal: 'lose',
  targetMassKg: 65,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'none',
};

/** Macros for an energy: 20% protein, 50% carbs, 30% fat. */
const figures = (energyKcal: number, changes: Partial<TargetsByHand> = {}): TargetsByHand => ({
  energyKcal,
  proteinG: Math.round((0.2 * energyKcal) / 4),
  carbsG: Math.round((0.5 * energyKcal) / 4),
  fatG: Math.round((0.3 * energyKcal) / 9),
  fiberG: 25,
  ...changes,
});

function codesOf(basis: GoalBasis, byHand?: TargetsByHand, weekdayOffsetsKcal = SAME_EVERY_DAY) {
  const plan = byHand ? planByHand(basis, byHand) : planGoals(basis);
  const draft: DraftForRules = { basis, plan, byHand, weekdayOffsetsKcal };
  const { refusals, confirmations } = draftIssues(draft);
  return {
    refused: refusals.map(({ field, code }) => `${field}: ${code}`),
    asked: confirmations.map(({ code }) => code),
  };
}

const fine = { refused: [], asked: [] };

describe('targets that Ada may set', () => {
  test('is the formulas’ result, or 1,700 kcal of her own', () => {
    expect(codesOf(ada)).toEqual(fine);
    expect(codesOf(ada, figures(1700))).toEqual(fine);
  });

  test('is at least 800 kcal, her floor, and enough not to lose more than 1% of her weight a week', () => {
    expect(codesOf(ada, figures(799)).refused).toEqual(['byHand.energyKcal: below-800-kcal']);
    expect(codesOf(ada, figures(800)).refused).toEqual(['byHand.energyKcal: energy-floor']);
    expect(codesOf(ada, figures(1199)).refused).toEqual(['byHand.energyKcal: energy-floor']);
    expect(codesOf(ada, figures(1420)).refused).toEqual(['byHand.energyKcal: loss-1-percent']);
    expect(codesOf(ada, figures(1430)).refused).toEqual([]);
  });

  test('needs a confirmation for a deficit of more than a quarter or 1,000 kcal', () => {
    expect(codesOf(ada, figures(1500)).asked).toEqual(['deficit-25-percent']);
    const large = { ...ada, massKg: 140, targetMassKg: 100, activityLevel: 'active' as const };
    expect(codesOf(large, figures(2400)).asked).toEqual(['deficit-1000-kcal', 'deficit-25-percent']);
  });

  test('needs a confirmation for energy that works against her goal', () => {
    expect(codesOf(ada, figures(2300)).asked).toEqual(['against-goal']);
    const gaining = { ...ada, goal: 'gain' as const, targetMassKg: 76, weeklyLossKg: undefined };
    expect(codesOf(gaining, figures(2100)).asked).toEqual(['against-goal']);
    expect(codesOf(gaining, figures(2700)).asked).toEqual(['surplus-15-percent']);
  });

  test('has macros that match her energy: 5% off and high protein need a confirmation, 20% is refused', () => {
    expect(codesOf(ada, figures(1700, { carbsG: 240 })).asked).toEqual(['macros-differ']);
    expect(codesOf(ada, figures(1700, { carbsG: 300 })).refused).toEqual([
      'byHand.proteinG: macros-disagree',
    ]);
    expect(codesOf(ada, figures(1700, { proteinG: 170, carbsG: 128 })).asked).toEqual(['much-protein']);
    expect(codesOf({ ...ada, conditions: ['kidney-disease'] }, figures(1700)).asked).toEqual([
      'much-protein',
    ]);
  });

  test('has a week that adds up and no day below the floor', () => {
    const weekend = [-100, -100, -100, -100, -100, 250, 250];
    expect(codesOf(ada, undefined, weekend)).toEqual(fine);
    expect(codesOf(ada, undefined, [0, 0, 0, 0, 0, 0, 1]).refused).toEqual([
      'weekdayOffsetsKcal: week-not-kept',
    ]);
    expect(codesOf(ada, undefined, [-480, 80, 80, 80, 80, 80, 80]).refused).toEqual([
      'weekdayOffsetsKcal: energy-floor',
    ]);
  });
});

describe('target weights', () => {
  const towards = (targetMassKg: number, changes: Partial<GoalBasis> = {}) =>
    codesOf({ ...ada, targetMassKg, ...changes });

  test('with a body mass index below 18.5 are refused, and from 18.5 to 20 need a confirmation', () => {
    expect(towards(52).refused).toEqual(['targetMassKg: target-underweight']);
    expect(towards(52.3)).toEqual({ refused: [], asked: ['lean-target'] });
    expect(towards(56.5)).toEqual(fine);
  });

  test('need a body mass index of at least 20 at age 65', () => {
    expect(towards(56, { ageYears: 65 }).refused).toEqual(['targetMassKg: target-underweight']);
    expect(towards(57, { ageYears: 65 })).toEqual(fine);
  });

  test('to gain need a confirmation at a body mass index of 30, and are refused at 40 or below 18.5', () => {
    const gain = (massKg: number, targetMassKg: number) =>
      towards(targetMassKg, { goal: 'gain', massKg, weeklyLossKg: undefined });
    expect(gain(72, 84)).toEqual(fine);
    expect(gain(72, 85)).toEqual({ refused: [], asked: ['heavy-target'] });
    expect(gain(72, 113).refused).toEqual(['targetMassKg: target-too-heavy']);
    expect(gain(45, 50).refused).toEqual(['targetMassKg: target-underweight']);
    expect(gain(45, 53)).toEqual(fine);
  });

  test('to gain are refused at a body mass index of 40, and no surplus is planned', () => {
    const basis = { goal: 'gain' as const, massKg: 113, targetMassKg: 118, weeklyLossKg: undefined };
    expect(towards(118, basis).refused).toEqual(['goal: gain-at-40', 'targetMassKg: target-too-heavy']);
    expect(planGoals({ ...ada, ...basis })).toMatchObject({ dailyDeltaKcal: 0, limits: ['no-surplus'] });
  });

  test('to maintain need a confirmation when underweight, and are refused below a body mass index of 16', () => {
    const hold = (massKg: number, changes: Partial<GoalBasis> = {}) =>
      codesOf({
        ...ada,
        goal: 'maintain',
        massKg,
        targetMassKg: undefined,
        weeklyLossKg: undefined,
        ...changes,
      });
    expect(hold(48)).toEqual({ refused: [], asked: ['underweight-hold'] });
    expect(hold(45).refused).toEqual(['goal: severe-thinness']);
    expect(hold(45, { ageYears: 17 })).toEqual(fine);
    expect(hold(53)).toEqual(fine);
    expect(hold(53, { targetMassKg: 52 }).refused).toEqual(['targetMassKg: target-underweight']);
  });

  test('agree with the goal', () => {
    expect(towards(72).refused).toEqual(['targetMassKg: target-not-below']);
    const others = { weeklyLossKg: undefined };
    expect(towards(72, { ...others, goal: 'gain' }).refused).toEqual(['targetMassKg: target-not-above']);
    expect(towards(69, { ...others, goal: 'maintain' }).refused).toEqual(['targetMassKg: target-not-near']);
    expect(towards(71, { ...others, goal: 'maintain' })).toEqual(fine);
  });
});

describe('a fasting plan', () => {
  const fasting = (
    changes: Partial<GoalBasis>,
    fastingProtocol: DraftForRules['fastingProtocol'] = '16:8',
  ) => {
    const basis: GoalBasis = {
      ...ada,
      goal: 'maintain',
      targetMassKg: undefined,
      weeklyLossKg: undefined,
      ...changes,
    };
    const draft = { basis, plan: planGoals(basis), weekdayOffsetsKcal: SAME_EVERY_DAY, fastingProtocol };
    return draftIssues(draft).refusals;
  };
  test.each([
    ['under 18', { ageYears: 17 }],
    ['below a body mass index of 18.5', { massKg: 52 }],
    ['in pregnancy', { conditions: ['pregnant'] as const }],
    ['on insulin', { conditions: ['insulin'] as const }],
  ])('is refused %s, and no plan is not', (_who, changes) => {
    const [refusal, ...others] = fasting(changes);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ field: 'settings.fastingProtocol', code: 'no-fasting' });
    expect(refusal?.message).toMatch(/^Fasting isn’t available because .+ Choose “No plan\.”$/);
    expect(fasting(changes, null)).toEqual([]);
  });
  test('is Ada’s to choose', () => {
    expect(fasting({})).toEqual([]);
  });
});

describe('no deficit, by goal or by hand,', () => {
  const holding = { goal: 'maintain' as const, targetMassKg: undefined, weeklyLossKg: undefined };
  test.each([
    ['under 18', { ageYears: 17 }, 'under-18'],
    ['below a body mass index of 18.5', { massKg: 52, targetMassKg: 51 }, 'underweight'],
    ['in pregnancy', { conditions: ['pregnant'] as const }, 'clinician-first'],
    ['while breastfeeding', { conditions: ['breastfeeding'] as const }, 'clinician-first'],
    ['with an eating disorder', { conditions: ['eating-disorder'] as const }, 'clinician-first'],
    ['during a cancer treatment', { conditions: ['cancer-treatment'] as const }, 'clinician-first'],
  ])('%s', (_who, changes, code) => {
    expect(codesOf({ ...ada, ...changes }).refused).toContain(`goal: ${code}`);
    expect(planGoals({ ...ada, ...changes, targetMassKg: 40 })).toMatchObject({
      dailyDeltaKcal: 0,
      limits: [code],
    });
    const basis = { ...ada, ...changes, ...holding };
    const { expenditureKcal } = planGoals(basis);
    expect(codesOf(basis, figures(expenditureKcal - 200)).refused).toContain(`byHand.energyKcal: ${code}`);
    expect(codesOf(basis, figures(expenditureKcal)).refused).toEqual([]);
  });

  test('and no ketosis on insulin, as a preference or by hand; insulin alone doesn’t rule out a deficit', () => {
    const basis: GoalBasis = { ...ada, conditions: ['insulin'] };
    expect(codesOf(basis)).toEqual(fine);
    expect(codesOf({ ...basis, dietaryPreference: 'keto' }).refused).toEqual([
      'dietaryPreference: no-ketosis',
    ]);
    expect(codesOf(basis, figures(1700, { carbsG: 40, fatG: 133 })).refused).toEqual([
      'byHand.carbsG: no-ketosis',
    ]);
  });
});

describe('a diet that is low in carbs', () => {
  const holding = { goal: 'maintain' as const, targetMassKg: undefined, weeklyLossKg: undefined };
  const refused = (changes: Partial<GoalBasis>) => codesOf({ ...ada, ...holding, ...changes }).refused;
  test('is Ada’s to choose', () => {
    expect(refused({ dietaryPreference: 'keto' })).toEqual([]);
    expect(refused({ dietaryPreference: 'low-carb' })).toEqual([]);
  });

  test.each([
    ['under 18', { ageYears: 17 }],
    ['below a body mass index of 18.5', { massKg: 50 }],
    ['in pregnancy', { conditions: ['pregnant'] as const }],
    ['while breastfeeding', { conditions: ['breastfeeding'] as const }],
    ['with an eating disorder', { conditions: ['eating-disorder'] as const }],
  ])('isn’t a ketogenic one %s', (_who, changes) => {
    expect(refused({ ...changes, dietaryPreference: 'keto' })).toEqual(['dietaryPreference: no-ketosis']);
    const plan = planGoals({ ...ada, ...holding, ...changes, dietaryPreference: 'keto' });
    expect(plan.limits).toContain('no-ketosis');
    expect(plan.carbsG).toBeGreaterThan(150);
  });

  test.each(['pregnant', 'breastfeeding'] as const)('is none at all with %s', (condition) => {
    const basis: GoalBasis = { ...ada, ...holding, conditions: [condition] };
    expect(refused({ ...basis, dietaryPreference: 'low-carb' })).toEqual(['dietaryPreference: no-low-carb']);
    const plan = planGoals({ ...basis, dietaryPreference: 'low-carb' });
    expect(plan.limits).toContain('no-low-carb');
    expect(plan.carbsG).toBeGreaterThan(210);
    const { expenditureKcal } = plan;
    const [min, recommended] = condition === 'pregnant' ? [135, 175] : [160, 210];
    const withCarbs = (carbsG: number) =>
      codesOf(
        basis,
        figures(expenditureKcal, {
          proteinG: 120,
          carbsG,
          fatG: Math.round((expenditureKcal - 480 - 4 * carbsG) / 9),
        }),
      );
    expect(withCarbs(min - 1).refused).toEqual(['byHand.carbsG: no-low-carb']);
    expect(withCarbs(min).refused).toEqual([]);
    expect(withCarbs(recommended - 1).asked).toContain('little-carbs');
    expect(withCarbs(recommended).asked).not.toContain('little-carbs');
  });
});

describe('by hand', () => {
  /** 1,700 kcal with these shares; carbs are the rest. */
  const split = (proteinG: number, fatG: number) =>
    figures(1700, { proteinG, fatG, carbsG: Math.round((1700 - 4 * proteinG - 9 * fatG) / 4) });
  // Her reference mass is 70.6 kg.
  test('protein is between 0.5 and 3.5 g per kg, with a confirmation outside of 0.8 to 2.2 g', () => {
    expect(codesOf(ada, split(35, 60)).refused).toEqual(['byHand.proteinG: protein-too-low']);
    expect(codesOf(ada, split(36, 60))).toEqual({ refused: [], asked: ['little-protein'] });
    expect(codesOf(ada, split(56, 60))).toEqual(fine);
    expect(codesOf(ada, split(247, 60)).refused).toEqual([]);
    expect(codesOf(ada, split(248, 60)).refused).toEqual(['byHand.proteinG: protein-too-high']);
  });

  test('protein is at most 1.3 g per kg with kidney disease, and less than 0.8 g needs no confirmation', () => {
    const basis: GoalBasis = { ...ada, conditions: ['kidney-disease'] };
    expect(codesOf(basis, split(92, 60)).refused).toEqual(['byHand.proteinG: protein-too-high']);
    expect(codesOf(basis, split(91, 60))).toEqual({ refused: [], asked: ['much-protein'] });
    expect(codesOf(basis, split(45, 60))).toEqual(fine);
  });

  test('fat is at least 15% of energy, with a confirmation below 20% and above 40% unless the diet is high in fat', () => {
    expect(codesOf(ada, split(85, 28)).refused).toEqual(['byHand.fatG: fat-too-low']);
    expect(codesOf(ada, split(85, 29))).toEqual({ refused: [], asked: ['little-fat'] });
    expect(codesOf(ada, split(85, 38))).toEqual(fine);
    expect(codesOf(ada, split(85, 80)).asked).toEqual(['much-fat']);
    expect(codesOf({ ...ada, dietaryPreference: 'keto' }, split(85, 80))).toEqual(fine);
  });

  test('energy gains at most 1% of body weight a week', () => {
    const basis: GoalBasis = { ...ada, goal: 'gain', targetMassKg: 76, weeklyLossKg: undefined };
    expect(codesOf(basis, figures(3020)).refused).toEqual(['byHand.energyKcal: gain-1-percent']);
    expect(codesOf(basis, figures(3000)).refused).toEqual([]);
  });
});
