import { averageIntake, type Facts } from '#domain/supplements/facts.ts';
import type { Food } from '#domain/supplements/food-first.ts';
import { agedFrom, all, any, eatsAs, eatsBelow, has, holds, lab } from '#domain/supplements/predicates.ts';
import { recommendedIntake } from '#domain/supplements/recommended-intakes.ts';
import { form, type DoseRange, type Rule, type RuleBlock } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const MAX_DOSE_MG = 500;
const MIN_GAP_MG = 100;

/** Recommended calcium that food doesn't provide, up to one dose. */
function calciumGap(facts: Facts): readonly DoseRange[] {
  const recommended = recommendedIntake('calcium', { ...facts.health, ...facts });
  const inFood = averageIntake(facts, ['calciumMg']);
  if (recommended === undefined || inFood === undefined) return [];
  const gap = Math.min(MAX_DOSE_MG, Math.floor((recommended - inFood) / 50) * 50);
  return gap >= MIN_GAP_MG ? [{ substance: 'calcium', low: MIN_GAP_MG, high: gap }] : [];
}

const CALCIUM_BLOCKS: readonly RuleBlock[] = [
  { when: has('high-calcium'), says: 'Your calcium is already high.' },
  { when: lab.above('calcium', 10.5), says: 'Your calcium was above 10.5 mg/dL.' },
  {
    when: has('kidney-stones'),
    says: 'If you have kidney stones, get your calcium from food, not supplements.',
  },
];

const CALCIUM_FOODS: readonly Food[] = [
  ['milk', 'dairy'],
  ['yogurt', 'dairy'],
  ['cheese', 'dairy'],
  ['tofu set with calcium', 'soy'],
  ['sardines', 'fish'],
  'kale',
];

const CALCIUM = {
  blocks: CALCIUM_BLOCKS,
  form: form('Calcium citrate'),
  times: ['midday'],
  caution:
    'No more than 500 mg at a time, and 2,000 to 2,500 mg a day including food. Experts disagree on whether calcium supplements harden your arteries.',
  foodFirst: {
    foods: CALCIUM_FOODS,
    says: (foods: string) => `You can get calcium from ${foods}: 150 to 350 mg a serving.`,
  },
} as const;

const eatsNoIodine = holds(
  'health',
  'Diet',
  ({ health, dietaryPreference }) =>
    health &&
    (health.allergies.includes('milk') || dietaryPreference === 'dairy-free') &&
    health.fishPerWeek !== null &&
    health.fishPerWeek < 1 &&
    health.usesIodisedSalt === false
      ? 'no dairy, fish or iodized salt'
      : undefined,
  ({ health }) => health?.answeredOn ?? null,
);

const iodineDose = ({ health }: Facts): readonly DoseRange[] => {
  if (health?.isPregnant === true) return [{ substance: 'iodine', low: 220, high: 220 }];
  if (health?.isBreastfeeding === true) return [{ substance: 'iodine', low: 220, high: 290 }];
  return [{ substance: 'iodine', low: 150, high: 150 }];
};

const isOsteopenic = has('osteopenia');
const isWoman = holds('profile', 'Sex', ({ sex }) => (sex === 'female' ? 'female' : undefined));

export const BONE_RULES: readonly Rule[] = [
  {
    id: 'iodine-plant-diet',
    number: 17,
    title: 'Iodine',
    severity: 2,
    grade: 'B',
    when: any(eatsAs('vegan'), eatsNoIodine),
    blocks: [
      {
        when: has('thyroid-disease'),
        says: 'If you have thyroid disease, ask your doctor before taking iodine.',
      },
    ],
    dose: iodineDose,
    form: form('Potassium iodide, not kelp'),
    timing: 'Any time',
    times: ['morning'],
    caution: 'No more than 1,100 µg a day. Kelp varies too much to be safe.',
    foodFirst: {
      foods: ['iodized salt', ['dairy', 'dairy'], ['eggs', 'egg'], ['saltwater fish', 'fish']],
      says: (foods) => `You can get iodine from ${foods}.`,
    },
    sources: [SOURCES.ataIodine, SOURCES.iodine],
    retestWeeks: null,
  },
  {
    ...CALCIUM,
    id: 'calcium-low',
    number: 18,
    title: 'Calcium, just to fill the gap',
    severity: 2,
    grade: 'B',
    when: eatsBelow('calcium', 0.7),
    dose: calciumGap,
    timing: 'With a meal',
    sources: [SOURCES.uspstfCalcium, SOURCES.calcium],
    retestWeeks: 26,
  },
  {
    ...CALCIUM,
    id: 'bone-after-50',
    number: 19,
    title: 'Calcium and vitamin D for your bones',
    severity: 2,
    grade: 'B',
    when: all(agedFrom(50), isWoman, isOsteopenic, lab.below('vitamin-d-25oh', 30)),
    blocks: [
      ...CALCIUM_BLOCKS,
      {
        when: has('sarcoidosis'),
        says: 'If you have sarcoidosis, vitamin D can raise your calcium to dangerous levels.',
      },
    ],
    dose: (facts) => [...calciumGap(facts), { substance: 'vitamin-d', low: 15, high: 20 }],
    form: form('Calcium citrate with vitamin D3'),
    timing: 'With a meal',
    foodFirst: {
      foods: CALCIUM_FOODS,
      says: (foods) =>
        `${CALCIUM.foodFirst.says(foods)} Leafy greens provide vitamin K, which your bones need too.`,
    },
    sources: [SOURCES.uspstfCalcium, SOURCES.iomVitaminD],
    retestWeeks: 52,
  },
];
