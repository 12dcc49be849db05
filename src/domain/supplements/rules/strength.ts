import {
  agedFrom,
  all,
  any,
  eatsAs,
  has,
  holds,
  kidneysMayBeBelow,
  lives,
} from '#domain/supplements/predicates.ts';
import type { Facts } from '#domain/supplements/facts.ts';
import { dose, form, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const CREATINE_BLOCKS = [
  {
    when: kidneysMayBeBelow(60),
    says: 'We suggest creatine only if your eGFR is at least 60 mL/min. Yours is lower, or we don’t have a result.',
  },
  { when: has('bipolar-disorder'), says: 'Creatine has triggered mania in people with bipolar disorder.' },
] as const;

const eatsLittleProtein = holds(
  'diary',
  'Protein',
  ({ protein }) =>
    protein && protein.daysBelow >= 10
      ? `below 80% of ${Math.round(protein.targetG)} g on ${protein.daysBelow} of ${protein.days} days`
      : undefined,
  ({ intake }) => intake?.to ?? null,
);

const proteinPowder = ({ health }: Facts): string => {
  const avoids = (allergy: 'milk' | 'soy'): boolean => health?.allergies.includes(allergy) === true;
  if (health?.dietPattern === 'vegan' || avoids('milk'))
    return avoids('soy') ? 'Pea protein' : 'Soy or pea protein';
  return avoids('soy') ? 'Whey, casein or pea protein' : 'Whey, casein, soy or pea protein';
};

export const STRENGTH_RULES: readonly Rule[] = [
  {
    id: 'creatine',
    number: 22,
    title: 'Creatine monohydrate',
    severity: 1,
    grade: 'A',
    when: any(lives('resistance-training'), agedFrom(60), eatsAs('vegan')),
    blocks: CREATINE_BLOCKS,
    dose: dose(['creatine', 3, 5]),
    form: form('Creatine monohydrate powder'),
    timing: 'Any time, every day',
    times: ['morning'],
    caution:
      'Creatine can raise your blood creatinine without harming your kidneys. Ask for a cystatin C test the next time you have blood work.',
    foodFirst: {
      foods: [
        ['meat', 'meat'],
        ['fish', 'fish'],
      ],
      says: (foods) =>
        `Eating ${foods} gives you 1 to 2 g of creatine a day. Strength training is what makes it work.`,
      otherwise: 'Plants contain next to no creatine. Strength training is what makes a supplement work.',
    },
    sources: [SOURCES.issnCreatine],
    retestWeeks: null,
  },
  {
    id: 'protein-low',
    number: 23,
    title: 'Protein powder',
    severity: 2,
    grade: 'A',
    when: eatsLittleProtein,
    blocks: [
      {
        when: kidneysMayBeBelow(30),
        says: 'If your kidney function is reduced, ask your doctor how much protein to eat.',
      },
    ],
    dose: dose(['protein', 20, 40]),
    form: proteinPowder,
    timing: 'With the meal that has the least protein',
    times: ['morning'],
    caution: 'If you have kidney disease, ask your doctor before taking it.',
    foodFirst: {
      foods: [['Greek yogurt', 'dairy'], ['eggs', 'egg'], ['fish', 'fish'], ['tofu', 'soy'], 'lentils'],
      says: (foods) => `You can get protein from ${foods}. A generous serving has about 20 g.`,
    },
    sources: [SOURCES.morton2018],
    retestWeeks: null,
  },
  {
    id: 'strength-after-65',
    number: 34,
    title: 'Protein, vitamin D and creatine for muscle strength',
    severity: 2,
    grade: 'B',
    when: all(agedFrom(65), lives('little-sun'), lives('weak-grip')),
    blocks: [
      ...CREATINE_BLOCKS,
      {
        when: has('high-calcium', 'sarcoidosis'),
        says: 'Vitamin D raises calcium, which is harmful with your condition.',
      },
    ],
    dose: dose(['protein', 20, 30], ['vitamin-d', 20, 25], ['creatine', 3, 5]),
    form: (facts) => `${proteinPowder(facts)}, vitamin D3 and creatine monohydrate`,
    timing: 'With a meal, alongside strength training twice a week',
    times: ['midday'],
    caution: 'Creatine raises creatinine without harming your kidneys. Ask for a cystatin C test.',
    foodFirst:
      'Aim for about 0.55 g of protein per lb of body weight (1.2 g per kg) a day, spread over three meals.',
    sources: [SOURCES.espen],
    retestWeeks: 12,
  },
];
