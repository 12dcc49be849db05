import { HEAVY_DRINKING_G } from '#domain/longevity/longevity-score.ts';
import type { Facts } from '#domain/supplements/facts.ts';
import { agedFrom, all, any, diary, eatsBelow, has, holds, takes } from '#domain/supplements/predicates.ts';
import { recommendedIntake } from '#domain/supplements/recommended-intakes.ts';
import { dose, form, type DoseRange, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';
import type { Substance } from '#domain/supplements/substances.ts';

/** Substances of a low-dose multivitamin. Iron only for those who lose it, never beta-carotene. */
const IN_MULTIVITAMIN: readonly Substance[] = [
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
  'vitamin-c',
  'vitamin-d',
  'vitamin-e',
  'zinc',
  'selenium',
  'iodine',
];

/** Recommendations are in dietary folate; 1 µg of folic acid equals 1.7 µg. */
const DIETARY_FOLATE_PER_FOLIC_ACID = 1.7;

const multivitamin = (facts: Facts): readonly DoseRange[] =>
  IN_MULTIVITAMIN.flatMap((substance) => {
    const recommended = recommendedIntake(substance, { sex: facts.sex, ageYears: facts.ageYears });
    if (recommended === undefined) return [];
    const high = substance === 'folate' ? recommended / DIETARY_FOLATE_PER_FOLIC_ACID : recommended;
    return [{ substance, low: high / 2, high }];
  });

const drinks = holds(
  'diary',
  'Alcohol',
  (facts) => {
    const alcoholG = facts.intake?.perDay.alcoholG;
    const limit = HEAVY_DRINKING_G[facts.sex];
    return alcoholG !== undefined && alcoholG >= limit
      ? `${Math.round(alcoholG)} g a day, from ${limit}`
      : undefined;
  },
  ({ intake }) => intake?.to ?? null,
);

export const FURTHER_RULES: readonly Rule[] = [
  {
    id: 'curcumin-for-knees',
    number: 35,
    title: 'Curcumin, for information',
    severity: 1,
    grade: 'B',
    when: has('knee-osteoarthritis'),
    blocks: [
      { when: has('gallstones'), says: 'With gallstones curcumin can bring on colic.' },
      { when: has('liver-disease'), says: 'Curcumin has injured livers.' },
      {
        when: takes('warfarin', 'doac', 'antiplatelet'),
        says: 'Together with a blood thinner curcumin can make you bleed.',
      },
    ],
    dose: dose(['curcumin', 500, 1000]),
    form: form('Enhanced curcumin, 500 mg twice a day'),
    timing: 'With meals',
    times: ['morning', 'evening'],
    caution: 'Small trials only. Stop and see a doctor with yellow skin or dark urine.',
    foodFirst: 'Strength training and, where it applies, less weight help knees more.',
    sources: [SOURCES.curcumin],
    retestWeeks: 8,
  },
  {
    id: 'probiotic',
    number: 36,
    title: 'A probiotic of the right strain',
    severity: 1,
    grade: 'B',
    when: any(takes('antibiotic', 'tetracycline-quinolone'), has('irritable-bowel')),
    blocks: [
      {
        when: any(has('weak-immune-system'), takes('immunosuppressant', 'transplant-medicine')),
        says: 'With a weak immune system or a central line living bacteria can infect.',
      },
    ],
    dose: dose(['probiotic', 10]),
    form: form('A strain with trials for this, such as L. rhamnosus GG or S. boulardii'),
    timing: '2 hours away from an antibiotic',
    times: ['midday'],
    caution: 'What one strain does, another does not. Leave it after 4 weeks without a difference.',
    foodFirst: {
      foods: [['yogurt', 'dairy'], ['kefir', 'dairy'], 'sauerkraut'],
      says: (foods) => `Living cultures come from ${foods}.`,
    },
    sources: [SOURCES.agaProbiotics],
    retestWeeks: 4,
  },
  {
    id: 'multivitamin',
    number: 37,
    title: 'A low-dose multivitamin',
    severity: 1,
    grade: 'B',
    when: any(diary('Energy', ['energyKcal'], 'below', 1200, 'kcal'), has('bariatric-surgery'), agedFrom(60)),
    blocks: [],
    dose: multivitamin,
    isWhole: true,
    form: ({ sex, health }) =>
      `At most 100% of the daily values${sex === 'male' ? ', without iron' : ''}${health?.smokes === false ? '' : ', without beta-carotene'}`,
    timing: 'With a meal',
    times: ['morning'],
    caution: 'Smokers: without beta-carotene. After weight-loss surgery your clinic sets what you take.',
    foodFirst: {
      foods: ['vegetables', 'fruit', 'whole grains', ['fish', 'fish']],
      says: (foods) => `More than a tablet brings comes from ${foods}.`,
    },
    sources: [SOURCES.cosmos],
    retestWeeks: null,
  },
  {
    id: 'thiamin-with-alcohol',
    number: 38,
    title: 'Thiamin (vitamin B1)',
    severity: 2,
    grade: 'A',
    when: all(drinks, eatsBelow('thiamin', 1)),
    blocks: [],
    dose: dose(['thiamin', 50, 100]),
    form: form('Thiamin tablet'),
    timing: 'With a meal',
    times: ['morning'],
    caution: 'Never stop heavy drinking from one day to the next alone: withdrawal can be dangerous.',
    foodFirst: {
      foods: ['whole grains', ['pork', 'pork'], 'beans'],
      says: (foods) => `Thiamin comes from ${foods}. Drinking less does most.`,
    },
    doctor: 'Your doctor, or a helpline such as findahelpline.com, helps with drinking less, in confidence.',
    sources: [SOURCES.thiamin],
    retestWeeks: null,
  },
];
