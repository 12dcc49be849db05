import type { Facts } from '#domain/supplements/facts.ts';
import type { FoodLine } from '#domain/supplements/food-first.ts';
import { all, any, diary, eatsAs, has, holds, lab, not, takes } from '#domain/supplements/predicates.ts';
import { dose, form, NO_DOSE, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const eatsLittleFish = holds(
  'health',
  'Fish',
  ({ health }) =>
    health && health.fishPerWeek !== null && health.fishPerWeek < 1
      ? `${health.fishPerWeek} servings a week, below 1`
      : undefined,
  ({ health }) => health?.answeredOn ?? null,
);

const takesOmega3 = holds('health', 'Your supplements', ({ own }) =>
  own.some(({ perDay }) => perDay.some(({ substance }) => substance === 'omega-3')) ? 'omega-3' : undefined,
);

const oil = ({ health }: Facts): string =>
  health?.dietPattern === 'vegan' ||
  health?.dietPattern === 'vegetarian' ||
  health?.allergies.some((allergy) => allergy === 'fish' || allergy === 'shellfish')
    ? 'Algae oil (go by the EPA plus DHA on the label)'
    : 'Fish oil or algae oil (go by the EPA plus DHA on the label)';

const CAUTION = 'More than 1 g a day raises the risk of atrial fibrillation.';

const ALA_FOODS: FoodLine = {
  foods: [['walnuts', 'nuts'], 'flax', 'chia', 'canola oil'],
  says: (foods) => `You can get ALA from ${foods}. Your body turns a little of it into EPA.`,
};

export const OMEGA_3_RULES: readonly Rule[] = [
  {
    id: 'omega-3-low',
    number: 9,
    title: 'Omega-3 (EPA and DHA)',
    severity: 2,
    grade: 'B',
    when: any(
      lab.below('omega3-index', 4),
      all(eatsLittleFish, diary('EPA and DHA in food', ['omega3EpaG', 'omega3DhaG'], 'below', 0.15, 'g')),
    ),
    blocks: [],
    dose: dose(['omega-3', 250, 500]),
    form: oil,
    timing: 'With a meal',
    times: ['midday'],
    caution: CAUTION,
    foodFirst: {
      foods: [['two servings of fish a week, including one of fatty fish', 'fish']],
      says: (foods) => `You get just as much from ${foods}.`,
      otherwise: ALA_FOODS,
    },
    sources: [SOURCES.vital, SOURCES.efsaOmega3, SOURCES.gencer2021],
    retestWeeks: 16,
  },
  {
    id: 'triglycerides-doctor',
    number: 10,
    title: 'Triglycerides: talk to your doctor',
    severity: 3,
    grade: 'A',
    when: any(
      lab.atLeast('triglycerides', 500),
      all(lab.atLeast('triglycerides', 150), takes('statin'), has('cardiovascular-disease')),
    ),
    blocks: [],
    dose: NO_DOSE,
    form: form('Prescription omega-3 (icosapent ethyl)'),
    timing: 'As prescribed',
    times: [],
    caution:
      'Over-the-counter fish oil is no substitute. High doses can cause atrial fibrillation and bleeding.',
    foodFirst: 'Cutting alcohol, sugar and white flour lowers triglycerides within weeks.',
    doctor:
      'Talk to your doctor about triglycerides this high. The omega-3 used to treat them requires a prescription.',
    sources: [SOURCES.reduceIt, SOURCES.aha2019],
    retestWeeks: 12,
  },
  {
    id: 'omega-3-plant-diet',
    number: 11,
    title: 'Algae oil (DHA and EPA)',
    severity: 2,
    grade: 'B',
    when: all(eatsAs('vegan', 'vegetarian'), not(takesOmega3)),
    blocks: [],
    dose: dose(['omega-3', 250]),
    form: form('Algae oil (go by the EPA plus DHA on the label)'),
    timing: 'With a meal',
    times: ['midday'],
    caution: CAUTION,
    foodFirst: ALA_FOODS,
    sources: [SOURCES.andVegetarian, SOURCES.efsaOmega3],
    retestWeeks: null,
  },
];
