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
      ? `${Math.round(alcoholG)} g a day, threshold ${limit} g`
      : undefined;
  },
  ({ intake }) => intake?.to ?? null,
);

export const FURTHER_RULES: readonly Rule[] = [
  {
    id: 'curcumin-for-knees',
    number: 35,
    title: 'Curcumin, for information only',
    severity: 1,
    grade: 'B',
    when: has('knee-osteoarthritis'),
    blocks: [
      { when: has('gallstones'), says: 'If you have gallstones, curcumin can trigger a painful attack.' },
      { when: has('liver-disease'), says: 'Curcumin has caused liver injury.' },
      {
        when: takes('warfarin', 'doac', 'antiplatelet'),
        says: 'Combined with a blood thinner, curcumin can make you bleed more easily.',
      },
    ],
    dose: dose(['curcumin', 500, 1000]),
    form: form('Enhanced-absorption curcumin, 500 mg twice a day'),
    timing: 'With meals',
    times: ['morning', 'evening'],
    caution:
      'Curcumin has only been tested in small trials. Stop and see a doctor if your skin turns yellow or your urine turns dark.',
    foodFirst: 'Strength training helps your knees more. So does losing weight, if you need to.',
    sources: [SOURCES.curcumin],
    retestWeeks: 8,
  },
  {
    id: 'probiotic',
    number: 36,
    title: 'A probiotic with the right strain',
    severity: 1,
    grade: 'B',
    when: any(takes('antibiotic', 'tetracycline-quinolone'), has('irritable-bowel')),
    blocks: [
      {
        when: any(has('weak-immune-system'), takes('immunosuppressant', 'transplant-medicine')),
        says: 'If you have a weakened immune system or a central line (a catheter in a large vein), live bacteria can cause an infection.',
      },
    ],
    dose: dose(['probiotic', 10]),
    form: form('A strain tested for this use, such as L. rhamnosus GG or S. boulardii'),
    timing: '2 hours apart from an antibiotic',
    times: ['midday'],
    caution: 'Each strain works differently. Stop if you don’t notice a difference after 4 weeks.',
    foodFirst: {
      foods: [['yogurt', 'dairy'], ['kefir', 'dairy'], 'sauerkraut'],
      says: (foods) => `You can get live cultures from ${foods}.`,
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
      `Up to 100% of the Daily Values${sex === 'male' ? ', without iron' : ''}${health?.smokes === false ? '' : ', without beta-carotene'}`,
    timing: 'With a meal',
    times: ['morning'],
    caution:
      'Avoid beta-carotene if you smoke. After weight-loss surgery, follow your clinic’s recommendations.',
    foodFirst: {
      foods: ['vegetables', 'fruit', 'whole grains', ['fish', 'fish']],
      says: (foods) => `No supplement can replace ${foods}.`,
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
    caution: 'Never quit heavy drinking suddenly on your own. Withdrawal can be dangerous.',
    foodFirst: {
      foods: ['whole grains', ['pork', 'pork'], 'beans'],
      says: (foods) => `You can get thiamin from ${foods}. Drinking less alcohol helps the most.`,
    },
    doctor:
      'Your doctor can help you drink less. So can confidential helplines: findahelpline.com lists them.',
    sources: [SOURCES.thiamin],
    retestWeeks: null,
  },
];
